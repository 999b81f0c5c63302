import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOf, localTime } from '../time/local-time.ts';
import type { LeadTime } from './lead-time.ts';
import { isOpen, type OpeningRule, weekdays } from './opening-hours.ts';
import {
  firstSlot,
  pickupSlots,
  pickupWindows,
  type SlotQuery,
  slotDates,
  slotHours,
  slotsOnDate,
  whyNotOffered,
} from './pickup-slots.ts';

const at = (iso: string) => new Date(iso);
const minute = 60_000;
const day = 24 * 60 * minute;
const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', from, to });

const query = (openingHours: OpeningRule[], now: string, products: LeadTime[] = []): SlotQuery => ({
  branch: { openingHours },
  orderType: 'takeaway',
  products,
  now: at(now),
});
/** Compares lists of thousands without a diff, which would take minutes. */
const isSame = (one: readonly Date[], other: readonly Date[]): boolean =>
  one.length === other.length && one.every((slot, index) => slot.getTime() === other[index]?.getTime());
const texts = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString().slice(5, 16));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyRule: fc.Arbitrary<OpeningRule> = fc.record({
  type: fc.constantFrom('once' as const, ...weekdays),
  date: fc.option(fc.integer({ min: 0, max: 130 }).map((days) => addDays('2026-09-20', days))),
  isClosed: fc.option(fc.boolean(), { freq: 5 }),
  from: fc.integer({ min: 0, max: 1439 }).map(clock),
  to: fc.integer({ min: 0, max: 1440 }).map(clock),
});
const anyQuery: fc.Arbitrary<SlotQuery> = fc.record({
  branch: fc.record({
    openingHours: fc.array(anyRule, { maxLength: 5 }),
    deliveryHours: fc.array(anyRule, { maxLength: 2 }),
    isDeliveryHoursEnabled: fc.boolean(),
    timeZone: fc.constantFrom('Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
    orderableFrom: fc.option(fc.constant('2026-10-20T09:01:00Z'), { freq: 4 }),
  }),
  orderType: fc.constantFrom('takeaway' as const, 'delivery' as const),
  products: fc.array(
    fc.record({
      isLeadTimeEnabled: fc.constant(true),
      leadTimeType: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const, 'weeks' as const),
      leadTimeValue: fc.integer({ min: 0, max: 14 }),
    }),
    { maxLength: 2 },
  ),
  now: fc.date({ min: at('2026-09-20T00:00Z'), max: at('2026-11-10T00:00Z'), noInvalidDate: true }),
});
const zoneIn = ({ branch }: SlotQuery) => branch.timeZone ?? 'Europe/Vienna';

// SLOT-03
test('offers starts on the 5-minute grid, from the later of opening and now to the last before closing', () => {
  const hours = [{ type: 'once' as const, date: '2026-11-23', from: '11:07', to: '11:21' }];
  expect(texts(pickupSlots(query(hours, '2026-11-20T09:00Z')))).toEqual(['11-23T10:10', '11-23T10:15', '11-23T10:20']);
  expect(texts(pickupSlots(query(hours, '2026-11-23T10:15Z')))).toEqual(['11-23T10:15', '11-23T10:20']);
  expect(texts(pickupSlots(query(hours, '2026-11-23T10:15:00.001Z')))).toEqual(['11-23T10:20']);
  expect(pickupSlots(query([{ ...hours[0]!, to: '11:10' }], '2026-11-20T09:00Z'))).toEqual([]); // half-open
});

// SLOT-01
test('starts after the lead time and the start of ordering', () => {
  const hours = [daily('11:00', '14:00')];
  const slow: LeadTime = { isLeadTimeEnabled: true, leadTimeType: 'minutes', leadTimeValue: 42 };
  expect(firstSlot(query(hours, '2026-11-23T10:00Z', [slow]))).toEqual(at('2026-11-23T10:45Z'));
  expect(firstSlot(query(hours, '2026-11-23T12:30Z', [slow]))).toEqual(at('2026-11-24T10:00Z'));
  const later = { ...query(hours, '2026-11-23T10:00Z') };
  const branch = { ...later.branch, orderableFrom: '2026-12-01T12:02:00Z' };
  expect(firstSlot({ ...later, branch })).toEqual(at('2026-12-01T12:05Z'));
});

// HOURS-15
test('uses the delivery hours for delivery', () => {
  const branch = { openingHours: [daily('11:00', '14:00')], deliveryHours: [daily('18:00', '20:00')] };
  const asked = { branch: { ...branch, isDeliveryHoursEnabled: true }, products: [], now: at('2026-11-23T09:00Z') };
  expect(firstSlot({ ...asked, orderType: 'delivery' })).toEqual(at('2026-11-23T17:00Z'));
  expect(firstSlot({ ...asked, orderType: 'dineIn' })).toEqual(at('2026-11-23T10:00Z'));
});

// SLOT-03
test('covers ninety days by local time, also with an additional hour between', () => {
  const slots = pickupSlots(query([daily('00:00', '24:00')], '2026-09-01T10:00Z')); // Vienna 12:00
  expect(slots[0]).toEqual(at('2026-09-01T10:00Z'));
  expect(slots.at(-1)).toEqual(at('2026-11-30T10:55Z')); // Vienna 11:55, the last before 12:00
  expect(slots).toHaveLength(90 * 288 + 12);
});

