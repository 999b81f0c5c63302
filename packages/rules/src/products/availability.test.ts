import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { availabilityOf, productAvailability, type Shown } from './availability.ts';

const zone = 'Europe/Vienna';
const noon = new Date('2026-11-21T11:00:00Z');
const morning = [{ type: 'daily' as const, from: '08:00', to: '10:30' }];
const lunch = [{ type: 'daily' as const, from: '11:00', to: '14:00' }];

// MENU-03
test('is orderable if enabled and within the schedule', () => {
  expect(availabilityOf({}, zone, noon)).toBe('orderable');
  expect(availabilityOf({ isEnabled: true, schedule: [] }, zone, noon)).toBe('orderable');
  expect(availabilityOf({ schedule: lunch }, zone, noon)).toBe('orderable');
  expect(availabilityOf({ schedule: morning }, zone, noon)).toBe('hidden');
  expect(availabilityOf({ schedule: morning, isVisibleWhenUnavailable: true }, zone, noon)).toBe('visible');
  expect(availabilityOf({ isEnabled: false }, zone, noon)).toBe('hidden');
});

// MENU-11
test('hides what was taken off the menu, whatever its visibility', () => {
  const off = { isEnabled: false, isVisibleWhenUnavailable: true };
  expect(availabilityOf(off, zone, noon)).toBe('hidden');
  expect(productAvailability({ product: off, entry: {}, category: {} }, zone, noon)).toBe('hidden');
  expect(productAvailability({ product: {}, entry: {}, category: off }, zone, noon)).toBe('hidden');
});

test("applies a product's visibility to its menu entry too", () => {
  const of = (product: Shown) =>
    productAvailability({ product, entry: { schedule: morning }, category: {} }, zone, noon);
  expect(of({ isVisibleWhenUnavailable: true })).toBe('visible');
  expect(of({})).toBe('hidden');
});

test('is never more available than its category, its entry or the product itself', () => {
  const ranks = ['hidden', 'visible', 'orderable'];
  const anyThing = fc.record({
    isEnabled: fc.option(fc.boolean()),
    schedule: fc.constantFrom(null, [], morning, lunch),
    isVisibleWhenUnavailable: fc.option(fc.boolean()),
  });
  fc.assert(
    fc.property(anyThing, anyThing, anyThing, (product, entry, category) => {
      const rank = ranks.indexOf(productAvailability({ product, entry, category }, zone, noon));
      for (const thing of [product, category])
        expect(rank).toBeLessThanOrEqual(ranks.indexOf(availabilityOf(thing, zone, noon)));
      if (entry.isEnabled === false) expect(rank).toBe(0);
    }),
  );
});
