import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { Transaction } from '@theke/kit/database/database';
import { instantOf, type LocalDate } from '@theke/rules/time/local-time';
import { firstOf } from '@theke/rules/working-time/calendar';
import { holidayYearOn } from '@theke/rules/working-time/holiday-year';
import { addDays, startOf } from '@theke/rules/working-time/known-days';
import type { Span } from '@theke/rules/working-time/spans';
import { absenceStore } from '../absences/absence-store.ts';
import { activityStore, type SheetActivity } from '../activities/activity-store.ts';
import { employmentStore } from '../employments/employment-store.ts';
import { findZones } from '../people/find-zone.ts';
import type { Person } from '../people/person-store.ts';
import { plannedMinutes } from './planned-minutes.ts';

type Range = { from: LocalDate; to: LocalDate };

/** All facts for a person's sheet and holiday account (TIME-06). */
export type WorkFacts = {
  readonly zone: string;
  readonly now: Date;
  readonly employment: EmploymentOnWire | undefined;
  /** Since the balance begins, and far enough back for labour law. */
  readonly activities: readonly SheetActivity[];
  /** Requested and approved. */
  readonly absences: readonly StoredAbsence[];
  /** Only for people who follow the plan. */
  readonly planned: ReadonlyMap<LocalDate, number>;
  /** Activities that ended before `activities` begin, as sums (`settled-facts.ts`). */
  readonly settled?: Settled;
};

/** Sums of activities on finished days. */
export type Settled = {
  /** Whole seconds since the balance begins, without those of `byDay`. */
  readonly seconds: number;
  /** Sick days: their credited time depends on the worked time. */
  readonly byDay: ReadonlyMap<LocalDate, number>;
  /** Worked periods for labour law only. */
  readonly looked: readonly Span[];
};

/** Facts of a person with an employment. */
export type Employed = WorkFacts & { readonly employment: EmploymentOnWire };

/** Start of the data for labour law: averages of half a year, Sundays of a calendar year. */
export const lawsFrom = (from: LocalDate): LocalDate => firstOf(`${from.slice(0, 4)}-01-01`, addDays(from, -182));

export async function readWorkFacts(tx: Transaction, person: Person, range: Range, now: Date): Promise<WorkFacts> {
  const sheetFacts = await readSheetFacts(tx, [person], range);
  const [{ employment, zone, since }] = sheetFacts as [SheetFacts];
  const [activities, rest] = await Promise.all([
    activityStore.findByPerson(tx, person.id, midnightOf(zone, since)),
    readRest(tx, sheetFacts, range),
  ]);
  return { zone, now, employment, activities, ...(rest[0] as Rest) };
}

/** What to read per person and since when. */
export type SheetFacts = {
  readonly person: string;
  readonly employment: EmploymentOnWire | undefined;
  readonly zone: string;
  readonly since: LocalDate;
  readonly away: LocalDate;
};

export async function readSheetFacts(
  tx: Transaction,
  people: readonly Person[],
  { from }: Range,
): Promise<SheetFacts[]> {
  const [zoneOf, employments] = await Promise.all([
    findZones(tx, people),
    employmentStore.findMany(
      tx,
      people.map(({ id }) => id),
    ),
  ]);
  return people.map((person) => {
    const employment = employments.get(person.id);
    const counted = employment?.countsFrom ?? from;
    const since = firstOf(counted, lawsFrom(from));
    // Holidays of the year in which the balance begins are known by their absences.
    const away = employment ? holidayYearOn(employment.yearKind, employment.employedFrom, counted).from : from;
    return { person: person.id, employment, zone: zoneOf(person), since, away: firstOf(away, since) };
  });
}

type Rest = Pick<WorkFacts, 'absences' | 'planned'>;

/** All facts except worked time. */
export async function readRest(tx: Transaction, sheetFacts: readonly SheetFacts[], { to }: Range): Promise<Rest[]> {
  const [absences, planned] = await Promise.all([
    absenceStore.openOf(
      tx,
      sheetFacts.map(({ person, away }) => ({ person, since: away })),
    ),
    plannedMinutes(
      tx,
      sheetFacts
        .filter(({ employment }) => employment?.terms.some(({ followsPlan }) => followsPlan))
        .map(({ person, zone, away }) => ({ person, zone, from: away, to })),
    ),
  ]);
  return sheetFacts.map(({ person }) => ({
    absences: absences.get(person) ?? [],
    planned: planned.get(person) ?? new Map(),
  }));
}

/** Instant at which a local day begins. */
export const midnightOf = (zone: string, date: LocalDate): Date => new Date(instantOf(zone, startOf(date)));
