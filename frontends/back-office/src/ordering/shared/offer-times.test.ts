import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { exampleIds } from '@theke/contracts/wire';
import { firstDay, firstShown, offerDays, offerTimes, opensLater } from './offer-times.ts';

const now = Date.parse('2026-11-21T17:52:00Z'); // a Saturday, 18:52 in Vienna
const branch = {
  ...branches.draft.parse({ ...branches.example, openingHours: [{ type: 'daily', from: '17:00', to: '22:00' }] }),
  id: exampleIds.branch,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const order = (wish: string | null) => ({ deliveryType: 'takeaway', appointmentDate: wish }) as const;
const free = { soldOut: [], slotMinutes: null, fullSlots: [] };
const clock = (at: number | undefined) => at && new Date(at).toISOString().slice(11, 16);

// SLOT-03
test('offers the 5-minute grid from now to closing, without the requested time', () => {
  const times = offerTimes(branch, order('2026-11-21T18:15:00.000Z'), '2026-11-21', free, now);
  expect([clock(times[0]?.at), clock(times.at(-1)?.at)]).toEqual(['17:55', '20:55']);
  expect(times.map(({ at }) => clock(at))).not.toContain('18:15');
});

test('a full slot is marked for its whole length', () => {
  const capacity = { soldOut: [], slotMinutes: 15, fullSlots: ['2026-11-21T18:30:00.000Z'] };
  const full = offerTimes(branch, order(null), '2026-11-21', capacity, now).filter(({ isFull }) => isFull);
  expect(full.map(({ at }) => clock(at))).toEqual(['18:30', '18:35', '18:40']);
});

test('starts just before the requested time, or a little after now', () => {
  const times = offerTimes(branch, order(null), '2026-11-21', free, now);
  expect(clock(times[firstShown(times, Date.parse('2026-11-21T19:00:00Z'), now)]?.at)).toBe('18:50');
  expect(clock(times[firstShown(times, undefined, now)]?.at)).toBe('18:10');
});

test('says when the branch opens later, but nothing after closing', () => {
  const morning = Date.parse('2026-11-21T09:00:00Z');
  expect(clock(opensLater(offerTimes(branch, order(null), '2026-11-21', free, morning), morning))).toBe('16:00');
  expect(opensLater(offerTimes(branch, order(null), '2026-11-21', free, now), now)).toBeUndefined();
  expect(opensLater([], now)).toBeUndefined();
});

test('a requested time on a closed day leads to the next open day', () => {
  const closedOnSunday = {
    ...branch,
    openingHours: branches.draft.parse({
      ...branches.example,
      openingHours: [
        { type: 'daily', from: '17:00', to: '22:00' },
        { type: 'sunday', isClosed: true },
      ],
    }).openingHours,
  };
  const days = offerDays(closedOnSunday, order(null), now);
  expect(firstDay(days, closedOnSunday, Date.parse('2026-11-22T12:00:00Z'))).toBe('2026-11-23');
});
