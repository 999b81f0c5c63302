import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { firstOf, lastOf } from '@theke/rules/working-time/calendar';
import { addDays } from '@theke/rules/working-time/known-days';
import { activityStore } from '../activities/activity-store.ts';
import { settledStore } from '../activities/settled-store.ts';
import { dayOf } from '../day-of.ts';
import { todayIn } from '../people/find-zone.ts';
import type { Person } from '../people/person-store.ts';
import { lawsFrom, midnightOf, readRest, readSheetFacts, type SheetFacts, type WorkFacts } from './work-facts.ts';

type Range = { from: LocalDate; to: LocalDate };

/** Rest and weekly limits of the last day depend on the days after it. */
const daysBehind = 15;

/**
 * Like `readWorkFacts` for several people, with earlier days as sums (ADR 0022). Enough for a sheet's days, the opening
 * balance and legal warnings; not for earlier months of the year.
 */
export async function readSettledFacts(
  tx: Transaction,
  people: readonly Person[],
  range: Range,
  now: Date,
): Promise<WorkFacts[]> {
  const sheetFacts = await readSheetFacts(tx, people, range);
  const rest = await readRest(tx, sheetFacts, range);
  const parts = sheetFacts.map((one, at) => partsOf(one, rest[at]?.absences ?? [], range, now));
  const [activities, seconds, onSickDays, looked] = await Promise.all([
    activityStore.between(
      tx,
      parts.map(({ person, opened, settled, behind }) => ({ person, from: settled, until: behind, open: opened })),
    ),
    settledStore.seconds(
      tx,
      parts.map(({ person, counted, settled }) => ({ person, from: counted, until: settled })),
    ),
    settledStore.listSeconds(
      tx,
      parts.flatMap(({ sick }) => sick),
    ),
    settledStore.work(
      tx,
      parts
        .filter(({ isJudged }) => isJudged)
        .map(({ person, laws, settled }) => ({ person, from: laws, until: settled })),
    ),
  ]);
  return sheetFacts.map(({ person, employment, zone }, at) => {
    const sick = onSickDays.get(person) ?? [];
    const byDay = new Map<LocalDate, number>();
    for (const sickTime of sick) {
      const day = dayOf(zone, sickTime.startAt);
      byDay.set(day, (byDay.get(day) ?? 0) + sickTime.seconds);
    }
    return {
      zone,
      now,
      employment,
      activities: activities.get(person) ?? [],
      ...(rest[at] as (typeof rest)[number]),
      settled: {
        seconds: (seconds.get(person) ?? 0) - sick.reduce((sum, one) => sum + one.seconds, 0),
        byDay,
        looked: looked.get(person) ?? [],
      },
    };
  });
}

/** Periods in which each part is read. An unfinished day is in no sum. */
function partsOf(
  { person, employment, zone, since }: SheetFacts,
  absences: readonly StoredAbsence[],
  { from, to }: Range,
  now: Date,
) {
  const settled = firstOf(from, todayIn(zone, now));
  const counted = firstOf(employment?.countsFrom ?? settled, settled);
  const midnight = (date: LocalDate) => midnightOf(zone, date);
  const sick = absences.filter(({ kind, state }) => kind === 'sick' && state === 'approved');
  return {
    person,
    isJudged: employment !== undefined,
    opened: midnight(since),
    counted: midnight(counted),
    laws: midnight(firstOf(lawsFrom(from), settled)),
    settled: midnight(settled),
    behind: midnight(addDays(to, daysBehind)),
    sick: sick
      .map((one) => ({ first: lastOf(one.from, counted), next: firstOf(addDays(one.to, 1), settled) }))
      .filter(({ first, next }) => first < next)
      .map(({ first, next }) => ({ person, from: midnight(first), until: midnight(next) })),
  };
}
