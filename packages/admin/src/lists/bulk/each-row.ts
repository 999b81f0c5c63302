import { ApiError } from '@theke/ui/api-error';
import type { OfficeRecord } from '../../api/resource.ts';

/** What became of many writes: the rows that were refused, each with the sentence that says why. */
export type Outcome = { done: number; refused: readonly { row: OfficeRecord; message: string }[] };

/**
 * One write after another, each for itself: a row that is refused keeps no other back.
 * @throws whatever is no answer of the API's
 */
export async function eachRow(
  rows: readonly OfficeRecord[],
  write: (row: OfficeRecord) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<Outcome> {
  const refused: { row: OfficeRecord; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await write(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ row, message: error.message });
    }
    onProgress(index + 1);
  }
  return { done: rows.length - refused.length, refused };
}
