import { expect, test } from '@jest/globals';
import { visitBuffer } from './visit-buffer.ts';

type Numbered = { tenant: string; number: number };

const quiet = { warn: () => undefined };
const of = (tenant: string, ...numbers: number[]) => numbers.map((number) => ({ tenant, number }));
const numbersOf = (visits: readonly { number: number }[]) => visits.map(({ number }) => number);

test('what cannot be written is written with the next round, before what came since, and nothing twice', async () => {
  const written: number[] = [];
  let fails = true;
  const buffer = visitBuffer<Numbered>(async (_, visits) => {
    if (fails) throw new Error('the database is away');
    written.push(...numbersOf(visits));
  }, quiet);
  buffer.add(of('a', 1, 2));
  await buffer.flush();
  buffer.add(of('a', 3));
  fails = false;
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([1, 2, 3]);
});

test('what the database will never take is let go of, and holds up nothing', async () => {
  const written: number[] = [];
  const buffer = visitBuffer<Numbered>(async (_, visits) => {
    const numbers = numbersOf(visits);
    if (numbers.includes(13)) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    written.push(...numbers);
  }, quiet);
  buffer.add([...of('a', 13), ...of('b', 1)]);
  await buffer.flush();
  buffer.add(of('a', 2));
  await buffer.flush();
  expect(written).toEqual([1, 2]);
});

test('where one business cannot be written the others are, in the same round and once; where the database is away nobody is tried', async () => {
  const tried: string[] = [];
  const written: number[] = [];
  let failure: Error | undefined = new Error('the transaction was rolled back');
  const buffer = visitBuffer<Numbered>(async (tenant, visits) => {
    tried.push(tenant);
    if (failure && tenant === 'b') throw failure;
    written.push(...numbersOf(visits));
  }, quiet);
  buffer.add([...of('a', 1), ...of('b', 2), ...of('c', 3), ...of('a', 4)]);
  await buffer.flush();
  expect([tried, written]).toEqual([
    ['a', 'b', 'c'],
    [1, 4, 3],
  ]);
  failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  buffer.add(of('c', 5));
  await buffer.flush();
  expect([tried.slice(3), written]).toEqual([['b'], [1, 4, 3]]);
  failure = undefined;
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([1, 4, 3, 2, 5]);
});

test('no more than 20,000 wait, and the log says how many were dropped', async () => {
  const said: object[] = [];
  let count = 0;
  const buffer = visitBuffer<Numbered>(
    async (_, visits) => {
      count += visits.length;
    },
    { warn: (about) => void said.push(about) },
  );
  buffer.add(of('a', ...Array(19_990).keys()));
  buffer.add(of('b', ...Array(50).keys()));
  await buffer.flush();
  expect([count, said]).toEqual([20_000, [{ dropped: 40 }]]);
});
