import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockText, localTime } from '../time/local-time.ts';
import { businessDayEnd } from './business-day-end.ts';
import { type OpeningRule, openTimes, weekdays } from './opening-hours.ts';
import type { BranchHours } from './opening-status.ts';

const hour = 3_600_000;
const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', from, to });
const vienna = (openingHours: OpeningRule[], more: Partial<BranchHours> = {}): BranchHours => ({
  timeZone: 'Europe/Vienna',
  openingHours,
  ...more,
});
const end = (branch: BranchHours, at: string) => businessDayEnd(branch, new Date(at)).toISOString();

// STOCK-02
test('ends at the last closing of the day, not at the afternoon break', () => {
  const branch = vienna([daily('11:00', '14:00'), daily('17:00', '22:00')]);
  expect(end(branch, '2026-11-21T08:00:00Z')).toBe('2026-11-21T21:00:00.000Z');
  expect(end(branch, '2026-11-21T14:30:00Z')).toBe('2026-11-21T21:00:00.000Z');
});

test('counts the hours after midnight to the evening before', () => {
  const bar = vienna([daily('18:00', '02:00')]);
  expect(end(bar, '2026-11-21T19:00:00Z')).toBe('2026-11-22T01:00:00.000Z');
  expect(end(bar, '2026-11-22T00:30:00Z')).toBe('2026-11-22T01:00:00.000Z');
  expect(end(bar, '2026-11-22T01:00:00Z')).toBe('2026-11-23T01:00:00.000Z');
});

test('ends at midnight after the last closing, on a closed day and around the clock', () => {
  const midnight = '2026-11-21T23:00:00.000Z';
  expect(end(vienna([daily('11:00', '22:00')]), '2026-11-21T21:00:00Z')).toBe(midnight);
  expect(end(vienna([]), '2026-11-21T10:00:00Z')).toBe(midnight);
  expect(end(vienna([daily('00:00', '24:00')]), '2026-11-21T10:00:00Z')).toBe(midnight);
});

test('follows special days, delivery hours and the time zone of the branch', () => {
  const eve = vienna([daily('11:00', '22:00'), { type: 'once', date: '2026-12-24', from: '11:00', to: '14:00' }]);
  expect(end(eve, '2026-12-24T09:00:00Z')).toBe('2026-12-24T13:00:00.000Z');
  const longer = { deliveryHours: [daily('11:00', '23:00')] };
  const branch = vienna([daily('11:00', '22:00')], longer);
  expect(end(branch, '2026-11-21T09:00:00Z')).toBe('2026-11-21T21:00:00.000Z');
  expect(end({ ...branch, isDeliveryHoursEnabled: true }, '2026-11-21T09:00:00Z')).toBe('2026-11-21T22:00:00.000Z');
  expect(end({ ...branch, timeZone: 'America/New_York' }, '2026-11-21T15:00:00Z')).toBe('2026-11-22T03:00:00.000Z');
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyRules = fc.array(
  fc.record({
    type: fc.constantFrom('daily' as const, ...weekdays),
    from: fc.integer({ min: 0, max: 1439 }).map(clock),
    to: fc.integer({ min: 0, max: 1440 }).map(clock),
  }),
  { maxLength: 5 },
);
const anyBranch: fc.Arbitrary<BranchHours> = fc.record({
  timeZone: fc.constantFrom('Europe/Vienna', 'UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
  openingHours: anyRules,
  deliveryHours: anyRules,
  isDeliveryHoursEnabled: fc.boolean(),
});
const anyInstant = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2027-12-31T00:00Z') }),
  fc.integer({ min: -30 * hour, max: 30 * hour }).map((ms) => Date.parse('2026-03-29T01:00Z') + ms),
  fc.integer({ min: -30 * hour, max: 30 * hour }).map((ms) => Date.parse('2026-10-25T01:00Z') + ms),
);

test('always ends later, at a closing or at midnight, and within two days', () =>
  fc.assert(
    fc.property(anyBranch, anyInstant, (branch, at) => {
      const until = businessDayEnd(branch, new Date(at)).getTime();
      expect(until).toBeGreaterThan(at);
      expect(until).toBeLessThanOrEqual(at + 50 * hour);
      const zone = branch.timeZone as string;
      const kinds = [branch.openingHours, branch.isDeliveryHoursEnabled ? branch.deliveryHours : []];
      const isClosing = kinds.some((rules) => openTimes(rules, zone, until - 1, until).length > 0);
      expect(isClosing || clockText(localTime(zone, until)) === '00:00').toBe(true);
    }),
  ));

test('ends at the same time for every instant of a business day', () =>
  fc.assert(
    fc.property(anyBranch, anyInstant, fc.double({ min: 0, max: 1, noNaN: true }), (branch, at, share) => {
      const until = businessDayEnd(branch, new Date(at)).getTime();
      const later = at + Math.floor((until - 1 - at) * share);
      expect(businessDayEnd(branch, new Date(later)).getTime()).toBe(until);
    }),
  ));
