import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeRecord } from '../../api/resource.ts';
import { usesIn } from '../../uses/uses-in.ts';

type Refused = {
  row: OfficeRecord;
  message: string;
  /** Places where the entry is used, if that is why it was refused. */
  uses?: Uses;
};

/** Result of a bulk write: number of successes, and the refused rows with their messages. */
export type Outcome = { done: number; refused: readonly Refused[] };

/**
 * Writes rows one after another; a refused row does not stop the others.
 * @throws any error that is not an API error
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
