import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moveStop, sortRoute } from './route-order.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const route = fc.uniqueArray(id);

// DELIVERY-06
test('takes the requested order and appends stops that it does not name', () => {
  expect(sortRoute(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
  expect(sortRoute(['a', 'b'], ['x', 'b', 'b'])).toEqual(['b', 'a']);
});

// DELIVERY-06
test('loses no stop, adds none, and is stable when repeated', () => {
  fc.assert(
    fc.property(route, fc.array(id), (present, requested) => {
      const sorted = sortRoute(present, requested);
      expect(sorted.toSorted()).toEqual(present.toSorted());
      expect(sortRoute(sorted, requested)).toEqual(sorted);
      const kept = [...new Set(requested)].filter((one) => present.includes(one));
      expect(sorted.slice(0, kept.length)).toEqual(kept);
    }),
  );
});

test('moves one stop and keeps the order of the others', () => {
  expect(moveStop(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveStop(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  fc.assert(
    fc.property(route, id, fc.integer({ min: -8, max: 8 }), (present, one, by) => {
      const moved = moveStop(present, one, by);
      const withoutIt = (ids: readonly string[]) => ids.filter((each) => each !== one);
      expect(moved.toSorted()).toEqual(present.toSorted());
      expect(withoutIt(moved)).toEqual(withoutIt(present));
    }),
  );
});
