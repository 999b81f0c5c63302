import { expect, test } from '@jest/globals';
import { visitBuffer } from './visit-buffer.ts';

type Numbered = { tenant: string; network: { name: string; weight: number }; number: number };

const quiet = { warn: () => undefined };
const visitsOf = (tenant: string, ...numbers: number[]) =>
  numbers.map((number) => ({ tenant, network: { name: `network ${number}`, weight: 1 }, number }));
const numbersOf = (visits: readonly { number: number }[]) => visits.map(({ number }) => number);

test('retries failed writes in the next round, before newer visits and without duplicates', async () => {
  const written: number[] = [];
  let fails = true;
  const buffer = visitBuffer<Numbered>(async (_, visits) => {
    if (fails) throw new Error('the database is away');
    written.push(...numbersOf(visits));
  }, quiet);
  buffer.add(visitsOf('a', 1, 2));
  await buffer.flush();
  buffer.add(visitsOf('a', 3));
  fails = false;
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([1, 2, 3]);
});

test('drops data that the database rejects permanently, without blocking other visits', async () => {
  const written: number[] = [];
  const buffer = visitBuffer<Numbered>(async (_, visits) => {
    const numbers = numbersOf(visits);
    if (numbers.includes(13)) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    written.push(...numbers);
  }, quiet);
  buffer.add([...visitsOf('a', 13), ...visitsOf('b', 1)]);
  await buffer.flush();
  buffer.add(visitsOf('a', 2));
  await buffer.flush();
  expect(written).toEqual([1, 2]);
});

test('writes other tenants in the same round if one fails, and tries none while the database is unavailable', async () => {
  const tried: string[] = [];
  const written: number[] = [];
  let failure: Error | undefined = new Error('the transaction was rolled back');
  const buffer = visitBuffer<Numbered>(async (tenant, visits) => {
    tried.push(tenant);
    if (failure && tenant === 'b') throw failure;
    written.push(...numbersOf(visits));
  }, quiet);
  buffer.add([...visitsOf('a', 1), ...visitsOf('b', 2), ...visitsOf('c', 3), ...visitsOf('a', 4)]);
  await buffer.flush();
  expect([tried, written]).toEqual([
    ['a', 'b', 'c'],
    [1, 4, 3],
  ]);
  failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  buffer.add(visitsOf('c', 5));
  await buffer.flush();
  expect([tried.slice(3), written]).toEqual([['b'], [1, 4, 3]]);
  failure = undefined;
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([1, 4, 3, 2, 5]);
});

/** Buffers visits and flushes once. Returns the number written per tenant, and the warnings. */
async function writtenOf(visits: readonly Numbered[]) {
  const logged: object[] = [];
  const written: Record<string, number> = {};
  const buffer = visitBuffer<Numbered>(
    async (tenant, visits) => {
      written[tenant] = visits.length;
    },
    { warn: (about) => void logged.push(about) },
  );
  buffer.add(visits);
  await buffer.flush();
  return { written, logged };
}

test('buffers at most 20,000 visits and logs how many were dropped', async () => {
  const shops = Array.from({ length: 7 }, (_, at) => visitsOf(`shop ${at}`, ...Array(3_000).keys())).flat();
  const { written, logged } = await writtenOf(shops);
  expect([written['shop 5'], written['shop 6'], logged]).toEqual([3_000, 2_000, [{ dropped: 1_000 }]]);
});

// M5 of the fifth attack
test("limits a flood to its tenant's share, and a network to a part of that", async () => {
  const flood = Array.from({ length: 30_000 }, (_, number) => ({
    tenant: 'flooded',
    network: { name: `192.0.2.${number % 6}`, weight: 1 },
    number,
  }));
  const fromMany = visitsOf('crowded', ...Array(5_000).keys());
  const site = Array.from({ length: 9_000 }, (_, number) => ({
    tenant: 'by IPv6',
    network: { name: '2001:db8:1', weight: 10 },
    number,
  }));
  const { written } = await writtenOf([...flood, ...fromMany, ...site, ...visitsOf('other', 1, 2, 3)]);
  expect(written).toEqual({ flooded: 6 * 500, crowded: 4_000, 'by IPv6': 4_000, other: 3 });
});

test('applies the same limits to failed writes', async () => {
  const written: number[] = [];
  let fails = true;
  const buffer = visitBuffer<Numbered>(async (_, visits) => {
    if (fails) throw new Error('the transaction was rolled back');
    written.push(visits.length);
  }, quiet);
  for (const round of [1, 2, 3]) {
    buffer.add(visitsOf('a', ...Array.from({ length: 2_000 }, (_, at) => round * 10_000 + at)));
    await buffer.flush();
  }
  fails = false;
  await buffer.flush();
  expect(written).toEqual([4_000]);
});
