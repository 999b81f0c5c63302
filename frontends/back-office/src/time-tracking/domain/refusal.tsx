import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';

/** What could not be done, and why; nothing as long as nothing went wrong. */
export const Refusal = ({ failed, problem }: { failed: string; problem: ApiError | undefined }) =>
  problem && (
    <Notice kind="late" role="alert">
      {`${failed} ${problem.message}`}
    </Notice>
  );
