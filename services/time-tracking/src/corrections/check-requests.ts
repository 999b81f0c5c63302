import type { CorrectionCheck } from '@theke/contracts/time-tracking/correction-request';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { Problem } from '@theke/kit/problem';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { activityStore, type SheetActivity } from '../activities/activity-store.ts';
import { checkPunch } from '../activities/write-punch.ts';
import { refused } from '../errors.ts';
import { refuseClosedAt } from '../months/refuse-closed.ts';
import type { Person } from '../people/person-store.ts';
import { readSettledFacts } from '../sheets/settled-facts.ts';
import { warningsByDay } from '../sheets/warnings-by-day.ts';
import type { WorkFacts } from '../sheets/work-facts.ts';
import type { RequestRow } from './correction-store.ts';
import { beginningsOf } from './request-fault.ts';
import { requestPunch } from './request-punch.ts';

export type RequestOfPerson = { person: Person; found: RequestRow };

/** @throws Problem 409 if a closed month would change, or the activity has changed since the request */
export async function refuseChanged(tx: Transaction, { person, found }: RequestOfPerson): Promise<void> {
  await refuseClosedAt(tx, person, beginningsOf(found));
  if (!found.activity) return;
  const activity = await activityStore.find(tx, found.activity.id);
  if (!activity || activity.isRemoved || activity.version !== found.activityVersion) throw refused('CHANGED_SINCE');
}

/** Preview of the approval of each request, in order, each on its own. Writes nothing. */
export async function checkRequests(
  tx: Transaction,
  requests: readonly RequestOfPerson[],
  by: { now: Date; identity: Identity },
): Promise<CorrectionCheck[]> {
  const people = [...new Map(requests.map(({ person }) => [person.id, person])).values()];
  const instants = requests.flatMap(({ found }) => beginningsOf(found)).toSorted();
  const [first, last] = [instants[0], instants.at(-1)];
  if (!first || !last) return [];
  // One day on each side covers any time zone; weekly warnings are shown at the end of a week.
  const range = {
    from: mondayOf(addDays(first.slice(0, 10), -1)),
    to: addDays(mondayOf(addDays(last.slice(0, 10), 1)), 13),
  };
  const facts = await readSettledFacts(tx, people, range, by.now);
  const factsOf = new Map(people.map(({ id }, at) => [id, facts[at] as WorkFacts]));
  const checks: CorrectionCheck[] = [];
  for (const request of requests) {
    const refusal = await findRefusal(tx, request, by);
    const personFacts = factsOf.get(request.person.id) as WorkFacts;
    const isJudged = personFacts.employment !== undefined;
    // An overlap has no valid day to judge.
    const warnings = refusal ? [] : warningsBy(personFacts, request.found, range);
    checks.push({ refusal, isJudged, warnings });
  }
  return checks;
}

/**
 * Legal warnings that only occur with the requested times. Running and endless activities are excluded, because their
 * warnings cannot be compared.
 */
function warningsBy(facts: WorkFacts, request: RequestRow, range: { from: LocalDate; to: LocalDate }): Warned[] {
  const otherActivities = facts.activities.filter(({ startAt }) => startAt !== request.was?.startAt);
  const without = new Set(warnedOf({ ...facts, activities: otherActivities }, range).map(keyOf));
  const all = warnedOf({ ...facts, activities: [...otherActivities, toWork(request)] }, range);
  return all.filter((warning) => !without.has(keyOf(warning)));
}

type Warned = CorrectionCheck['warnings'][number];

const keyOf = ({ date, text }: Warned): string => `${date} ${text}`;

const warnedOf = (facts: WorkFacts, range: { from: LocalDate; to: LocalDate }): Warned[] =>
  [...warningsByDay(facts, range)]
    .flatMap(([date, warnings]) => warnings.map((one) => ({ ...one, date })))
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** As shown in a sheet. */
const toWork = ({ startAt, endAt, pauses }: RequestRow): SheetActivity => ({
  startAt,
  endAt,
  pauses,
  state: 'ended',
  isLate: false,
  isCorrected: true,
  project: null,
  task: null,
});

/** Why an approval would be refused; null if it would not. */
async function findRefusal(
  tx: Transaction,
  request: RequestOfPerson,
  by: { now: Date; identity: Identity },
): Promise<CorrectionCheck['refusal']> {
  try {
    await refuseChanged(tx, request);
    // Uses the request's own id: nothing is stored.
    await checkPunch(tx, requestPunch({ ...by, id: request.found.id }, request.found));
    return null;
  } catch (error) {
    const fault = error instanceof Problem ? error.faults[0] : undefined;
    if (!fault) throw error;
    return { code: fault.code, message: fault.message };
  }
}
