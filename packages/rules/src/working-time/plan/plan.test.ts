import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countryOfZone } from '../../time/country-of-zone.ts';
import { addDays, clockText, dateOf, instantOf, localTime, startOf } from '../../time/local-time.ts';
import { nationalHolidays } from './law-of-zone.ts';
import { planWarnings } from './plan-warnings.ts';
import { longestShiftMs, plannedMinutes, refusalOfShift, workOfShift } from './planned-shift.ts';
import { shiftedByDays } from './shifted-by-days.ts';
import { isMonday, weekSpan } from './week-span.ts';

const zone = 'Europe/Vienna';
const minute = 60_000;
const monday = '2026-11-23';
/** A shift in local time of a zone; ends on the next day if the end is earlier. */
const shift = (date: string, from: string, to: string, pauseMinutes = 30, of = zone) => {
  const at = (day: string, time: string) => new Date(instantOf(of, Date.parse(`${day}T${time}:00Z`))).toISOString();
  return { startAt: at(date, from), endAt: at(to <= from ? addDays(date, 1) : date, to), pauseMinutes };
};
const clock = (instant: string, of = zone) => {
  const local = localTime(of, Date.parse(instant));
  return `${dateOf(local)} ${clockText(local)}`;
};

// TIME-08
test('counts elapsed minutes of a shift across a clock change', () => {
  expect(plannedMinutes(shift('2026-10-24', '22:00', '06:00', 0))).toBe(9 * 60);
  expect(plannedMinutes(shift('2026-03-28', '22:00', '06:00', 0))).toBe(7 * 60);
  expect(plannedMinutes(shift(monday, '22:00', '06:00', 30))).toBe(7.5 * 60);
});

test('requires the end after the start, at most 16 hours, and more than the pause', () => {
  const at = (minutes: number) =>
    new Date(Date.parse(shift(monday, '06:00', '07:00').startAt) + minutes * minute).toISOString();
  const of = (minutes: number, pauseMinutes = 0) =>
    refusalOfShift({ startAt: at(0), endAt: at(minutes), pauseMinutes });
  expect([of(0), of(-1), of(1)]).toEqual(['ENDS_BEFORE_START', 'ENDS_BEFORE_START', undefined]);
  expect([of(960), of(961)]).toEqual([undefined, 'SHIFT_TOO_LONG']);
  expect([of(60, 59), of(60, 60)]).toEqual([undefined, 'PAUSE_TOO_LONG']);
});

const zones = ['Europe/Vienna', 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'];
const anyShift = fc
  .record({
    of: fc.constantFrom(...zones),
    // Two years by the minute, so that every clock change is covered.
    start: fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }),
    length: fc.integer({ min: 1, max: longestShiftMs / minute }),
  })
  .map(({ of, start, length }) => {
    const from = Date.parse('2026-01-01T00:00Z') + start * minute;
    const at = (instant: number) => new Date(instant).toISOString();
    return { of, shift: { startAt: at(from), endAt: at(from + length * minute), pauseMinutes: 0 } };
  });

