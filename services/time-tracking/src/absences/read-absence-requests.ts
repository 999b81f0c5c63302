import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { addDays, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { areAbsentTogether, takesShift } from '@theke/rules/working-time/absent-days';
import { firstOf, lastOf } from '@theke/rules/working-time/calendar';
import type { AccessScope } from '../access-scope.ts';
import { noteSeen } from '../activities/note-seen.ts';
import { copied } from '../copies.ts';
import { isOwn } from '../people/not-oneself.ts';
import { type Person, personStore } from '../people/person-store.ts';
import { scheduleStore } from '../schedules/schedule-store.ts';
import type { Shift } from '../schedules/shift-row.ts';
import { holidaysForRequest } from '../sheets/holidays-for-request.ts';
import { loadTerminalBalances } from '../sheets/terminal-balances.ts';
import { readRest, readSheetFacts } from '../sheets/work-facts.ts';
import { absenceStore } from './absence-store.ts';

/** Maximum number of requests shown at once. */
const maxRequests = 100;

type Asking = { identity: Identity; within: AccessScope; branch: string | undefined; now: Date };

/** Undecided absences within the caller's scope, with what a decision depends on. Logs the view (TIME-10). */
export async function readAbsenceRequests(
  tx: Transaction,
  { identity, within, branch, now }: Asking,
): Promise<AbsenceRequest[]> {
  const filter = { state: 'requested', ...(branch && { branch }) };
  const page = await absenceStore.list(tx, { filter, sort: 'from', page: 1, pageSize: maxRequests }, within);
  const requested = page.data;
  if (requested.length === 0) return [];
  const [from, to] = [
    requested.map((one) => one.from).reduce(firstOf),
    requested.map((one) => one.to).reduce(lastOf),
  ] as const;
  const people = await personStore.findMany(
    tx,
    requested.map(({ user }) => user.id),
  );
  const [others, shifts, holidays] = await Promise.all([
    absenceStore.openBetween(tx, from, to, within),
    shiftsBetween(tx, [...people.keys()], from, to),
    holidaysOf(tx, requested, [...people.values()], now),
  ]);
  const balances = await timeBalances(tx, requested, people, now);
  await noteSeen(
    tx,
    identity,
    [...requested, ...others].map(({ user }) => user.id),
    now,
  );
  return requested.map((request) => ({
    ...request,
    isDecidable: !isOwn(identity, request.user.id),
    holidays: holidays.get(request.id) ?? null,
    timeBalance: balances.get(request.id) ?? null,
    others: others
      .filter(({ user, branches }) => user.id !== request.user.id && haveCommon(branches, people.get(request.user.id)))
      .filter((other) => areAbsentTogether(request, other))
      .map(({ id, user, name, kind, from, to, isHalfDay, half, state }) => ({
        ...{ id, user, name, kind, from, to, isHalfDay, half, state },
      })),
    shifts: shifts
      .filter(({ shift, times }) => shift.user?.id === request.user.id && takesShift(request, times))
      .map(({ shift: { id, branch, startAt, endAt } }) => ({ id, branch, startAt, endAt })),
  }));
}

const haveCommon = (branches: readonly string[], person: Person | undefined): boolean =>
  person?.branches.some((one) => branches.includes(one)) === true;

/** Planned shifts of people with their local times. A day more on each side covers any time zone. */
async function shiftsBetween(
  tx: Transaction,
  people: readonly string[],
  from: LocalDate,
  to: LocalDate,
): Promise<{ shift: Shift; times: { startAt: number; endAt: number } }[]> {
  const span = { from: `${addDays(from, -1)}T00:00:00.000Z`, until: `${addDays(to, 2)}T00:00:00.000Z` };
  const shifts = await scheduleStore.findByPeople(tx, people, span);
  const branches = await copied.stores.branches.findMany(tx, [...new Set(shifts.map(({ branch }) => branch.id))]);
  return shifts.map((shift) => {
    const zone = branches.get(shift.branch.id)?.timeZone ?? 'Europe/Vienna';
    const [startAt, endAt] = [shift.startAt, shift.endAt].map((at) => localTime(zone, Date.parse(at)));
    return { shift, times: { startAt: startAt as number, endAt: endAt as number } };
  });
}

/** Used and free holidays by request, for holidays of people with an agreed entitlement. */
async function holidaysOf(
  tx: Transaction,
  requested: readonly StoredAbsence[],
  people: readonly Person[],
  now: Date,
): Promise<Map<string, AbsenceRequest['holidays']>> {
  const holidays = requested.filter(({ kind }) => kind === 'holiday');
  const asking = people.filter(({ id }) => holidays.some(({ user }) => user.id === id));
  const today = now.toISOString().slice(0, 10);
  // A holiday year begins at most a year before the request and ends at most a year after it.
  const range = { from: today, to: addDays(holidays.map(({ to }) => to).reduce(lastOf, today), 366) };
  const sheetFacts = await readSheetFacts(tx, asking, range);
  const rest = await readRest(tx, sheetFacts, range);
  return new Map(
    holidays.map((request) => {
      const at = sheetFacts.findIndex(({ person }) => person === request.user.id);
      const [facts, more] = [sheetFacts[at], rest[at]];
      if (!facts?.employment || !more) return [request.id, null] as const;
      const employed = { zone: facts.zone, now, employment: facts.employment, activities: [], ...more };
      return [request.id, holidaysForRequest(employed, request)] as const;
    }),
  );
}

/** Balances in seconds by request, for time off in lieu. */
async function timeBalances(
  tx: Transaction,
  requested: readonly StoredAbsence[],
  people: ReadonlyMap<string, Person>,
  now: Date,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { id, kind, user } of requested) {
    const person = people.get(user.id);
    if (kind !== 'time-off' || !person) continue;
    const { hasEmployment, balance } = await loadTerminalBalances(tx, person, now);
    if (hasEmployment) found.set(id, balance);
  }
  return found;
}
