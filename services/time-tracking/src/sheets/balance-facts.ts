import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { Absence, BalanceFacts } from '@theke/rules/working-time/balance';
import { publicHolidayDates } from '@theke/rules/working-time/public-holidays';
import { computeSheet } from '@theke/rules/working-time/sheet';
import type { Employed, WorkFacts } from './work-facts.ts';

/** Activities without those whose end is missing: their length is unknown until they are corrected. */
export const recordedActivities = ({ activities }: Pick<WorkFacts, 'activities'>): WorkFacts['activities'] =>
  activities.filter(({ state }) => state !== 'end-missing');

const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

export const holidaysBetween = ({ region }: Pick<EmploymentOnWire, 'region'>, from: LocalDate, to: LocalDate) =>
  publicHolidayDates(region, yearOf(from), Math.max(yearOf(from), yearOf(to)));

const ruled = ({ kind, from, to, isHalfDay }: StoredAbsence): Absence => ({
  kind,
  from,
  to,
  share: isHalfDay ? 0.5 : 1,
});

/** Worked time and pauses by day, in whole seconds (TIME-08). */
export const workedByDay = (facts: WorkFacts): { seconds: Map<LocalDate, number>; pauses: Map<LocalDate, number> } => {
  const { days } = computeSheet(recordedActivities(facts), { zone: facts.zone, now: facts.now.toISOString() });
  const seconds = new Map(facts.settled?.byDay);
  for (const day of days) seconds.set(day.date, (seconds.get(day.date) ?? 0) + day.seconds);
  return { seconds, pauses: new Map(days.map(({ date, pauseSeconds }) => [date, pauseSeconds])) };
};

/** Input of the balance rules; by default only approved absences count. */
export const toBalanceFacts = (
  facts: Employed,
  worked: ReadonlyMap<LocalDate, number>,
  { from, to, absences }: { from: LocalDate; to: LocalDate; absences: readonly StoredAbsence[] },
): BalanceFacts => ({
  contracts: facts.employment.terms.map((terms) => ({ ...terms, endsOn: facts.employment.endsOn })),
  absences: absences.map(ruled),
  publicHolidays: holidaysBetween(facts.employment, from, to),
  worked,
  planned: facts.planned,
  opening: facts.employment.openingMinutes * 60,
});
