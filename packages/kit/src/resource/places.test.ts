import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placesOf } from './places.ts';

const max = 30;
/** Entities in list order: by number, then by id, which is their index here. */
const listed = fc
  .array(fc.nat(max), { minLength: 1, maxLength: 12 })
  .map((numbers) => numbers.map((number, id) => ({ id, number })).sort((a, b) => a.number - b.number || a.id - b.id));
const moving = listed.chain((all) =>
  fc.record({ all: fc.constant(all), from: fc.nat(all.length - 1), to: fc.nat(all.length - 1) }),
);

function moved({ all, from, to }: { all: { id: number; number: number }[]; from: number; to: number }) {
  const expectedOrder = all.filter((_, index) => index !== from);
  expectedOrder.splice(to, 0, all[from] as (typeof all)[number]);
  const places = placesOf(
    expectedOrder.map(({ number }) => number),
    to,
    max,
  );
  return { expectedOrder, places };
}

test('yields the wanted order for any move', () => {
  fc.assert(
    fc.property(moving, (move) => {
      const { expectedOrder, places } = moved(move);
      const after = expectedOrder.map(({ id }, index) => ({ id, number: places[index] as number }));
      expect(after.toSorted((a, b) => a.number - b.number || a.id - b.id).map(({ id }) => id)).toEqual(
        expectedOrder.map(({ id }) => id),
      );
      for (const place of places) expect(Number.isInteger(place) && place >= 0 && place <= max).toBe(true);
    }),
  );
});

test('keeps the numbers before the moved entity, unless all are renumbered', () => {
  fc.assert(
    fc.property(moving, (move) => {
      const { expectedOrder, places } = moved(move);
      const isAnew = places.every((place, index) => place === index);
      if (!isAnew)
        expect(places.slice(0, move.to)).toEqual(expectedOrder.slice(0, move.to).map(({ number }) => number));
    }),
  );
});

test.each([
  ['between two numbers with a gap', [10, 90, 20], 1, [10, 15, 20]],
  ['between two adjacent numbers, by renumbering', [1, 9, 2, 3, 7], 1, [1, 2, 3, 4, 7]],
  ['to the front', [9, 4, 5], 0, [1, 4, 5]],
  ['to the end', [4, 5, 0], 2, [4, 5, 6]],
  ['among entries without numbers', [0, 0, 0, 0], 1, [0, 1, 2, 3]],
  ['to its current position', [1, 5, 9], 1, [1, 5, 9]],
  ['behind the last number', [29, 30, 7], 2, [0, 1, 2]],
])('moves one %s', (_, numbers, at, places) => {
  expect(placesOf(numbers, at, max)).toEqual(places);
});
