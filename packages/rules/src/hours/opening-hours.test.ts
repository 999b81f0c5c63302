import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOf, localTime, minuteOf, stretches } from '../time/local-time.ts';
import {
  closingSoon,
  isOpen,
  listSlots,
  nextOpening,
  type OpeningRule,
  openTimes,
  openUntil,
  weekdays,
  weeklySlots,
} from './opening-hours.ts';

const zone = 'Europe/Vienna';
const minute = 60_000;
const hour = 60 * minute;
const at = (iso: string) => new Date(iso);
const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', from, to });
const monday = '2026-11-23';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyDate = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days));
const anyRule: fc.Arbitrary<OpeningRule> = fc.record({
  type: fc.constantFrom('once' as const, 'daily' as const, ...weekdays),
  date: fc.option(anyDate),
  isClosed: fc.option(fc.boolean(), { freq: 5 }),
  from: fc.integer({ min: 0, max: 1439 }).map(clock),
  to: fc.integer({ min: 0, max: 1440 }).map(clock),
});
const anyRules = fc.array(anyRule, { maxLength: 6 });
const anyZone = fc.constantFrom(
  zone,
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
);
const anyInstant = fc
  .oneof(
    fc.date({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z'), noInvalidDate: true }),
    fc.integer({ min: -5 * hour, max: 5 * hour }).map((ms) => new Date(Date.parse('2026-03-29T01:00Z') + ms)),
    fc.integer({ min: -5 * hour, max: 5 * hour }).map((ms) => new Date(Date.parse('2026-10-25T01:00Z') + ms)),
  )
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

// HOURS-03 to HOURS-05
test('adds rules of one type, replaces them by later ones of another type, and clears with closed', () => {
  const lunch: OpeningRule = { type: 'monday', from: '11:00', to: '14:00' };
  const dinner: OpeningRule = { type: 'monday', from: '17:00', to: '22:00' };
  const both = [
    { from: 660, to: 840 },
    { from: 1020, to: 1320 },
  ];
  expect(listSlots([daily('08:00', '20:00'), dinner, lunch], monday)).toEqual(both);
  expect(listSlots([lunch, dinner, daily('08:00', '20:00')], monday)).toEqual([{ from: 480, to: 1200 }]);
  expect(listSlots([lunch, dinner], addDays(monday, 1))).toEqual([]);
  expect(listSlots([lunch, { type: 'monday', isClosed: true }, dinner], monday)).toEqual(both.slice(1));
  expect(listSlots([lunch, { type: 'once', date: monday, isClosed: true }], monday)).toEqual([]);
  expect(listSlots([lunch, { type: 'once', date: monday, isClosed: true }], addDays(monday, 7))).toEqual(
    both.slice(0, 1),
  );
  expect(listSlots([{ type: 'once', date: monday, isClosed: true }, lunch], monday)).toEqual(both.slice(0, 1));
});

// HOURS-07
test('assigns a slot over midnight to the day it starts, and accepts 24:00 as an end', () => {
  expect(listSlots([daily('18:00', '02:00')], monday)).toEqual([{ from: 1080, to: 1560 }]);
  expect(listSlots([daily('18:00', '00:00')], monday)).toEqual([{ from: 1080, to: 1440 }]);
  expect(listSlots([daily('0:00', '24:00')], monday)).toEqual([{ from: 0, to: 1440 }]);
  expect(listSlots([daily('00:00', '00:00')], monday)).toEqual([{ from: 0, to: 1440 }]);
  const fridayNight: OpeningRule[] = [{ type: 'friday', from: '20:00', to: '03:00' }];
  expect(isOpen(fridayNight, zone, at('2026-11-28T01:30Z'))).toBe(true); // Saturday 02:30
  expect(isOpen(fridayNight, zone, at('2026-11-28T02:00Z'))).toBe(false);
  expect(isOpen(fridayNight, zone, at('2026-11-27T01:30Z'))).toBe(false);
});

test('ignores invalid times', () => {
  for (const rule of [
    daily('10:00 Uhr', '11:00'),
    daily('um 10:00', '11:00'),
    daily('10:00', '10:00'),
    daily('24:00', '10:00'),
    daily('9', '25:00'),
    daily('09:60', '10:00'),
  ])
    expect(listSlots([rule], monday)).toEqual([]);
  expect(listSlots([{ type: 'daily' }, { type: 'once', from: '10:00', to: '11:00' }], monday)).toEqual([]);
  expect(listSlots(null, monday)).toEqual([]);
});

test('returns slots in ascending order, non-empty and neither overlapping nor touching', () => {
  fc.assert(
    fc.property(anyRules, anyDate, (rules, date) => {
      const slots = listSlots(rules, date);
      expect(slots.every(({ from, to }) => 0 <= from && from < 1440 && from < to && to < 2880)).toBe(true);
      expect(slots.every(({ from }, index) => index === 0 || slots[index - 1]!.to < from)).toBe(true);
    }),
  );
});

// HOURS-05
test('empties only the days of a closed rule at the end', () => {
  fc.assert(
    fc.property(anyRules, anyDate, anyDate, (rules, date, other) => {
      const closed = [...rules, { type: 'once' as const, date, isClosed: true }];
      expect(listSlots(closed, date)).toEqual([]);
      if (other !== date) expect(listSlots(closed, other)).toEqual(listSlots(rules, other));
    }),
  );
});

test("matches the platform's time zone conversion", () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (timeZone, instant) => {
      const shown = instant.toLocaleString('sv-SE', { timeZone }); // another path through Intl: "2026-03-29 03:00:00"
      expect(localTime(timeZone, instant.getTime())).toBe(Date.parse(`${shown.replace(' ', 'T')}Z`));
    }),
  );
});

