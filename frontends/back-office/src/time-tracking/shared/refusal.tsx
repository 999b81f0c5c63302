import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';

/** Error message for a failed action; renders nothing without an error. */
export const Refusal = ({ failed, problem }: { failed: string; problem: ApiError | undefined }) =>
  problem && (
    <Notice kind="late" role="alert">
      {`${failed} ${problem.message}`}
    </Notice>
  );
