import { type Access, isReached } from '@theke/contracts/permissions';
import {
  type Booking,
  createWorkingActivity,
  deleteWorkingActivity,
  listWorkingActivities,
  readBookable,
  readWorkingActivity,
  updateWorkingActivity,
  type WorkingActivity,
  workingActivities,
} from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { type Call, type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { invalid, stale, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { bookedAt } from '../bookings/booked-at.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { copied } from '../copies.ts';
import { refuseClosedAt } from '../months/refuse-closed.ts';
import { todayIn } from '../people/find-zone.ts';
import { refuseOwn } from '../people/not-oneself.ts';
import { personStore } from '../people/person-store.ts';
import type { ActivityRow } from './activity-row.ts';
import { activityStore } from './activity-store.ts';
import { correctionPunch, pastTimes } from './correction-punch.ts';
import { findFacts } from './facts-about.ts';
import { notePageSeen, noteSeen } from './note-seen.ts';
import { toFact } from './punch-store.ts';
import { writePunch } from './write-punch.ts';

const { one } = workingActivities.label;
const activityMissing = () => unknown(`Die ${one}`);

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>;

/** Routes to view and correct activities (TIME-05, TIME-10). */
export function activityRoutes({ db, now, newId }: Deps): Route[] {
  const correction = (
    { identity }: Pick<Call<typeof createWorkingActivity>, 'identity'>,
    target: Parameters<typeof correctionPunch>[1],
    to: Parameters<typeof correctionPunch>[2],
  ) => correctionPunch({ id: newId(), now: now(), identity }, target, to);

  /** @throws Problem 404 */
  async function reached(tx: Transaction, id: string, access: Access): Promise<ActivityRow> {
    const found = await activityStore.find(tx, id);
    if (!found || found.isRemoved || !isReached(access, { branch: found.branch.id })) throw activityMissing();
    return found;
  }

  /**
   * The activity like `reached`, with the person locked until the transaction ends.
   * @throws Problem 404, 403 for one's own
   */
  async function held(
    tx: Transaction,
    id: string,
    { access, identity }: { access: Access; identity: Identity },
  ): Promise<ActivityRow> {
    const { user } = await reached(tx, id, access);
    refuseOwn(identity, user.id);
    await activityStore.lockPerson(tx, user.id);
    return reached(tx, id, access);
  }

  /** Of a deleted person only the id is known. */
  const whoseDays = async (tx: Transaction, id: string) => (await personStore.find(tx, id)) ?? { id, branches: [] };

  const named = async (tx: Transaction, id: string): Promise<WorkingActivity> => {
    const found = await activityStore.findNamed(tx, id);
    if (!found) throw activityMissing();
    return found;
  };

  /** Booking of a correction: null keeps the present one, an empty booking removes it. */
  const findBooking = async (
    tx: Transaction,
    requested: Booking | undefined,
    where: { branch: string; person: string },
  ): Promise<Booking | null> =>
    requested === undefined
      ? null
      : ((await bookedAt(tx, requested, { ...where, isLate: false })) ?? { project: null, task: null });

  return [
    route(readBookable, ({ tenant, query, access }) =>
      db.withTenant(tenant, async (tx) => {
        const branch = await copied.stores.branches.find(tx, query.branch);
        if (!branch || !isReached(access, { branch: branch.id })) throw unknown('Die Filiale');
        return bookingStore.bookable(tx, branch.id, todayIn(branch.timeZone, now()));
      }),
    ),
    route(listWorkingActivities, ({ tenant, query, access, identity }) =>
      db.withTenant(tenant, async (tx) =>
        notePageSeen(tx, identity, await activityStore.list(tx, query, toAccessScope(access)), now()),
      ),
    ),
    route(readWorkingActivity, ({ tenant, params, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const found = await named(tx, params.id);
        if (!isReached(access, { branch: found.branch.id, owner: found.user.id })) throw activityMissing();
        await noteSeen(tx, identity, [found.user.id], now());
        const facts = await findFacts(tx, found);
        const name = await bookingStore.names(
          tx,
          facts.flatMap(({ booked }) => booked ?? []),
        );
        return { ...found, facts: facts.map((fact) => toFact(fact, name)) };
      }),
    ),
    route(createWorkingActivity, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { user, branch, ...times } = call.body;
        if (!isReached(call.access, { branch: branch.id }) || !(await copied.stores.branches.find(tx, branch.id)))
          throw invalid('UNKNOWN_REFERENCE', 'Bitte wählen Sie eine Ihrer Filialen.', 'branch');
        const person = await personStore.find(tx, user.id);
        if (!person)
          throw invalid(
            'UNKNOWN_REFERENCE',
            'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.',
            'user',
          );
        refuseOwn(call.identity, user.id);
        await activityStore.lockPerson(tx, user.id);
        await refuseClosedAt(tx, person, [times.startAt]);
        const booked = await findBooking(tx, times.booked, { branch: branch.id, person: user.id });
        const target = { person: user.id, branch: branch.id, corrects: null, booked, reason: times.reason };
        const made = await writePunch(tx, correction(call, target, { ...pastTimes(times, now()), isRemoved: false }));
        return named(tx, made.id);
      }),
    ),
    route(updateWorkingActivity, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { version, ...times } = call.body;
        const found = await held(tx, call.params.id, call);
        if (found.version !== version) throw stale(one);
        const { user } = found;
        await refuseClosedAt(tx, await whoseDays(tx, user.id), [found.startAt, times.startAt]);
        const booked = await findBooking(tx, times.booked, { branch: found.branch.id, person: user.id });
        const target = { person: user.id, branch: found.branch.id, corrects: found.id, booked, reason: times.reason };
        await writePunch(tx, correction(call, target, { ...pastTimes(times, now()), isRemoved: false }));
        return named(tx, found.id);
      }),
    ),
    route(deleteWorkingActivity, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { id, user, branch, startAt, endAt, pauses } = await held(tx, call.params.id, call);
        await refuseClosedAt(tx, await whoseDays(tx, user.id), [startAt]);
        const target = { person: user.id, branch: branch.id, corrects: id, booked: null, reason: call.query.reason };
        await writePunch(tx, correction(call, target, { startAt, endAt, pauses, isRemoved: true }));
        return undefined;
      }),
    ),
  ];
}
