import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOf, instantOf, localTime, startOf } from '../time/local-time.ts';
import { playableItems, type SceneFacts, type SegmentItem, skipReason } from './playable-items.ts';

const zone = 'Europe/Vienna';
const at = (local: string) => instantOf(zone, Date.parse(`${local}Z`));

const anyDate = fc.integer({ min: -3, max: 3 }).map((days) => addDays('2026-10-25', days));
const sceneIds = ['menu', 'promotion', 'clock'] as const;
const products = ['soup', 'cake'] as const;
const anyScene = (id: string): fc.Arbitrary<SceneFacts> =>
  fc.record({
    id: fc.constant(id),
    orientation: fc.constantFrom('landscape', 'portrait', 'both'),
    validFrom: fc.option(anyDate),
    validUntil: fc.option(anyDate),
    product: fc.option(fc.constantFrom(...products)),
  });
const anyScenes = fc
  .tuple(fc.subarray([...sceneIds]), fc.tuple(anyScene('menu'), anyScene('promotion'), anyScene('clock')))
  .map(
    ([known, scenes]) =>
      new Map(scenes.filter(({ id }) => known.some((one) => one === id)).map((one) => [one.id, one])),
  );
const anyItems: fc.Arbitrary<SegmentItem[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    scene: fc.option(fc.constantFrom(...sceneIds).map((id) => ({ id }))),
    skipsSoldOut: fc.boolean(),
  }),
  { maxLength: 8 },
);
const anySituation = fc.record({
  zone: fc.constantFrom(zone, 'America/New_York', 'Pacific/Kiritimati'),
  at: fc.integer({ min: -4 * 24 * 60, max: 4 * 24 * 60 }).map((minutes) => at('2026-10-25T00:00') + minutes * 60_000),
  orientation: fc.constantFrom('landscape' as const, 'portrait' as const),
  soldOut: fc.subarray([...products]).map((all) => new Set<string>(all)),
});

// SIGN-12
test('plays pictures and videos always, and a scene only if it is known, fits, is valid and not sold out', () => {
  fc.assert(
    fc.property(anyItems, anyScenes, anySituation, (items, scenes, situation) => {
      const today = dateOf(localTime(situation.zone, situation.at));
      const expected = items.filter(({ scene, skipsSoldOut }) => {
        if (scene === null) return true;
        const facts = scenes.get(scene.id);
        if (!facts) return false;
        const fits = facts.orientation === 'both' || facts.orientation === situation.orientation;
        // ISO dates compare like days, so the local date of the instant decides.
        const isValid = (facts.validFrom ?? today) <= today && today <= (facts.validUntil ?? today);
        const isSoldOut = facts.product !== null && situation.soldOut.has(facts.product);
        return fits && isValid && !(skipsSoldOut && isSoldOut);
      });
      expect(playableItems(items, scenes, situation)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

const item: SegmentItem = { id: 'item', scene: { id: 'promotion' }, skipsSoldOut: true };
const scene: SceneFacts = {
  id: 'promotion',
  orientation: 'landscape',
  validFrom: '2026-10-25',
  validUntil: '2026-10-25',
  product: 'soup',
};
const situation = { zone, at: at('2026-10-25T12:00'), orientation: 'landscape' as const, soldOut: new Set<string>() };

test('says why an item does not play', () => {
  expect(skipReason(item, scene, situation)).toBeUndefined();
  expect(skipReason(item, undefined, situation)).toBe('missing');
  expect(skipReason(item, scene, { ...situation, orientation: 'portrait' })).toBe('orientation');
  expect(skipReason(item, scene, { ...situation, soldOut: new Set(['soup']) })).toBe('sold-out');
  expect(skipReason({ ...item, skipsSoldOut: false }, scene, { ...situation, soldOut: new Set(['soup']) })).toBe(
    undefined,
  );
});

test('shows a scene from the first to the last minute of its days, also on a day of 25 hours', () => {
  const reasonAt = (instant: number) => skipReason(item, scene, { ...situation, at: instant });
  const [start, end] = [at('2026-10-25T00:00'), instantOf(zone, startOf('2026-10-26'))];
  expect(end - start).toBe(25 * 60 * 60_000);
  expect([start - 1, start, end - 1, end].map(reasonAt)).toEqual(['dates', undefined, undefined, 'dates']);
});
