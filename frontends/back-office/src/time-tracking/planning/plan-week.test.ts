import { expect, test } from '@jest/globals';
import type { PlannedWeek, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { dayText } from '../shared/day-text.ts';
import { minutesText } from '../shared/hours-text.ts';
import { cellBeside, dayOf, minutesOf, movedTo, openText, rowsOf, timesText, weekDays, weekText } from './plan-week.ts';
import { verdictOf } from './verdict-of.ts';

const zone = 'Europe/Vienna';
const monday = '2026-11-23';
const [sara, ali] = ['0199f000-0000-7000-8000-00000000aa01', '0199f000-0000-7000-8000-00000000aa02'];
let count = 0;
const shift = (user: string | null, startAt: string, endAt: string, changes: Partial<WorkingSchedule> = {}) => {
  count += 1;
  return {
    id: `shift ${count}`,
    version: 1,
    user: user === null ? null : { id: user },
    name: user === null ? '' : 'Sara Novak',
    branch: { id: 'branch' },
    startAt: new Date(`${startAt}:00.000+01:00`).toISOString(),
    endAt: new Date(`${endAt}:00.000+01:00`).toISOString(),
    pauseMinutes: 30,
    role: '',
    note: '',
    state: 'published',
    ...changes,
  } as WorkingSchedule;
};

test('formats weeks, days, times and sums', () => {
  expect(weekText(monday)).toBe('KW 48, 23.11.–29.11.2026');
  expect(weekDays(monday).map(dayText)).toEqual([
    'Mo 23.11.',
    'Di 24.11.',
    'Mi 25.11.',
    'Do 26.11.',
    'Fr 27.11.',
    'Sa 28.11.',
    'So 29.11.',
  ]);
  const late = shift(sara, '2026-11-24T09:00', '2026-11-24T23:30');
  expect(timesText(late, zone)).toBe('9–23:30');
  expect(timesText(shift(sara, '2026-11-24T16:00', '2026-11-25T00:00'), zone)).toBe('16–0');
  expect(minutesText(minutesOf([late, late]))).toBe('28:00');
  expect(minutesText(65)).toBe('1:05');
  expect(dayOf(shift(sara, '2026-11-24T00:30', '2026-11-24T06:00'), zone)).toBe('2026-11-24');
});

test('everybody of the branch has a row, then others with shifts, and open shifts last', () => {
  const shifts = [
    shift(sara, '2026-11-24T09:00', '2026-11-24T12:00'),
    shift(null, '2026-11-24T09:00', '2026-11-24T12:00'),
  ];
  const rows = rowsOf([{ id: ali, name: 'Ali Kaya' }], shifts);
  expect(rows.map(({ name, shifts: rowShifts }) => [name, rowShifts.length])).toEqual([
    ['Ali Kaya', 0],
    ['Sara Novak', 1],
    ['Offene Dienste', 1],
  ]);
});

// TIME-08
test('a shift moved to another day keeps its local times', () => {
  const night = shift(sara, '2026-10-23T22:00', '2026-10-24T06:00');
  const summer = { ...night, startAt: '2026-10-23T20:00:00.000Z', endAt: '2026-10-24T04:00:00.000Z' };
  expect(movedTo(summer, { user: ali, date: '2026-10-24' }, zone)).toMatchObject({
    user: { id: ali },
    startAt: '2026-10-24T20:00:00.000Z',
    endAt: '2026-10-25T05:00:00.000Z',
    state: 'draft',
  });
});

test('arrow keys move between cells and stay within the grid', () => {
  const rows = rowsOf([{ id: sara, name: 'Novak' }], []);
  const days = weekDays(monday);
  const from = { user: sara, date: monday };
  expect(cellBeside(from, 'ArrowRight', rows, days)).toEqual({ user: sara, date: '2026-11-24' });
  expect(cellBeside(from, 'ArrowLeft', rows, days)).toEqual(from);
  expect(cellBeside(from, 'ArrowUp', rows, days)).toEqual(from);
  const open = cellBeside(from, 'ArrowDown', rows, days);
  expect(open).toEqual({ user: null, date: monday });
  expect(cellBeside(open, 'ArrowDown', rows, days)).toEqual(open);
});

// TIME-09
test('refuses a drop that overlaps or causes a new breach; existing breaches do not matter', () => {
  const saraShift = shift(sara, '2026-11-24T16:00', '2026-11-24T23:00');
  const early = shift(ali, '2026-11-25T08:00', '2026-11-25T16:00');
  const plan = { shifts: [saraShift, early], zone, monday, busy: [], judged: [] };
  expect(verdictOf(early, { user: ali, date: '2026-11-27' }, plan)).toEqual([]);
  expect(verdictOf(early, { user: null, date: '2026-11-24' }, plan)).toEqual([]);
  // From 23:00 to 8:00 there are nine hours of rest.
  expect(verdictOf(early, { user: sara, date: '2026-11-25' }, plan)).toEqual([
    'Ruhezeit 9:00 Std. statt 11:00 Std. (§ 12 Abs. 1 AZG).',
  ]);
  expect(
    verdictOf(shift(ali, '2026-11-25T15:00', '2026-11-25T23:30'), { user: sara, date: '2026-11-24' }, plan),
  ).toEqual(['In dieser Zeit hat die Person schon einen Dienst.']);
  const wrong = shift(sara, '2026-11-27T10:00', '2026-11-27T23:00');
  expect(verdictOf(early, { user: sara, date: '2026-11-29' }, { ...plan, shifts: [...plan.shifts, wrong] })).toEqual(
    [],
  );
});

test('TIME-09: shifts elsewhere and in the previous week count for the dragged person only', () => {
  const early = shift(ali, '2026-11-25T08:00', '2026-11-25T16:00');
  const plan = { shifts: [early], zone, monday, judged: [] };
  const busyFrom = (startAt: string, endAt: string, user = sara) => [
    { ...shift(user, startAt, endAt), user: { id: user } },
  ];
  const verdict = (date: string, busy: ReturnType<typeof busyFrom>) =>
    verdictOf(early, { user: sara, date }, { ...plan, busy });
  expect(verdict('2026-11-25', busyFrom('2026-11-25T15:30', '2026-11-25T20:00'))).toEqual([
    'In dieser Zeit hat die Person anderswo einen Dienst.',
  ]);
  const rest = ['Ruhezeit 9:00 Std. statt 11:00 Std. (§ 12 Abs. 1 AZG).'];
  expect(verdict('2026-11-25', busyFrom('2026-11-24T16:00', '2026-11-24T23:00'))).toEqual(rest);
  // The Sunday before, in this branch or another.
  expect(verdict('2026-11-23', busyFrom('2026-11-22T16:00', '2026-11-22T23:00'))).toEqual(rest);
  expect(verdict('2026-11-25', busyFrom('2026-11-24T16:00', '2026-11-24T23:00', ali))).toEqual([]);
});

test("TIME-09: checks a dragged shift by the target person's country, trade and age", () => {
  const long = shift(ali, '2026-11-25T10:00', '2026-11-25T22:00', { pauseMinutes: 60 });
  const late = shift(ali, '2026-11-27T15:00', '2026-11-27T23:30');
  const plan = { shifts: [long, late], zone, monday, busy: [], judged: [] };
  const verdict = (dragged: typeof long, judged: PlannedWeek['judged']) =>
    verdictOf(dragged, { user: sara, date: dayOf(dragged, zone) }, { ...plan, judged });
  const agreed = { user: { id: sara }, region: 'DE-BY' as const, trade: 'hospitality' as const, birthDate: null };
  // Eleven hours: Austria allows twelve, Germany ten.
  expect(verdict(long, [])).toEqual([]);
  expect(verdict(long, [{ ...agreed, user: { id: ali } }])).toEqual([]);
  expect(verdict(long, [agreed])).toEqual(['11:00 Std. an einem Tag gearbeitet, Grenze 10:00 Std. (§ 3 ArbZG).']);
  const minor = { ...agreed, region: 'AT' as const, birthDate: '2009-06-01' };
  expect(verdict(late, [])).toEqual([]);
  expect(verdict(late, [minor])).toEqual([
    '0:30 Std. zu einer Uhrzeit gearbeitet, zu der es nicht erlaubt ist (§ 17 KJBG).',
  ]);
});

test('formats opening hours, also over midnight and in two parts', () => {
  expect(openText([{ from: 11 * 60, to: 23 * 60 }])).toBe('11–23');
  expect(
    openText([
      { from: 690, to: 840 },
      { from: 17 * 60, to: 26 * 60 + 30 },
    ]),
  ).toBe('11:30–14, 17–2:30');
  expect([openText([{ from: 0, to: 1_440 }]), openText([])]).toEqual(['0–24', '']);
});