test('keeps the local times of a shift copied to another week, unless they are skipped', () => {
  fc.assert(
    fc.property(anyShift, fc.integer({ min: -8, max: 8 }), ({ of, shift: planned }, weeks) => {
      const copied = shiftedByDays(planned, of, weeks * 7);
      for (const end of ['startAt', 'endAt'] as const) {
        const [day, time] = clock(planned[end], of).split(' ') as [string, string];
        const wanted = startOf(addDays(day, weeks * 7)) + Date.parse(`1970-01-01T${time}:00Z`);
        const isSkipped = localTime(of, instantOf(of, wanted)) !== wanted;
        if (copied && !isSkipped) expect(clock(copied[end], of)).toBe(`${addDays(day, weeks * 7)} ${time}`);
      }
      if (copied) expect(refusalOfShift(copied)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test('does not copy shifts that a clock change removes or makes too long', () => {
  expect(shiftedByDays(shift('2026-03-22', '02:10', '02:50', 0), zone, 7)).toBeUndefined();
  expect(shiftedByDays(shift('2026-10-17', '12:00', '04:00', 0), zone, 7)).toBeUndefined();
  const copied = shiftedByDays(shift('2026-10-17', '22:00', '06:00'), zone, 7);
  expect(copied && [clock(copied.startAt), clock(copied.endAt), plannedMinutes(copied)]).toEqual([
    '2026-10-24 22:00',
    '2026-10-25 06:00',
    510,
  ]);
});

test('starts and ends a week at local midnight, also across a clock change', () => {
  expect(isMonday(monday)).toBe(true);
  expect(isMonday('2026-11-24')).toBe(false);
  expect(weekSpan(zone, '2026-10-19')).toEqual({ from: '2026-10-18T22:00:00.000Z', until: '2026-10-25T23:00:00.000Z' });
});

test('places the pause within the shift, in one piece and of the planned length', () => {
  fc.assert(
    fc.property(anyShift, fc.nat(600), ({ shift: planned }, pauseMinutes) => {
      const given = { ...planned, pauseMinutes };
      fc.pre(!refusalOfShift(given));
      const { startAt, endAt, pauses } = workOfShift(given);
      const paused = pauses.reduce((sum, one) => sum + Date.parse(one.endAt ?? '') - Date.parse(one.startAt), 0);
      expect(paused).toBe(pauseMinutes * minute);
      for (const one of pauses) {
        expect(one.startAt >= startAt).toBe(true);
        expect((one.endAt ?? '') <= String(endAt)).toBe(true);
      }
    }),
  );
});

const warningsOf = (shifts: Parameters<typeof planWarnings>[0], of = zone, of7 = monday) =>
  planWarnings(shifts, of, of7).map(({ severity, rule, date }) => `${severity} ${rule} ${date}`);

// TIME-09
test('checks plans by the law of the branch, including the weeks around', () => {
  // 12.5 hours of work.
  expect(warningsOf([shift(monday, '10:00', '23:00', 30)])).toContain(`breach AT-AZG-9-1 ${monday}`);
  expect(warningsOf([shift(monday, '10:00', '18:00', 30)])).toEqual([]);
  expect(warningsOf([shift(monday, '10:00', '18:00', 0)])).toEqual([`breach AT-AZG-11-1 ${monday}`]);
  // From Sunday of the previous week: seven hours of rest.
  const late = shift('2026-11-22', '16:00', '23:30', 30);
  expect(warningsOf([late, shift(monday, '06:30', '12:00', 0)]).some((one) => one.includes('AZG-12'))).toBe(true);
  expect(warningsOf([late])).toEqual([]);
  // Berlin: ten hours.
  expect(warningsOf([shift(monday, '10:00', '21:30', 45, 'Europe/Berlin')], 'Europe/Berlin')).toContain(
    `breach DE-ArbZG-3 ${monday}`,
  );
  expect(warningsOf([shift(monday, '01:00', '17:00', 0)], 'Europe/London')).toEqual([]);
});

test('checks minors by the law for minors, and by the country of their agreement', () => {
  const late = [shift(monday, '15:00', '23:30', 30)];
  const of = (birthDate: string | null, region: 'AT' | 'DE-BY' = 'AT') =>
    planWarnings(late, zone, monday, { region, trade: 'hospitality', birthDate }).map(({ rule }) => rule);
  expect(of(null)).toEqual([]);
  expect(of('2009-06-01').some((rule) => rule.startsWith('AT-KJBG-17'))).toBe(true);
  expect(of('2009-06-01', 'DE-BY').some((rule) => rule.startsWith('DE-JArbSchG'))).toBe(true);
});

test('returns only holidays of every state as national', () => {
  const german = nationalHolidays('DE', 2026, 2026);
  expect(german.has('2026-10-03')).toBe(true);
  expect(german.has('2026-10-31')).toBe(false);
  expect(german.size).toBe(9);
  expect(nationalHolidays('AT', 2026, 2026).has('2026-12-08')).toBe(true);
  expect(countryOfZone('Europe/Vaduz')).toBe('LI');
});