// HOURS-09
test('shows dated entries of the current ISO week only, also across the end of a year', () => {
  const rules: OpeningRule[] = [daily('11:00', '14:00'), { type: 'once', date: '2027-01-03', isClosed: true }];
  expect(weeklySlots(rules, '2027-01-03', '2026-12-28')).toEqual([]); // Monday to Sunday of week 53
  expect(weeklySlots(rules, '2027-01-03', '2027-01-04')).toEqual([{ from: 660, to: 840 }]);
  expect(weeklySlots(rules, '2027-01-03', '2026-12-27')).toEqual([{ from: 660, to: 840 }]);
  for (const today of ['2026-12-28', '2026-12-20']) expect(weeklySlots(null, '2027-01-03', today)).toEqual([]);
});

// HOURS-06
test('is half-open: open at the opening minute, closed at the closing minute', () => {
  const rules = [daily('11:00', '14:00')];
  const open = ['2026-11-23T10:00:00Z', '2026-11-23T12:59:59.999Z'];
  const closed = ['2026-11-23T09:59:59.999Z', '2026-11-23T13:00:00Z'];
  expect(open.map((iso) => isOpen(rules, zone, at(iso)))).toEqual([true, true]);
  expect(closed.map((iso) => isOpen(rules, zone, at(iso)))).toEqual([false, false]);
});

test('keeps open times, isOpen, openUntil and nextOpening consistent in every zone', () => {
  fc.assert(
    fc.property(anyRules, anyZone, anyInstant, (rules, timeZone, instant) => {
      const now = instant.getTime();
      const times = openTimes(rules, timeZone, now - 3 * hour, now + 12 * 24 * hour);
      const present = times.find(({ from, to }) => from <= now && now < to);
      expect(isOpen(rules, timeZone, instant)).toBe(present !== undefined);

      const until = openUntil(rules, timeZone, instant);
      if (!present) expect(until).toBeUndefined();
      else if (until === 'never') expect(present.to).toBeGreaterThanOrEqual(now + 7 * 24 * hour);
      else expect(until?.getTime()).toBe(present.to);

      const next = times.find(({ from }) => from > now && from <= now + 72 * hour);
      expect(nextOpening(rules, timeZone, instant)?.from.getTime()).toBe(next?.from);
    }),
  );
});

test('is open exactly in the minutes of a slot by local time, except around a repeated hour', () => {
  fc.assert(
    fc.property(anyRules, anyZone, anyInstant, (rules, timeZone, instant) => {
      const start = Math.floor(instant.getTime() / minute) * minute;
      if (stretches(timeZone, start - 26 * hour, start + 32 * hour).length > 1) return;
      const times = openTimes(rules, timeZone, start, start + 6 * hour);
      const isInSlot = (now: number) => {
        const local = localTime(timeZone, now);
        const [date, clockMinute] = [dateOf(local), minuteOf(local)];
        const holds = (at: number) => (slot: { from: number; to: number }) => slot.from <= at && at < slot.to;
        return (
          listSlots(rules, date).some(holds(clockMinute)) ||
          listSlots(rules, addDays(date, -1)).some(holds(clockMinute + 24 * 60))
        );
      };
      for (let now = start; now < start + 6 * hour; now += 7 * minute)
        expect(times.some(({ from, to }) => from <= now && now < to)).toBe(isInSlot(now));
    }),
    { numRuns: 60 },
  );
});

const length = (rules: OpeningRule[], from: string, to: string) =>
  openTimes(rules, zone, Date.parse(from), Date.parse(to)).reduce((sum, slot) => sum + slot.to - slot.from, 0) / hour;

