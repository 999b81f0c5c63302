import { expect, test } from '@jest/globals';
import { visitBuffer } from './visit-buffer.ts';

const quiet = { warn: () => undefined };

test('what cannot be written is written with the next round, before what came since, and nothing twice', async () => {
  const written: number[] = [];
  let fails = true;
  const buffer = visitBuffer<number>(async (visits) => {
    if (fails) throw new Error('the database is away');
    written.push(...visits);
  }, quiet);
  buffer.add([1, 2]);
  await buffer.flush();
  buffer.add([3]);
  fails = false;
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([1, 2, 3]);
});

test('what the database will never take is let go of, and holds up nothing', async () => {
  const written: number[] = [];
  const buffer = visitBuffer<number>(async (visits) => {
    if (visits.includes(13)) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    written.push(...visits);
  }, quiet);
  buffer.add([13]);
  await buffer.flush();
  buffer.add([1]);
  await buffer.flush();
  expect(written).toEqual([1]);
});

test('no more than 20,000 wait, and the log says how many were dropped', async () => {
  const said: object[] = [];
  let count = 0;
  const buffer = visitBuffer<number>(
    async (visits) => {
      count += visits.length;
    },
    { warn: (about) => void said.push(about) },
  );
  buffer.add(Array.from({ length: 19_990 }, () => 1));
  buffer.add(Array.from({ length: 50 }, () => 1));
  await buffer.flush();
  expect([count, said]).toEqual([20_000, [{ dropped: 40 }]]);
});
