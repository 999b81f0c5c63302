import { expect, test } from '@jest/globals';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeRecord } from '../../api/resource.ts';
import { eachRow } from './each-row.ts';

const rows = ['eins', 'zwei', 'drei'].map((id): OfficeRecord => ({ id, version: 1, createdAt: '', updatedAt: '' }));

test('reports a refused row with its message and continues with the others', async () => {
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

test('rethrows programming errors instead of reporting them as refusals', async () => {
  const broken = eachRow(
    rows,
    () => Promise.reject(new TypeError('a bug')),
    () => undefined,
  );
  await expect(broken).rejects.toThrow('a bug');
});
