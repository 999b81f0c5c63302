import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, localTime } from '../time/local-time.ts';
import {
  type ExpectedQuery,
  expectedText,
  expectedWindow,
  isTooLateToday,
  preparationMinutes,
  rideMinutes,
  usualPreparation,
  waitMinutes,
  windowText,
} from './expected-time.ts';
import { earliestReady } from './lead-time.ts';
import { isOpen, type OpeningRule, openTimes, weekdays } from './opening-hours.ts';
import { hoursFor, zoneOf } from './opening-status.ts';

const at = (iso: string) => new Date(iso);
const minute = 60_000;
const vienna = 'Europe/Vienna';
const evening: OpeningRule = { type: 'daily', from: '17:00', to: '22:00' };
const query = (now: string, more: Partial<ExpectedQuery> = {}): ExpectedQuery => ({
  branch: { openingHours: [evening] },
  orderType: 'takeaway',
  products: [],
  waitMinutes: 0,
  now: at(now),
  ...more,
});
const text = (asked: ExpectedQuery) => {
  const window = expectedWindow(asked);
  return window && expectedText(window, zoneOf(asked.branch), asked.now);
};

// WHEN-01, WHEN-04
test('adds the preparation time of the order type, and the ride of a delivery', () => {
  const now = '2026-11-21T17:58:00Z'; // 18:58
  expect(text(query(now))).toBe('etwa 19:20 bis 19:30 Uhr');
  expect(text(query(now, { orderType: 'dineIn' }))).toBe('etwa 19:15 bis 19:25 Uhr');
  expect(text(query(now, { orderType: 'delivery' }))).toBe('etwa 19:40 bis 19:50 Uhr');
  expect(text(query(now, { orderType: 'delivery', area: { minutes: 25 } }))).toBe('etwa 19:55 bis 20:05 Uhr');
  const slow = { openingHours: [evening], takeawayMinutes: 45 };
  expect(text(query(now, { branch: slow }))).toBe('etwa 19:45 bis 19:55 Uhr');
});

// WHEN-05, WHEN-06
test('starts at the later of now plus preparation and the opening, or at the next opening if too late', () => {
  expect(text(query('2026-11-21T08:00:00Z'))).toBe('etwa 17:00 bis 17:10 Uhr');
  expect(text(query('2026-11-21T15:50:00Z'))).toBe('etwa 17:10 bis 17:20 Uhr'); // 16:50
  expect(text(query('2026-11-21T20:35:00Z'))).toBe('etwa 21:55 bis 22:00 Uhr');
  expect(text(query('2026-11-21T20:36:00Z'))).toBe('morgen, etwa 17:00 bis 17:10 Uhr');
  const onMondays = { openingHours: [{ type: 'monday', from: '11:00', to: '14:00' } as const] };
  expect(text(query('2026-11-21T11:00:00Z', { branch: onMondays }))).toBe(
    'Montag, 23.11.2026, etwa 11:00 bis 11:10 Uhr',
  );
  expect(text(query('2026-11-21T11:00:00Z', { branch: { openingHours: [] } }))).toBeUndefined();
});

// WHEN-13
test('is too late for today if the earliest time is after the current opening and there are no pre-orders', () => {
  const isTooLate = (now: string, more: Partial<ExpectedQuery> = {}) => {
    const asked = query(now, more);
    return isTooLateToday(asked, expectedWindow(asked));
  };
  expect([isTooLate('2026-11-21T20:35:00Z'), isTooLate('2026-11-21T20:36:00Z')]).toEqual([false, true]);
  expect(isTooLate('2026-11-21T21:00:00Z')).toBe(false); // closed: that is another fault
  const preorders = { openingHours: [evening], isPreorderEnabled: true };
  expect(isTooLate('2026-11-21T20:52:00Z', { branch: preorders })).toBe(false);
  const lunchToo = { openingHours: [{ ...evening, from: '11:00', to: '14:00' }, evening] };
  expect(isTooLate('2026-11-21T12:52:00Z', { branch: lunchToo })).toBe(true); // 13:52: 17:00 is another opening
  const always = { openingHours: [{ ...evening, from: '00:00', to: '24:00' }] };
  expect(isTooLate('2026-11-21T22:59:00Z', { branch: always })).toBe(false);
  const cake = [{ isLeadTimeEnabled: true, leadTimeType: 'days' as const, leadTimeValue: 2 }];
  expect(isTooLate('2026-11-21T17:00:00Z', { products: cake })).toBe(true);
  const never = [{ isLeadTimeEnabled: true, leadTimeType: 'days' as const, leadTimeValue: 200 }];
  expect(isTooLate('2026-11-21T17:00:00Z', { products: never })).toBe(true);
});