test('offers exactly the open times on the grid that are neither too soon nor too far', () => {
  fc.assert(
    fc.property(anyQuery, fc.integer({ min: 0, max: 89 }), (asked, ahead) => {
      const slots = new Set(pickupSlots(asked).map(Number));
      const first = Math.floor((asked.now.getTime() + ahead * day) / minute) * minute;
      const minutes = Array.from({ length: 300 }, (_, index) => first + index * minute);
      const offered = minutes.filter((instant) => whyNotOffered(asked, new Date(instant)) === undefined);
      expect(minutes.filter((instant) => slots.has(instant))).toEqual(offered);
    }),
    { numRuns: 30 },
  );
});

test('offers open times on a multiple of 5 minutes in ascending order without duplicates', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const rules =
        asked.orderType === 'delivery' && asked.branch.isDeliveryHoursEnabled
          ? asked.branch.deliveryHours
          : asked.branch.openingHours;
      const slots = pickupSlots(asked);
      for (const [index, slot] of slots.entries()) {
        if (index > 0 && !(slots[index - 1]! < slot)) throw new Error(`${slot.toISOString()} does not ascend`);
        if (index % 97 > 0) continue; // Checks a sample only, because expect is slow.
        expect(isOpen(rules, zoneIn(asked), slot)).toBe(true);
        expect(localTime(zoneIn(asked), slot.getTime()) % (5 * minute)).toBe(0);
        expect(slot.getTime()).toBeGreaterThanOrEqual(asked.now.getTime());
      }
    }),
    { numRuns: 30 },
  );
});

test('splits the whole list by date', () => {
  fc.assert(
    fc.property(anyQuery, fc.nat(), (asked, pick) => {
      const dateIn = (slot: Date) => dateOf(localTime(zoneIn(asked), slot.getTime()));
      const slots = pickupSlots(asked);
      const dates = [...new Set(slots.map(dateIn))];
      expect(slotDates(asked)).toEqual(dates);
      expect(firstSlot(asked)).toEqual(slots[0]);
      const date = dates[pick % dates.length] ?? '2026-10-25';
      for (const each of [date, '2026-10-25'])
        expect(
          isSame(
            slotsOnDate(asked, each),
            slots.filter((slot) => dateIn(slot) === each),
          ),
        ).toBe(true);
    }),
    { numRuns: 30 },
  );
});

// SLOT-05
test('offers both instants of a repeated hour, the second marked, and none of a skipped hour', () => {
  const autumn = slotsOnDate(query([daily('01:50', '03:05')], '2026-10-20T10:00Z'), '2026-10-25');
  expect(autumn).toHaveLength(2 + 12 + 12 + 1);
  expect(
    slotHours(autumn, 'Europe/Vienna').map(({ hour, isRepeated, minutes }) => [hour, isRepeated, minutes.length]),
  ).toEqual([
    [1, false, 2],
    [2, false, 12],
    [2, true, 12],
    [3, false, 1],
  ]);
  const spring = slotsOnDate(query([daily('01:50', '03:05')], '2026-03-20T10:00Z'), '2026-03-29');
  expect(texts(spring)).toEqual(['03-29T00:50', '03-29T00:55', '03-29T01:00']);
  expect(slotHours(spring, 'Europe/Vienna').map(({ hour }) => hour)).toEqual([1, 3]);
});

test('groups every slot once into hours and minutes, in order', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const date = slotDates(asked)[0] ?? '2026-10-25';
      const slots = slotsOnDate(asked, date);
      const hours = slotHours(slots, zoneIn(asked));
      expect(
        isSame(
          hours.flatMap(({ minutes }) => minutes.map(({ start }) => start)),
          slots,
        ),
      ).toBe(true);
      for (const { hour, minutes } of hours)
        for (const { minute: shown, start } of minutes)
          if (localTime(zoneIn(asked), start.getTime()) % day !== (hour * 60 + shown) * minute)
            throw new Error(`${start.toISOString()} is not shown at ${hour}:${shown}`);
    }),
    { numRuns: 30 },
  );
});

// SLOT-04
test('offers windows every 15 minutes for 180 days that end with the opening', () => {
  const windows = pickupWindows(query([daily('11:07', '12:00')], '2026-11-23T09:00Z'));
  const shown = windows.slice(0, 4).map(({ from, to }) => [texts([from])[0], (to.getTime() - from.getTime()) / minute]);
  expect(shown).toEqual([
    ['11-23T10:10', 15],
    ['11-23T10:25', 15],
    ['11-23T10:40', 15],
    ['11-23T10:55', 5],
  ]);
  expect(windows).toHaveLength(180 * 4);
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const list = pickupWindows(asked);
      expect(list.every(({ from, to }, index) => index === 0 || list[index - 1]!.to <= from || from >= to)).toBe(true);
      expect(list.every(({ from, to }) => from < to && to.getTime() - from.getTime() <= 15 * minute)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('handles the end of a year', () => {
  const slots = pickupSlots(query([daily('23:50', '00:10')], '2026-12-31T22:00Z')).slice(0, 5);
  expect(texts(slots)).toEqual(['12-31T22:50', '12-31T22:55', '12-31T23:00', '12-31T23:05', '01-01T22:50']);
});
