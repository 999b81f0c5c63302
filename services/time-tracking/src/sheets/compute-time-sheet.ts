import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf } from '@theke/rules/time/months';
import { computeBalanceDays } from '@theke/rules/working-time/balance';
import { datesFrom, firstOf } from '@theke/rules/working-time/calendar';
import { addDays } from '@theke/rules/working-time/known-days';
import { type HolidayRegion, listPublicHolidays } from '@theke/rules/working-time/public-holidays';
import { dayOf } from '../day-of.ts';
import { todayIn } from '../people/find-zone.ts';
import { toBalanceFacts, workedByDay } from './balance-facts.ts';
import { warningsByDay } from './warnings-by-day.ts';
import type { WorkFacts } from './work-facts.ts';

type Sums = Pick<SheetDayRow, 'target' | 'worked' | 'credited' | 'balance' | 'holidayDays'>;
type Range = { from: LocalDate; to: LocalDate };
/** Without bookings, whose names are not in the facts. */
type SheetDay = Omit<SheetDayRow, 'bookedOn'>;
type Sheet = Omit<TimeSheet, 'user' | 'name' | 'closed' | 'days' | 'kept' | 'law'> & { days: SheetDay[] };
type FiguresDay = Omit<SheetDay, 'warnings'>;
type Figures = Omit<Sheet, 'days'> & { days: FiguresDay[] };
type MonthFigures = Omit<Figures, 'months'>;

/** A person's days with legal warnings. */
export const computeTimeSheet = (facts: WorkFacts, range: Range): Sheet =>
  warned(computeFigures(facts, range), facts, range);

/** Like `computeTimeSheet`, without the months of the year, for facts with summed earlier days. */
export const computeMonthSheet = (facts: WorkFacts, range: Range): Omit<Sheet, 'months'> =>
  warned(figuresSince(facts, range, addDays(range.from, -1)).figures, facts, range);

function warned<F extends MonthFigures>({ days, ...figures }: F, facts: WorkFacts, range: Range) {
  const warnings = warningsByDay(facts, range);
  return { ...figures, days: days.map((day) => ({ ...day, warnings: warnings.get(day.date) ?? [] })) };
}

/**
 * A person's days with the running balance (TIME-06, TIME-11). Only finished days count; unfinished ones are shown, but
 * in no sum.
 */
export function computeFigures(facts: WorkFacts, { from, to }: Range): Figures {
  const year = `${to.slice(0, 4)}-01-01`;
  // Of earlier years only the closing balance is shown.
  const { figures, days, opening } = figuresSince(facts, { from, to }, firstOf(addDays(from, -1), year));
  const daysOfYear = [...days].filter(([date, { counts }]) => date >= year && counts);
  const byMonth = Map.groupBy(daysOfYear, ([date]) => monthOf(date));
  return {
    ...figures,
    months: [...byMonth].map(([month, found]) => {
      const within = found.map(([, day]) => day);
      return { month, ...sumOf(within), balance: within.at(-1)?.balance ?? opening };
    }),
  };
}

/** @param first first requested day; of earlier days only the balance is computed */
function figuresSince(
  facts: WorkFacts,
  { from, to }: Range,
  first: LocalDate,
): { figures: MonthFigures; days: ReadonlyMap<LocalDate, Sums & { counts: boolean }>; opening: number } {
  const { zone, now, employment, settled } = facts;
  const over = addDays(todayIn(zone, now), -1);
  const { seconds, pauses } = workedByDay(facts);
  const opening = (employment?.openingMinutes ?? 0) * 60;
  const begins = employment?.countsFrom ?? '9999-12-31';
  const counts = (date: LocalDate) => date <= over && date >= begins;

  const days = new Map<LocalDate, Sums & { counts: boolean }>();
  if (employment && begins <= to) {
    const absences = facts.absences.filter(({ state }) => state === 'approved');
    const found = computeBalanceDays(
      toBalanceFacts({ ...facts, employment }, seconds, { from: begins, to, absences }),
      begins,
      to,
      // The last finished day has the balance for unfinished ones.
      firstOf(first, over),
    );
    // Summed days are finished and before the shown ones, so their sum is added to the opening balance.
    const carried = settled?.seconds ?? 0;
    let balance = opening;
    for (const day of found.days) {
      if (counts(day.date)) balance = day.balance + carried;
      if (day.date >= first) days.set(day.date, { ...day, balance, counts: counts(day.date) });
    }
  }
  const balanceAt = (date: LocalDate) => days.get(date)?.balance ?? opening;
  const rowOf = rowsOf(facts, { from, to, pauses });
  const rows = datesFrom(from, to).map((date): FiguresDay => {
    const idle = { target: 0, worked: seconds.get(date) ?? 0, credited: 0, balance: opening, holidayDays: 0 };
    return { ...rowOf(date), ...(days.get(date) ?? idle), date, counts: counts(date) };
  });
  const figures = {
    from,
    to,
    timeZone: zone,
    hasEmployment: employment !== undefined,
    over,
    ...sumOf(rows.filter((row) => row.counts)),
    balance: balanceAt(to),
    targetInAll: rows.reduce((sum, row) => sum + row.target, 0),
    balanceBefore: balanceAt(addDays(from, -1)),
    days: rows,
  };
  return { figures, days, opening };
}

const sumOf = (days: readonly Sums[]) => ({
  target: days.reduce((sum, { target }) => sum + target, 0),
  worked: days.reduce((sum, { worked }) => sum + worked, 0),
  credited: days.reduce((sum, { credited }) => sum + credited, 0),
});

/** Fields of a day besides its sums. */
function rowsOf(
  facts: WorkFacts,
  { from, to, pauses }: Range & { pauses: ReadonlyMap<LocalDate, number> },
): (date: LocalDate) => Omit<FiguresDay, keyof Sums | 'date' | 'counts'> {
  const { zone, activities, absences, employment } = facts;
  const byDay = Map.groupBy(activities, ({ startAt }) => dayOf(zone, startAt));
  const names = employment ? holidayNames(employment.region, from, to) : new Map<LocalDate, string>();
  return (date) => {
    const activities = byDay.get(date) ?? [];
    const ends = activities.map(({ endAt }) => endAt);
    return {
      startAt: activities.map(({ startAt }) => startAt).toSorted()[0] ?? null,
      endAt: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
      isRunning: activities.some(({ state }) => state === 'running' || state === 'paused'),
      isEndMissing: activities.some(({ state }) => state === 'end-missing'),
      isCorrected: activities.some(({ isCorrected }) => isCorrected),
      isLate: activities.some(({ isLate }) => isLate),
      pauseSeconds: pauses.get(date) ?? 0,
      publicHoliday: names.get(date) ?? null,
      absences: absences
        .filter((absence) => absence.from <= date && date <= absence.to)
        .map(({ id, kind, state, isHalfDay, half }) => ({ id, kind, state, isHalfDay, half })),
    };
  };
}

function holidayNames(region: HolidayRegion, from: LocalDate, to: LocalDate): Map<LocalDate, string> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return new Map(
    years.flatMap((year) =>
      listPublicHolidays(region, year)
        .filter(({ isEverywhere }) => isEverywhere)
        .map(({ date, name }) => [date, name] as const),
    ),
  );
}
