import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Places } from './places.ts';

const guest = (name: string) => ({ name: `network ${name}`, isGuest: true });
/** The release function, or undefined if no slot was free. */
const placeIn = (places: Places, holder: Parameters<Places['take']>[0]) => {
  const results = places.take(holder);
  return typeof results === 'string' ? undefined : results;
};
const staff = (name: string) => ({ name: `user ${name}`, isGuest: false });

// SESSION-09
test('limits one network to its share', () => {
  const places = new Places({ max: 10, perCaller: 3 });
  const results = Array.from({ length: 5 }, () => placeIn(places, guest('a')));
  expect(results.map(Boolean)).toEqual([true, true, true, false, false]);
  expect(placeIn(places, guest('b'))).toBeDefined();
  expect(places.take(guest('a'))).toBe('share');
  results[0]?.();
  expect(placeIn(places, guest('a'))).toBeDefined();
  expect(placeIn(places, guest('a'))).toBeUndefined();
});

// SESSION-09
test('keeps the reserve for staff, however many networks guests use', () => {
  const places = new Places({ max: 10, reserve: 2, perCaller: 3 });
  const results = Array.from({ length: 20 }, (_, index) => placeIn(places, guest(String(index))));
  expect(results.filter(Boolean)).toHaveLength(8);
  expect(places.take(guest('late'))).toBe('all');
  expect(
    [placeIn(places, staff('mara')), placeIn(places, staff('jonas')), placeIn(places, staff('ines'))].map(Boolean),
  ).toEqual([true, true, false]);
});

test('never exceeds the limits and releases all slots in any sequence', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ who: fc.nat(3), isGuest: fc.boolean(), leaves: fc.boolean() })), (acts) => {
      const places = new Places({ max: 5, reserve: 2, perCaller: 2 });
      const held: { name: string; leave: () => void }[] = [];
      for (const { who, isGuest, leaves } of acts) {
        if (leaves) held.shift()?.leave();
        const holder = (isGuest ? guest : staff)(String(who));
        const leave = placeIn(places, holder);
        if (leave) held.push({ name: holder.name, leave });
        const own = held.filter(({ name }) => name === holder.name).length;
        expect(held.length).toBeLessThanOrEqual(5);
        expect(own).toBeLessThanOrEqual(2);
        if (!leave) expect(own === 2 || held.length >= (isGuest ? 3 : 5)).toBe(true);
      }
      for (const { leave } of held) leave();
      expect(Array.from({ length: 5 }, (_, at) => placeIn(places, staff(String(at)))).every(Boolean)).toBe(true);
    }),
  );
});
