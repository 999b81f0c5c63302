import type { KeptAbsence } from '@theke/contracts/time-tracking/absence';
import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, instantOf, type LocalDate, startOf } from '@theke/rules/time/local-time';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import { firstOf } from '@theke/rules/working-time/calendar';
import { holidayYearOn } from '@theke/rules/working-time/holiday-year';
import { absenceStore } from '../absences/absence-store.ts';
import { wireOf } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { employmentStore } from '../employments/employment-store.ts';
import type { Person } from '../people/person-store.ts';
import { zoneOf } from '../people/zone-of.ts';
import { plannedMinutes } from './planned-minutes.ts';

/** All that a sheet and a holiday account of somebody are computed from (TIME-06). */
export type WorkFacts = {
  readonly zone: string;
  readonly now: Date;
  readonly employment: EmploymentOnWire | undefined;
  /** Since the balance begins, and for what laws look back at. */
  readonly activities: readonly (WorkedActivity &
    Pick<WorkedActivityOnWire, 'state' | 'isLate' | 'isCorrected' | 'project' | 'task'>)[];
  /** Requested and approved. */
  readonly absences: readonly KeptAbsence[];
  readonly planned: ReadonlyMap<LocalDate, number>;
};

/** The same of somebody of whom it is said what they owe. */
export type Employed = WorkFacts & { readonly employment: EmploymentOnWire };

/** What laws look back at: averages of half a year, Sundays of a year of the calendar. */
export const lawsFrom = (from: LocalDate): LocalDate => firstOf(`${from.slice(0, 4)}-01-01`, addDays(from, -182));

/** @param range the days that are asked for, and the person's clock where it is known already */
export async function workFactsOf(
  tx: Transaction,
  person: Person,
  { from, to, zone: known }: { from: LocalDate; to: LocalDate; zone?: string },
  now: Date,
): Promise<WorkFacts> {
  const [zone, employment] = await Promise.all([known ?? zoneOf(tx, person), employmentStore.find(tx, person.id)]);
  const counted = employment?.countsFrom ?? from;
  const since = firstOf(counted, lawsFrom(from));
  // Holidays of the year in which the balance begins are known by their absences.
  const away = employment ? holidayYearOn(employment.yearKind, employment.employedFrom, counted).from : from;
  const [rows, absences, planned] = await Promise.all([
    activityStore.ofPerson(tx, person.id, new Date(instantOf(zone, startOf(since)))),
    absenceStore.open(tx, person.id, firstOf(away, since)),
    plannedMinutes(tx, { person: person.id, zone, from: firstOf(away, since), to }),
  ]);
  return { zone, now, employment, activities: rows.map(wireOf), absences, planned };
}
