import { type ImportReply, maxImportFaults } from '@theke/contracts/imports/define-import';
import { randomUuid } from '../ui/random-uuid.ts';

type Body = { rows: readonly unknown[]; isDryRun: boolean };

/**
 * Sends the rows of a file in parts, one after the other; the last part ends the import. Stops at a part that saved
 * nothing, unless it is a dry run.
 * @param rowsPerPart rows that one request takes
 * @returns the replies to all parts as one
 */
export async function sendInParts(
  body: Body,
  rowsPerPart: number,
  run: (body: object) => Promise<ImportReply>,
): Promise<ImportReply> {
  const list = randomUuid();
  const parts = Math.max(1, Math.ceil(body.rows.length / rowsPerPart));
  const all: ImportReply = { id: null, counts: { new: 0, changed: 0, same: 0, faulty: 0 }, results: [], faults: [] };
  for (let part = 1; part <= parts; part++) {
    const rows = body.rows.slice((part - 1) * rowsPerPart, part * rowsPerPart);
    const { id, counts, results, faults } = await run({ ...body, rows, list, part, parts });
    for (const result of Object.keys(all.counts) as (keyof ImportReply['counts'])[])
      all.counts[result] += counts[result];
    for (const result of results) all.results.push(result);
    all.faults.push(...faults.slice(0, maxImportFaults - all.faults.length));
    all.id = id;
    if (id === null && !body.isDryRun) break;
  }
  return all;
}