// WHEN-13
test('allows a delivery that leaves before the branch closes', () => {
  const asked = query('2026-11-21T20:24:00Z', { orderType: 'delivery', area: { minutes: 45 } }); // 21:24, leaves 21:55
  expect(text(asked)).toBe('etwa 22:40 bis 22:45 Uhr');
  expect(isTooLateToday(asked, expectedWindow(asked))).toBe(false);
});

// WHEN-05
test('respects lead times and the start of ordering', () => {
  const products = [{ isLeadTimeEnabled: true, leadTimeType: 'hours' as const, leadTimeValue: 2 }];
  expect(text(query('2026-11-21T17:00:00Z', { products }))).toBe('etwa 20:00 bis 20:10 Uhr');
  const branch = { openingHours: [evening], orderableFrom: '2026-11-23T17:00:00Z' };
  expect(text(query('2026-11-21T17:00:00Z', { branch }))).toBe('Montag, 23.11.2026, etwa 18:20 bis 18:30 Uhr');
});

// WHEN-02, WHEN-03
test('adds the waiting time of open orders and minutes added by staff', () => {
  const branch = { ordersAtOnce: 4 };
  expect([0, 3, 4, 7, 11].map((open) => waitMinutes(branch, open, 0))).toEqual([0, 0, 5, 20, 40]);
  expect(waitMinutes(branch, 4, 30)).toBe(35);
  expect(waitMinutes(branch, 10_000, 30)).toBe(150);
  expect(waitMinutes({}, usualPreparation.ordersAtOnce - 1, 0)).toBe(0);
});

test('uses the second occurrence of the repeated hour when clocks go back', () => {
  const always = { openingHours: [{ type: 'daily' as const, from: '00:00', to: '24:00' }] };
  const window = expectedWindow(query('2026-10-25T00:50:00Z', { branch: always })); // 02:50 summer time
  expect(window?.from).toEqual(at('2026-10-25T01:10:00Z'));
  expect(window && windowText(window, vienna)).toBe('02:10 bis 02:20 Uhr');
});

test('skips the lost hour when clocks go forward', () => {
  const night = { openingHours: [{ type: 'daily' as const, from: '22:00', to: '04:00' }] };
  const window = expectedWindow(query('2026-03-29T00:50:00Z', { branch: night })); // 01:50, before 02:00 becomes 03:00
  expect(window && windowText(window, vienna)).toBe('03:10 bis 03:20 Uhr');
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyRule: fc.Arbitrary<OpeningRule> = fc.record({
  type: fc.constantFrom('once' as const, ...weekdays, 'daily' as const),
  date: fc.option(fc.integer({ min: 0, max: 10 }).map((days) => addDays('2026-10-21', days))),
  isClosed: fc.option(fc.boolean(), { freq: 5 }),
  from: fc.integer({ min: 0, max: 1439 }).map(clock),
  to: fc.integer({ min: 0, max: 1440 }).map(clock),
});
const anyMinutes = fc.option(fc.integer({ min: 1, max: 240 }));
const anyQuery: fc.Arbitrary<ExpectedQuery> = fc.record({
  branch: fc.record({
    openingHours: fc.array(anyRule, { minLength: 1, maxLength: 5 }),
    deliveryHours: fc.array(anyRule, { maxLength: 2 }),
    isDeliveryHoursEnabled: fc.boolean(),
    timeZone: fc.constantFrom(vienna, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
    orderableFrom: fc.option(fc.constant('2026-10-25T09:01:00Z'), { freq: 4 }),
    takeawayMinutes: anyMinutes,
    deliveryMinutes: anyMinutes,
    dineInMinutes: anyMinutes,
    ordersAtOnce: anyMinutes,
  }),
  orderType: fc.constantFrom('takeaway' as const, 'delivery' as const, 'dineIn' as const),
  area: fc.option(fc.record({ minutes: fc.option(fc.integer({ min: 0, max: 120 })) }), { nil: undefined }),
  products: fc.array(
    fc.record({
      isLeadTimeEnabled: fc.constant(true),
      leadTimeType: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const),
      leadTimeValue: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 2 },
  ),
  waitMinutes: fc.nat(150),
  // Around the nights when clocks change in Vienna, New York and, in the opposite direction, Lord Howe.
  now: fc.date({ min: at('2026-10-20T00:00Z'), max: at('2026-11-03T00:00Z'), noInvalidDate: true }),
});

test("returns a window of 5 or 10 minutes on the clock's grid, never before the order is ready", () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const window = expectedWindow(asked);
      if (!window) return;
      const zone = zoneOf(asked.branch);
      for (const end of [window.from, window.until]) expect(localTime(zone, end.getTime()) % (5 * minute)).toBe(0);
      expect([5 * minute, 10 * minute]).toContain(window.until.getTime() - window.from.getTime());
      const made = preparationMinutes(asked.branch, asked.orderType) + rideMinutes(asked);
      const opens = Date.parse(asked.branch.orderableFrom ?? '') || 0;
      expect(window.from.getTime()).toBeGreaterThanOrEqual(Math.max(asked.now.getTime(), opens) + made * minute);
    }),
  );
});

