import type { Branch } from '@theke/contracts/catalog/branch';
import type {
  BusyTime,
  PlannedAbsence,
  PlannedWeek,
  PlanWarning,
} from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { addDays, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { lawWarningText } from '@theke/rules/working-time/laws/law-warning-text';
import { planWarnings } from '@theke/rules/working-time/plan/plan-warnings';
import { daysSpan, weekSpan } from '@theke/rules/working-time/plan/week-span';
import { copied } from '../copies.ts';
import { dayOf } from '../day-of.ts';
import { employmentStore } from '../employments/employment-store.ts';
import { nameOf, personStore } from '../people/person-store.ts';
import { absencesIn, absenceWarnings } from './absences-in.ts';
import { agreedMinutes } from './agreed-minutes.ts';
import { judgedBy } from './judged-by.ts';
import { publishedStore, type Unpublished } from './published-store.ts';
import { scheduleStore } from './schedule-store.ts';
import type { Shift } from './shift-row.ts';

type PlannedBranch = Pick<Branch, 'id' | 'timeZone'>;

/** Planned week of a branch: what publishing would change, and legal warnings (TIME-09). */
export async function plannedWeek(
  tx: Transaction,
  branch: PlannedBranch,
  monday: LocalDate,
  now: Date,
): Promise<PlannedWeek> {
  const unpublished = await publishedStore.unpublished(tx, branch.id, weekSpan(branch.timeZone, monday));
  return weekWith(tx, branch, monday, { ...unpublished, now });
}

/** Planned week like `plannedWeek`, with unpublished changes that are already loaded. */
export async function weekWith(
  tx: Transaction,
  branch: PlannedBranch,
  monday: LocalDate,
  { drafts, removed, now }: Unpublished & { now: Date },
): Promise<PlannedWeek> {
  const [team, planned] = await Promise.all([
    personStore.findByBranch(tx, branch.id, now),
    scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, monday)),
  ]);
  const people = team.map(({ id }) => id);
  const everyone = [...new Set([...people, ...peopleOf(planned)])];
  const [absences, found, shifts] = await Promise.all([
    absencesIn(tx, people, monday),
    employmentStore.findMany(tx, everyone),
    scheduleStore.findByPeople(tx, everyone, weeksAround(branch, monday)),
  ]);
  const employments = [...found.values()];
  return {
    branch: { id: branch.id },
    monday,
    country: countryOfZone(branch.timeZone) ?? null,
    drafts: drafts.length,
    removed: removed.length,
    warnings: await readWarnings(tx, branch, monday, { planned, absences }),
    absences,
    busy: busyIn(shifts, planned),
    agreed: agreedMinutes(
      employments.filter(({ user }) => people.includes(user.id)),
      monday,
    ),
    judged: judgedBy(employments, monday),
  };
}

/** The week with those before and after, to check the rest between them. */
const weeksAround = ({ timeZone }: PlannedBranch, monday: LocalDate) => daysSpan(timeZone, addDays(monday, -7), 21);

/** Times of shifts planned elsewhere, without details. */
function busyIn(shifts: readonly Shift[], planned: readonly Shift[]): BusyTime[] {
  const here = new Set(planned.map(({ id }) => id));
  return shifts.flatMap(({ id, user, startAt, endAt, pauseMinutes }) =>
    user && !here.has(id) ? [{ user, startAt, endAt, pauseMinutes }] : [],
  );
}

const peopleOf = (planned: readonly Shift[]): string[] => [...new Set(planned.flatMap(({ user }) => user?.id ?? []))];

/** Legal warnings for a planned week of a branch. */
export const weekWarnings = async (tx: Transaction, branch: PlannedBranch, monday: LocalDate): Promise<PlanWarning[]> =>
  readWarnings(tx, branch, monday, {
    planned: await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, monday)),
    absences: [],
  });

/**
 * Legal and absence warnings of planned people. Considers their terms, their shifts in other branches, and the weeks
 * before and after for the rest between them.
 */
async function readWarnings(
  tx: Transaction,
  branch: PlannedBranch,
  monday: LocalDate,
  { planned, absences }: { planned: readonly Shift[]; absences: readonly PlannedAbsence[] },
): Promise<PlanWarning[]> {
  const { timeZone } = branch;
  const people = peopleOf(planned);
  const [shifts, agreed, staff] = await Promise.all([
    scheduleStore.findByPeople(tx, people, weeksAround(branch, monday)),
    employmentStore.findMany(tx, people),
    copied.stores.users.findMany(tx, people),
  ]);
  const found: PlanWarning[] = [];
  for (const person of people) {
    const shiftsOfPerson = shifts.filter(({ user }) => user?.id === person);
    const warnings = planWarnings(shiftsOfPerson, timeZone, monday, agreed.get(person));
    const user = staff.get(person);
    const name = user ? nameOf(user) : '';
    for (const warning of warnings) {
      const { severity, rule, date } = warning;
      found.push({ user: { id: person }, name, severity, rule, date, text: lawWarningText(warning) });
    }
    const plannedTimes = planned
      .filter(({ user }) => user?.id === person)
      .map(({ startAt, endAt }) => ({
        date: dayOf(timeZone, startAt),
        startAt: localTime(timeZone, Date.parse(startAt)),
        endAt: localTime(timeZone, Date.parse(endAt)),
      }));
    found.push(...absenceWarnings({ user: { id: person }, name }, plannedTimes, absences));
  }
  return found.toSorted(
    (a, b) =>
      Number(a.severity === 'notice') - Number(b.severity === 'notice') ||
      a.date.localeCompare(b.date) ||
      a.name.localeCompare(b.name, 'de'),
  );
}
