import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';

type Props = { failed: string; problem: ApiError | undefined; className?: string | undefined };

/** Error message for a failed action; renders nothing without an error. */
export const Refusal = ({ failed, problem, className }: Props) =>
  problem && (
    <Notice kind="late" role="alert" className={className}>
      {`${failed} ${problem.message}`}
    </Notice>
  );
