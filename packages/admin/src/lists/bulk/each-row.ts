import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeRecord } from '../../api/resource.ts';
import { usesIn } from '../../uses/uses-in.ts';

type Refused = {
  row: OfficeRecord;
  message: string;
  /** Where it is used, if it is refused for that. */
  uses?: Uses;
};

/** What became of many writes: the rows that were refused, each with the sentence that says why. */
export type Outcome = { done: number; refused: readonly Refused[] };

/**
 * One write after another, each for itself: a row that is refused keeps no other back.
 * @throws whatever is no answer of the API's
 */
export async function eachRow(
  rows: readonly OfficeRecord[],
  write: (row: OfficeRecord) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<Outcome> {
  const refused: Refused[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await write(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const uses = usesIn(error);
      refused.push({ row, message: error.message, ...(uses && { uses }) });
    }
    onProgress(index + 1);
  }
  return { done: rows.length - refused.length, refused };
}
