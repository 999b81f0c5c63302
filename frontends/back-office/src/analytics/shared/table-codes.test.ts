import { expect, test } from '@jest/globals';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { codesForTables } from './table-codes.ts';

const branch = { id: '0199f000-0000-7000-8000-000000000002', identifier: 'neubau', name: 'Marillo Neubau' };
const tables = ['1', '12', 'Garten 3'].map((identifier, index) => ({
  id: `0199f000-0000-7000-8000-00000000007${index}`,
  identifier,
}));

test('creates a code for each table without one, with its menu as target, valid by the contract', () => {
  const drafts = codesForTables(branch, tables, [{ fallback: `/store/neubau?table=${tables[1]?.id}` }]);
  expect(drafts.map(({ name, mark, fallback }) => [name, mark, fallback])).toEqual([
    ['Tisch 1', '1', `/store/neubau?table=${tables[0]?.id}`],
    ['Garten 3', '', `/store/neubau?table=${tables[2]?.id}`],
  ]);
  for (const draft of drafts) expect(qrCodes.draft.safeParse(draft).success).toBe(true);
  expect(codesForTables(branch, tables, codesForTables(branch, tables, []))).toEqual([]);
});