test('lists each slot once on a day of 25 hours, which can be open for 25 hours', () => {
  const [from, to] = ['2026-10-24T22:00Z', '2026-10-25T23:00Z'] as const; // Vienna's 25 October
  expect(length([daily('00:00', '24:00')], from, to)).toBe(25);
  expect(length([daily('10:00', '12:00')], from, to)).toBe(2);
  fc.assert(
    fc.property(anyRules, (rules) => {
      const times = openTimes(rules, zone, Date.parse(from), Date.parse(to));
      expect(times.every((slot, index) => index === 0 || times[index - 1]!.to < slot.from)).toBe(true);
      expect(times.every((slot) => slot.from < slot.to)).toBe(true);
    }),
  );
});

// SLOT-05
test('uses the first occurrence of a repeated hour for opening and closing, and does not reopen', () => {
  const openIn = (from: string, to: string) =>
    openTimes([daily(from, to)], zone, Date.parse('2026-10-24T22:00Z'), Date.parse('2026-10-25T21:00Z')).map((slot) =>
      [slot.from, slot.to].map((instant) => new Date(instant).toISOString().slice(11, 16)),
    );
  expect(openIn('02:15', '02:45')).toEqual([['00:15', '00:45']]);
  expect(openIn('01:00', '02:30')).toEqual([['23:00', '00:30']]);
  expect(openIn('02:30', '04:00')).toEqual([['00:30', '03:00']]);
  expect(isOpen([daily('18:00', '02:30')], zone, at('2026-10-25T01:10Z'))).toBe(false); // the second 02:10
  expect(openUntil([daily('18:00', '02:30')], zone, at('2026-10-24T23:50Z'))).toEqual(at('2026-10-25T00:30Z'));
  expect(openUntil([daily('22:00', '06:00')], zone, at('2026-10-24T20:00Z'))).toEqual(at('2026-10-25T05:00Z'));
});

// SLOT-05
test('has no slots in a skipped hour, and shortens a shift across it by an hour', () => {
  const [from, to] = ['2026-03-28T23:00Z', '2026-03-29T22:00Z'] as const; // Vienna's 29 March
  expect(length([daily('02:15', '02:45')], from, to)).toBe(0);
  expect(length([daily('00:00', '24:00')], from, to)).toBe(23);
  expect(length([daily('01:00', '04:00')], from, to)).toBe(2);
  expect(openUntil([daily('22:00', '06:00')], zone, at('2026-03-28T22:00Z'))).toEqual(at('2026-03-29T04:00Z'));
});

// HOURS-08
test('joins touching slots, also across midnight, and never closes if open around the clock', () => {
  const night = [daily('18:00', '24:00'), daily('00:00', '02:00')];
  expect(openUntil(night, zone, at('2026-11-23T20:00Z'))).toEqual(at('2026-11-24T01:00Z'));
  expect(openUntil([daily('10:00', '12:00'), daily('12:00', '14:00')], zone, at('2026-11-23T10:00Z'))).toEqual(
    at('2026-11-23T13:00Z'),
  );
  expect(openUntil([daily('00:00', '24:00')], zone, at('2026-10-25T00:30Z'))).toBe('never');
  expect(closingSoon([daily('00:00', '24:00')], zone, at('2026-11-23T22:59Z'))).toBe(false);
});

// HOURS-11
test('is closing soon under 60 minutes before', () => {
  const rules = [daily('11:00', '22:00')];
  expect(closingSoon(rules, zone, at('2026-11-23T20:00:00Z'))).toBe(false);
  expect(closingSoon(rules, zone, at('2026-11-23T20:00:01Z'))).toBe(true);
  expect(closingSoon(rules, zone, at('2026-11-23T21:00:00Z'))).toBe(false);
});

// HOURS-13, HOURS-14
test('finds the start of the next opening, including dated entries, 72 hours ahead', () => {
  const rules: OpeningRule[] = [
    { type: 'thursday', from: '11:07', to: '14:00' },
    { type: 'once', date: '2026-11-25', from: '09:05', to: '10:00' },
  ];
  expect(nextOpening(rules, zone, at('2026-11-24T12:00Z'))).toEqual({
    from: at('2026-11-25T08:05Z'),
    to: at('2026-11-25T09:00Z'),
  });
  expect(nextOpening(rules, zone, at('2026-11-25T08:05Z'))?.from).toEqual(at('2026-11-26T10:07Z')); // while open
  expect(nextOpening(rules.slice(0, 1), zone, at('2026-11-23T10:07Z'))?.from).toEqual(at('2026-11-26T10:07Z'));
  expect(nextOpening(rules.slice(0, 1), zone, at('2026-11-23T10:06Z'))).toBeUndefined();
  expect(nextOpening([daily('00:00', '24:00')], zone, at('2026-11-23T10:06Z'))).toBeUndefined();
  const restDay: OpeningRule[] = [daily('00:00', '24:00'), { type: 'once', date: '2026-11-23', isClosed: true }];
  expect(nextOpening(restDay, zone, at('2026-11-23T10:06Z'))).toEqual({ from: at('2026-11-23T23:00Z'), to: undefined });
});
