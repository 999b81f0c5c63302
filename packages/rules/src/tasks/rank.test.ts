import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankBetween } from './rank.ts';

test('returns a rank for the first card, and one before, after and between others', () => {
  const only = rankBetween(null, null);
  const [before, behind] = [rankBetween(null, only), rankBetween(only, null)];
  expect([before < only, only < behind]).toEqual([true, true]);
  const between = rankBetween(only, behind);
  expect(only < between && between < behind).toBe(true);
});

test('keeps cards in the order in which they were placed, for any sequence of moves', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
      const ranks: string[] = [];
      for (const place of places) {
        const at = place % (ranks.length + 1);
        ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null));
      }
      expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => (one < other ? -1 : 1)));
      expect(ranks.filter((rank) => rank.endsWith('0'))).toEqual([]);
    }),
  );
});

test.each([
  ['behind the last', (rank: string) => rankBetween(rank, null)],
  ['before the first', (rank: string) => rankBetween(null, rank)],
])('keeps ranks short for a thousand cards %s', (_, next) => {
  let rank = rankBetween(null, null);
  for (let count = 0; count < 1_000; count++) rank = next(rank);
  expect(rank.length).toBeLessThan(40);
});
