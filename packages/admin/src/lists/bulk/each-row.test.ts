import { expect, test } from '@jest/globals';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeRecord } from '../../api/resource.ts';
import { eachRow } from './each-row.ts';

const rows = ['eins', 'zwei', 'drei'].map((id): OfficeRecord => ({ id, version: 1, createdAt: '', updatedAt: '' }));

test('a row that is refused is reported with its sentence and keeps no other back', async () => {
  const written: string[] = [];
  const progress: number[] = [];
  const outcome = await eachRow(
    rows,
    async ({ id }) => {
      if (id === 'zwei') throw new ApiError(409, [{ code: 'STALE_VERSION', message: 'Jemand war schneller.' }]);
      written.push(id);
    },
    (finished) => progress.push(finished),
  );
  expect(written).toEqual(['eins', 'drei']);
  expect(progress).toEqual([1, 2, 3]);
  expect(outcome).toEqual({ done: 2, refused: [{ row: rows[1], message: 'Jemand war schneller.' }] });
});

test('a fault of our own is no refusal', async () => {
  const broken = eachRow(
    rows,
    () => Promise.reject(new TypeError('a bug')),
    () => undefined,
  );
  await expect(broken).rejects.toThrow('a bug');
});
