import type { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { tvMessages } from '../shared/tv-messages.de.ts';

type Props = {
  problem: ApiError | undefined;
  /** Fields that show their own errors. */
  fields: readonly string[];
};

/** Reasons of a refused pairing that belong to no field. */
export function PairProblems({ problem, fields }: Props) {
  const general = problem?.errors.filter(({ field }) => !fields.includes(field?.split('.')[0] ?? '')) ?? [];
  return (
    <div role="alert">
      {general.length > 0 && (
        <Notice kind="late">
          <b>{tvMessages.pairing.failed}</b> {general.map(({ message }) => message).join(' ')}
        </Notice>
      )}
    </div>
  );
}
