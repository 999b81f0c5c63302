import type { Endpoint } from '@theke/contracts/endpoint';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import { toComparableText } from './compare-responses.ts';
import type { Answer } from './raw-call.ts';
import type { Person, Stage } from './stage.ts';
import { changesBetween } from './stored-state.ts';

/**
 * Failed logins are counted for any attempt; this changes no business data. Jobs delete rows of the others by
 * age, as the history of the demo has.
 */
const changing = ['theke_identity.failed_login', 'theke_analytics.visit_log', 'theke_signage.queued_order'];

/** Runs `findFault` for every item; returns one line per fault. */
export async function collectFaults<T>(
  items: readonly T[],
  findFault: (one: T) => Promise<string | false | undefined>,
): Promise<string[]> {
  const found = await Promise.all(items.map(findFault));
  return found.filter((fault) => typeof fault === 'string');
}

/** Findings of the attack plus every table of either business that changed. */
export async function collectFaultsAndChanges(stage: Stage, attack: () => Promise<string[]>): Promise<string[]> {
  const { state, victim, neighbour } = stage;
  const readState = async () => {
    await state.settled();
    return [await state.of(victim.tenant), await state.of(neighbour.tenant)] as const;
  };
  const before = await readState();
  const found = await attack();
  const after = await readState();
  const describeChanges = (owner: string, at: 0 | 1) =>
    changesBetween(before[at], after[at])
      .filter((table) => !changing.includes(table))
      .map((table) => `${owner} ${table} was changed`);
  return [...found, ...describeChanges("the victim's", 0), ...describeChanges("the neighbour's", 1)];
}

export const describeAnswer = (at: { method: string; path: string }, { status, text }: Answer): string =>
  `${at.method} ${at.path} was answered ${status} ${text.slice(0, 200)}`;

/** 404, or 401 if the path carries an invalid key. */
export const isUnknown = ({ status }: Answer): boolean => status === 404 || status === 401;

/** Sends an endpoint's example as a person. */
export const send = (
  stage: Stage,
  person: Person,
  at: Endpoint,
  ids: Ids,
  headers?: [string, string][],
): Promise<Answer> => stage.ask(person, exampleCall(at, ids), headers);

type Expected = { status?: 401 | 403; ids?: Ids; headers?: [string, string][] };

/** Sends each endpoint's example as a person; every answer must have the status of a refusal. */
export const collectUnrefused = (
  stage: Stage,
  person: Person,
  endpoints: readonly Endpoint[],
  { status = 401, ids = stage.victim.ids, headers }: Expected = {},
): Promise<string[]> =>
  collectFaults(endpoints, async (at) => {
    const answer = await send(stage, person, at, ids, headers);
    return answer.status !== status && describeAnswer(at, answer);
  });

/** Returns a fault if the response reveals to the person whether the victim's data exists. */
export async function findExistenceLeak(stage: Stage, person: Person, at: Endpoint): Promise<string | undefined> {
  const { victim, unusedIds } = stage;
  const [existing, missing] = await Promise.all([
    send(stage, person, at, victim.ids),
    send(stage, person, at, unusedIds),
  ]);
  // A created object is new each time, so two successes reveal nothing.
  const isCreated = at.method !== 'GET' && existing.status < 300 && existing.status === missing.status;
  const [existingText, missingText] = [toComparableText(existing, victim.ids), toComparableText(missing, unusedIds)];
  return isCreated || existingText === missingText
    ? undefined
    : `${at.name} reveals that it exists: ${existingText} / ${missingText}`;
}
