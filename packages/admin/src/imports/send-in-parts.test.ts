import { expect, test } from '@jest/globals';
import type { ImportReply } from '@theke/contracts/imports/define-import';
import { sendInParts } from './send-in-parts.ts';

type Part = { rows: number[]; list: string; part: number; parts: number };
const replyTo =
  (id: string | null) =>
  (body: object): Promise<ImportReply> => {
    const { rows } = body as Part;
    const faults = rows.filter((row) => row < 0).map((line) => ({ line, field: null, message: '' }));
    const counts = { new: rows.length - faults.length, changed: 0, same: 0, faulty: faults.length };
    return Promise.resolve({ id, counts, results: rows.map(() => 'new'), faults });
  };

// ZONE-05
test('sends all rows in parts of one list, and adds the replies up', async () => {
  const parts: Part[] = [];
  const reply = await sendInParts({ rows: [1, 2, 3, -4, 5], isDryRun: true }, 2, (body) => {
    parts.push(body as Part);
    return replyTo(null)(body);
  });
  expect(parts.map(({ rows, part, parts: all }) => [rows, part, all])).toEqual([
    [[1, 2], 1, 3],
    [[3, -4], 2, 3],
    [[5], 3, 3],
  ]);
  expect(new Set(parts.map(({ list }) => list)).size).toBe(1);
  expect(reply).toMatchObject({ id: null, counts: { new: 4, faulty: 1 }, faults: [{ line: -4 }] });
  expect(reply.results).toHaveLength(5);
});

test('ends with the id of the import, and stops at a part that saved nothing', async () => {
  expect((await sendInParts({ rows: [1, 2, 3], isDryRun: false }, 2, replyTo('a'))).id).toBe('a');
  let calls = 0;
  await sendInParts({ rows: [-1, 2, 3], isDryRun: false }, 1, (body) => {
    calls += 1;
    return replyTo(null)(body);
  });
  expect(calls).toBe(1);
});
