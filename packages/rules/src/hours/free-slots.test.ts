import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Booked, firstFreeSlot, freeDates, freeSlotsOnDate, isBooked, toSlotStart } from './free-slots.ts';
import { firstSlot, pickupSlots, type SlotQuery, slotDates } from './pickup-slots.ts';

const query: SlotQuery = {
  branch: { openingHours: [{ type: 'daily', from: '17:00', to: '19:00' }], timeZone: 'Europe/Vienna' },
  orderType: 'takeaway',
  products: [],
  now: new Date('2026-11-21T11:00:00Z'),
};
const nothing: Booked = { slotMinutes: null, fullSlots: [] };
const at = (time: string, date = '2026-11-21') => new Date(`${date}T${time}:00.000Z`);
const booked = (slotMinutes: number, ...starts: Date[]): Booked => ({
  slotMinutes,
  fullSlots: starts.map((start) => start.toISOString()),
});

test('starts slots on the hour and ends them before the next', () => {
  expect(toSlotStart(at('17:59'), 30)).toEqual(at('17:30'));
  const half = booked(30, at('17:30'));
  expect([at('17:29'), at('17:30'), at('17:59'), at('18:00')].map((time) => isBooked(half, time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('has all slots free without a limit', () => {
  expect(freeDates(query, nothing)).toEqual(slotDates(query));
  expect(firstFreeSlot(query, nothing)).toEqual(firstSlot(query));
  expect(isBooked({ slotMinutes: null, fullSlots: [at('17:30').toISOString()] }, at('17:30'))).toBe(false);
});

test('skips a fully booked day', () => {
  const day = booked(60, at('16:00'), at('17:00'));
  expect(freeSlotsOnDate(query, '2026-11-21', day)).toEqual([]);
  expect(freeDates(query, day)[0]).toBe('2026-11-22');
  expect(firstFreeSlot(query, day)).toEqual(at('16:00', '2026-11-22'));
});

test('splits the offered slots into free and booked ones', () => {
  const starts = Array.from({ length: 8 }, (_, index) => new Date(at('16:00').getTime() + index * 15 * 60_000));
  fc.assert(
    fc.property(fc.subarray(starts), (full) => {
      const some = booked(15, ...full);
      const free = freeDates(query, some).flatMap((date) => freeSlotsOnDate(query, date, some));
      expect(free).toEqual(pickupSlots(query).filter((slot) => !isBooked(some, slot)));
      expect(firstFreeSlot(query, some)).toEqual(free[0]);
    }),
    { numRuns: 10 },
  );
});

test('counts a slot across midnight on both days, as in half-hour time zones', () => {
  const calcutta: SlotQuery = {
    ...query,
    branch: { openingHours: [{ type: 'daily', from: '00:00', to: '00:30' }], timeZone: 'Asia/Kolkata' },
  };
  const midnight = booked(60, at('18:00')); // 23:30 to 00:30 there
  expect(slotDates(calcutta)[0]).toBe('2026-11-22');
  expect(freeDates(calcutta, midnight)[0]).toBe('2026-11-23');
});

test('has no free slots if every day is full', () => {
  const all = booked(60, ...pickupSlots(query).filter((slot) => slot.getUTCMinutes() === 0));
  expect([freeDates(query, all), firstFreeSlot(query, all)]).toEqual([[], undefined]);
});
