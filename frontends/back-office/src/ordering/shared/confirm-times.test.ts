import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { confirmChoices, confirmSteps, confirmTime, mayChooseTime } from './confirm-times.ts';
import { anOrder } from './order-samples.ts';

const now = Date.parse('2026-11-21T17:52:00Z');
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);

test('a confirmed time is on the 5-minute grid and not earlier than chosen', () => {
  expect(confirmSteps.map((step) => clock(confirmTime(now, step)))).toEqual(['18:10', '18:15', '18:25', '18:40']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 41 }), fc.constantFrom(...confirmSteps), (at, step) => {
      const promised = confirmTime(at, step);
      expect(promised % 300_000).toBe(0);
      expect(promised - at).toBeGreaterThanOrEqual(step * 60_000);
      expect(promised - at).toBeLessThan((step + 5) * 60_000);
    }),
  );
});

// WHEN-14
test('offers the announced time first, and later ones; minutes from now once it has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -120, max: 59 }), (minutes) => {
      const expectedUntil = new Date(now + minutes * 60_000).toISOString();
      const { isAnnounced, times } = confirmChoices(anOrder({ expectedUntil }), now);
      expect(isAnnounced).toBe(times[0]?.step === 0);
      for (const { at } of times) expect(at).toBeGreaterThan(now);
      if (minutes > 0) expect(times[0]?.at).toBeGreaterThanOrEqual(Date.parse(expectedUntil));
      if (isAnnounced) expect((times[0]?.at ?? 0) - Date.parse(expectedUntil)).toBeLessThan(300_000);
    }),
  );
  const times = confirmChoices(anOrder({ expectedUntil: '2026-11-21T18:45:00.000Z' }), now).times;
  expect(times.map(({ at }) => clock(at))).toEqual(['18:45', '18:55', '19:05', '19:15']);
  expect(confirmChoices(anOrder({ expectedUntil: null }), now).times.map(({ at }) => clock(at))).toEqual([
    '18:10',
    '18:15',
    '18:25',
    '18:40',
  ]);
});

// WHEN-09
test('staff choose a time only for orders as soon as possible', () => {
  const expectedUntil = '2026-11-21T18:20:00.000Z';
  expect(mayChooseTime(anOrder({ expectedUntil }), now)).toBe(true);
  expect(mayChooseTime(anOrder({ expectedUntil: null }), now)).toBe(true);
  expect(mayChooseTime(anOrder({ expectedUntil: '2026-11-22T10:30:00.000Z' }), now)).toBe(false);
  expect(mayChooseTime(anOrder({ appointmentDate: expectedUntil }), now)).toBe(false);
  expect(mayChooseTime(anOrder({ kind: 'quotation' }), now)).toBe(false);
  expect(mayChooseTime(anOrder({ status: 'confirmed' }), now)).toBe(false);
});
