import type { Branch } from '@theke/contracts/catalog/branch';
import { type Access, accessibleBranches, isReached } from '@theke/contracts/permissions';
import { scheduleDeleted } from '@theke/contracts/time-tracking/schedule-events';
import {
  copyWorkingSchedules,
  createWorkingSchedule,
  deleteWorkingSchedule,
  listWorkingSchedules,
  type PlannedWeek,
  publishWorkingSchedules,
  readPlannedWeek,
  readWorkingSchedule,
  takeWorkingSchedule,
  updateWorkingSchedule,
  type WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { noteSeen } from '../activities/note-seen.ts';
import { copied } from '../copies.ts';
import { checkShift } from './check-shift.ts';
import { copyWeek } from './copy-week.ts';
import { plannedWeek } from './planned-week.ts';
import { publishWeek } from './publish-week.ts';
import { publishedStore } from './published-store.ts';
import { refusedShift } from './refused-shift.ts';
import { type Sight, scheduleStore } from './schedule-store.ts';
import { type Shift, shiftChanged } from './shift-row.ts';
import { takeShift } from './take-shift.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>;
type By = { access: Access; identity: Identity };

const shiftMissing = () => unknown('Der Dienst');
const instant = (text: string) => new Date(text).toISOString();

const sightOf = ({ access, identity: { user } }: By): Sight => ({
  leads: accessibleBranches(access),
  person: user?.id ?? null,
  branches: user?.branches ?? [],
});

/** Routes for schedules: managers plan weeks; staff see published shifts and take open ones. */
export function scheduleRoutes({ db, now, newId }: Deps): Route[] {
  /** @throws Problem 422 for a branch that the caller does not manage */
  async function findBranch(tx: Transaction, { id }: { id: string }, access: Access): Promise<Branch> {
    const branch = isReached(access, { branch: id }) ? await copied.stores.branches.find(tx, id) : undefined;
    if (!branch) throw refusedShift('UNKNOWN_BRANCH');
    return branch;
  }

  /** Locked with its branch, and with its present and future person. @throws Problem 404 */
  async function held(tx: Transaction, id: string, access: Access, to: string | null = null): Promise<Shift> {
    const found = await scheduleStore.find(tx, id);
    if (!found || !isReached(access, { branch: found.branch.id })) throw shiftMissing();
    scheduleStore.lock(tx, found.branch.id, [to]);
    const shift = await scheduleStore.find(tx, id);
    if (!shift) throw shiftMissing();
    return shift;
  }

  const seen = async (tx: Transaction, id: string, by: By): Promise<WorkingSchedule> => {
    const found = await scheduleStore.findSeen(tx, id, sightOf(by));
    if (!found) throw shiftMissing();
    return found;
  };

  /** Adds absences, busy times, agreed hours and labour law to a week, and logs the view. */
  async function seenWeek(tx: Transaction, identity: Identity, week: PlannedWeek): Promise<PlannedWeek> {
    const people = [...week.absences, ...week.busy, ...week.agreed, ...week.judged].map(({ user }) => user.id);
    await noteSeen(tx, identity, people, now());
    return week;
  }

  return [
    route(readPlannedWeek, ({ tenant, query: { branch, monday }, access, identity }) =>
      db.withTenant(tenant, async (tx) =>
        seenWeek(tx, identity, await plannedWeek(tx, await findBranch(tx, { id: branch }, access), monday, now())),
      ),
    ),
    route(listWorkingSchedules, (call) =>
      db.withTenant(call.tenant, (tx) => scheduleStore.list(tx, call.query, sightOf(call))),
    ),
    route(readWorkingSchedule, (call) => db.withTenant(call.tenant, (tx) => seen(tx, call.params.id, call))),
    route(createWorkingSchedule, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { body } = call;
        const { id: branch } = await findBranch(tx, body.branch, call.access);
        scheduleStore.lock(tx, branch, [body.user?.id ?? null]);
        const times = { startAt: instant(body.startAt), endAt: instant(body.endAt) };
        const shift: Shift = { ...body, ...times, id: newId(), version: 1, state: 'draft' };
        await checkShift(tx, shift);
        scheduleStore.insert(tx, shift);
        tx.publish(shiftChanged(shift));
        return seen(tx, shift.id, call);
      }),
    ),
    route(updateWorkingSchedule, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { version, ...body } = call.body;
        const before = await held(tx, call.params.id, call.access, body.user?.id ?? null);
        if (before.version !== version) throw refusedShift('STALE_VERSION');
        const times = { startAt: instant(body.startAt), endAt: instant(body.endAt) };
        const shift: Shift = { ...before, ...body, ...times, version: version + 1, state: 'draft' };
        await checkShift(tx, shift);
        scheduleStore.update(tx, shift);
        tx.publish(shiftChanged(shift));
        return seen(tx, shift.id, call);
      }),
    ),
    route(publishWorkingSchedules, ({ tenant, body: { branch, monday }, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const at = { branch: await findBranch(tx, branch, access), monday, now: now(), id: newId() };
        return seenWeek(tx, identity, await publishWeek(tx, at));
      }),
    ),
    route(copyWorkingSchedules, ({ tenant, body: { branch, monday, from }, access }) =>
      db.withTenant(tenant, async (tx) =>
        copyWeek(tx, { branch: await findBranch(tx, branch, access), monday, from, newId }),
      ),
    ),
    route(takeWorkingSchedule, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { user } = call.identity;
        const published = await publishedStore.find(tx, call.params.id);
        const branch = published?.branch.id ?? '';
        if (!published || !user || !(user.branches.includes(branch) || isReached(call.access, { branch })))
          throw shiftMissing();
        await takeShift(tx, { id: published.id, branch, person: user.id, now: now() });
        return seen(tx, call.params.id, call);
      }),
    ),
    route(deleteWorkingSchedule, ({ tenant, params, access }) =>
      db.withTenant(tenant, async (tx) => {
        const { id, version } = await held(tx, params.id, access);
        scheduleStore.remove(tx, id);
        tx.publish(scheduleDeleted(id, version + 1, { id }));
        return undefined;
      }),
    ),
  ];
}
