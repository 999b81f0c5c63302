import type { PlannedAbsence, PlanWarning, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import type { Slot } from '@theke/rules/hours/opening-hours';
import { addDays, clockText, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { datesFrom, daysFrom, isoWeekOf } from '@theke/rules/working-time/calendar';
import { plannedMinutes } from '@theke/rules/working-time/plan/planned-shift';
import { shiftedByDays } from '@theke/rules/working-time/plan/shifted-by-days';
import { dateAt, dayText, longDate, shortDate } from '../shared/day-text.ts';
import { planMessages } from './plan-messages.de.ts';

/** Position of a shift: its person (null for an open shift), and its start day in the branch's time zone. */
export type Cell = { user: string | null; date: LocalDate };
export type PlanRow = { user: string | null; name: string; shifts: readonly WorkingSchedule[] };

export const weekDays = (monday: LocalDate): LocalDate[] => datesFrom(monday, addDays(monday, 6));

/** "KW 48, 23.11.–29.11.2026" */
export function weekText(monday: LocalDate): string {
  return planMessages.week(Number(isoWeekOf(monday).slice(-2)), shortDate(monday), longDate(addDays(monday, 6)));
}

export const dayOf = ({ startAt }: { startAt: string }, zone: string): LocalDate => dateAt(startAt, zone);

export const cellOf = (shift: WorkingSchedule, zone: string): Cell => ({
  user: shift.user?.id ?? null,
  date: dayOf(shift, zone),
});

export const isSameCell = (one: Cell, other: Cell): boolean => one.user === other.user && one.date === other.date;

/** Absences of a cell's person on its day. */
export const absencesIn = (absences: readonly PlannedAbsence[], { user: person, date }: Cell): PlannedAbsence[] =>
  absences.filter(({ user, from, to }) => user.id === person && from <= date && date <= to);

/** "16", "23:30" */
const clockOf = (at: string, zone: string): string =>
  clockText(localTime(zone, Date.parse(at))).replace(/^0?(\d+):00$/, '$1');

/** "16–23", "9–17:30" */
export const timesText = ({ startAt, endAt }: { startAt: string; endAt: string }, zone: string): string =>
  planMessages.times(clockOf(startAt, zone), clockOf(endAt, zone));

/** "Ana Berger, Di 24.11., 16–23 Uhr": describes a shift with the name of its row. */
export const shiftText = (shift: { startAt: string; endAt: string }, zone: string, name: string): string =>
  planMessages.shift(name, dayText(dayOf(shift, zone)), timesText(shift, zone));

/** "11–14, 17–23"; empty if closed. */
export const openText = (slots: readonly Slot[]): string =>
  slots.map(({ from, to }) => planMessages.times(minuteText(from), minuteText(to))).join(', ');

/** "11", "23:30"; minutes of the next day as its local time, and the end of a day as 24. */
function minuteText(minute: number): string {
  const shown = minute > 1_440 ? minute - 1_440 : minute;
  const rest = shown % 60;
  return rest === 0 ? `${shown / 60}` : `${Math.floor(shown / 60)}:${String(rest).padStart(2, '0')}`;
}

export const minutesOf = (shifts: readonly WorkingSchedule[]): number =>
  shifts.reduce((sum, shift) => sum + plannedMinutes(shift), 0);

/** Common role of a person's shifts in the week; undefined if they differ or have none. */
export function commonRole(shifts: readonly Pick<WorkingSchedule, 'role'>[]): string | undefined {
  const [first, ...otherRoles] = new Set(shifts.map(({ role }) => role));
  return otherRoles.length === 0 && first ? first : undefined;
}

/**
 * Rows for everybody of the branch in the given order, for others with shifts there, and for open shifts at the end.
 */
export function rowsOf(people: readonly { id: string; name: string }[], shifts: readonly WorkingSchedule[]): PlanRow[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { user, name } of shifts) if (user && !names.has(user.id)) names.set(user.id, name);
  const shiftsOf = (user: string | null) => shifts.filter((shift) => (shift.user?.id ?? null) === user);
  return [
    ...[...names].map(([user, name]) => ({ user, name, shifts: shiftsOf(user) })),
    { user: null, name: planMessages.open, shifts: shiftsOf(null) },
  ];
}

/** The shift in another cell at the same local times; undefined if one of them does not exist on that day. */
export function movedTo(shift: WorkingSchedule, { user, date }: Cell, zone: string): WorkingSchedule | undefined {
  const moved = shiftedByDays(shift, zone, daysFrom(dayOf(shift, zone), date));
  return moved && { ...moved, user: user === null ? null : { id: user }, state: 'draft' };
}

/** The person's last shift on the day of a warning, whose end is usually changed. */
export const shiftOfWarning = (
  { user, date }: Pick<PlanWarning, 'user' | 'date'>,
  shifts: readonly WorkingSchedule[],
  zone: string,
): WorkingSchedule | undefined => shifts.findLast((shift) => shift.user?.id === user.id && dayOf(shift, zone) === date);

/** The adjacent cell in a direction; the same one at the edge. */
export function cellBeside(cell: Cell, key: string, rows: readonly PlanRow[], days: readonly LocalDate[]): Cell {
  const row = rows.findIndex(({ user }) => user === cell.user);
  const day = days.indexOf(cell.date);
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const [down, along] = steps[key] ?? [0, 0];
  const next = rows[row + down];
  return { user: next ? next.user : cell.user, date: days[day + along] ?? cell.date };
}