test('hands the order over while the branch is open', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const window = expectedWindow(asked);
      if (!window) return;
      const [zone, rules] = [zoneOf(asked.branch), hoursFor(asked.branch, asked.orderType)];
      // The ride may add up to five minutes to reach the grid.
      const ride = Math.ceil(rideMinutes(asked) / 5) * 5 * minute;
      const [first, last] = [window.from.getTime() - ride, window.until.getTime() - ride - 1];
      for (let each = first; each <= last; each += minute) expect(isOpen(rules, zone, new Date(each))).toBe(true);
      expect(isOpen(rules, zone, new Date(last))).toBe(true);
    }),
  );
});

test('is never earlier with more preparation, ride, open orders or added minutes', () => {
  fc.assert(
    fc.property(anyQuery, fc.nat(200), fc.nat(200), fc.nat(60), (asked, open, more, longer) => {
      const start = (change: Partial<ExpectedQuery>) =>
        expectedWindow({ ...asked, ...change })?.from.getTime() ?? Number.POSITIVE_INFINITY;
      const { branch } = asked;
      const wait = (orders: number, added: number) => start({ waitMinutes: waitMinutes(branch, orders, added) });
      expect(wait(open + more, 0)).toBeGreaterThanOrEqual(wait(open, 0));
      expect(wait(open, longer)).toBeGreaterThanOrEqual(wait(open, 0));
      const slower = (minutes: number) =>
        start({ branch: { ...branch, takeawayMinutes: minutes, deliveryMinutes: minutes } });
      expect(slower(20 + longer)).toBeGreaterThanOrEqual(slower(20));
      const farther = (minutes: number) => start({ area: { minutes } });
      expect(farther(10 + longer)).toBeGreaterThanOrEqual(farther(10));
    }),
  );
});

// WHEN-05
test('uses every opening from its first minute after preparation, wait and lead time', () => {
  fc.assert(
    fc.property(anyQuery, (asked) => {
      const zone = zoneOf(asked.branch);
      const start = Math.max(asked.now.getTime(), Date.parse(asked.branch.orderableFrom ?? '') || 0);
      const made = start + (preparationMinutes(asked.branch, asked.orderType) + asked.waitMinutes) * minute;
      const earliest = Math.max(made, earliestReady(asked.products, zone, asked.now).getTime());
      const rules = hoursFor(asked.branch, asked.orderType);
      const first = openTimes(rules, zone, earliest, earliest + 3 * 24 * 60 * minute).find(
        ({ from, to }) => to - from > 15 * minute,
      );
      if (!first) return;
      const window = expectedWindow(asked);
      const latest = first.from + (5 + Math.ceil(rideMinutes(asked) / 5) * 5) * minute;
      expect(window?.from.getTime()).toBeLessThan(latest);
    }),
  );
});

test('never promises an earlier time for a later order', () => {
  fc.assert(
    fc.property(anyQuery, fc.nat(600), (asked, minutes) => {
      const later = { ...asked, now: new Date(asked.now.getTime() + minutes * minute) };
      const [first, second] = [expectedWindow(asked), expectedWindow(later)];
      if (first && second) expect(second.from.getTime()).toBeGreaterThanOrEqual(first.from.getTime());
    }),
  );
});
