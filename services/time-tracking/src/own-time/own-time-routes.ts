import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import { ownDevicesChanged } from '@theke/contracts/time-tracking/own-devices-changed';
import {
  allowOwnDevices,
  endOwnTime,
  listOwnDevices,
  type OwnDevices,
  type OwnPunch,
  type OwnStart,
  pauseOwnTime,
  readOwnBookable,
  readOwnTime,
  resumeOwnTime,
  startOwnTime,
} from '@theke/contracts/time-tracking/own-time';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { toWire } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { readToday } from '../activities/read-today.ts';
import { recordPunch } from '../activities/record-punch.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { refused } from '../errors.ts';
import { findZone, todayIn } from '../people/find-zone.ts';
import { type Person, personStore } from '../people/person-store.ts';
import { refuseDisabled } from '../people/refuse-disabled.ts';
import { type OwnDevicesRow, ownDevicesStore } from './own-devices-store.ts';

const toShown = ({ version, timeZone, ...shown }: OwnDevicesRow): OwnDevices => shown;

/** Routes for people's own device: punches, times, and where it is allowed (TIME-21). */
export function ownTimeRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  /** The logged-in person. @throws Problem 404 if their account has not arrived yet, 403 for a closed account */
  async function oneself(tx: Transaction, { user }: Identity): Promise<Person> {
    const person = user && (await personStore.find(tx, user.id));
    if (!person) throw unknown('Die Person');
    refuseDisabled(person, now());
    return person;
  }

  /** Branches of the person that allow own devices; their first branch first. */
  async function allowedFor(tx: Transaction, { branches }: Person): Promise<OwnDevicesRow[]> {
    const found = new Map((await ownDevicesStore.list(tx, branches)).map((one) => [one.branch.id, one]));
    return branches.flatMap((id) => found.get(id) ?? []).filter(({ isAllowed }) => isAllowed);
  }

  /** @throws Problem 403 for another branch, or if own devices are not allowed */
  async function checkAllowed(tx: Transaction, person: Person, branch: string): Promise<void> {
    if (!person.branches.includes(branch)) throw refused('OTHER_BRANCH');
    if (!(await allowedFor(tx, person)).some((one) => one.branch.id === branch))
      throw refused('OWN_DEVICE_NOT_ALLOWED');
  }

  const punching = (endpoint: typeof startOwnTime | typeof endOwnTime, kind: PunchMove): Route =>
    route(endpoint, ({ tenant, identity, body }) =>
      db.withTenant(tenant, async (tx) => {
        const { user, branch, ...sent }: OwnPunch | OwnStart = body;
        if (user.id !== identity.user?.id) throw refused('OTHER_PERSON');
        const person = await oneself(tx, identity);
        const press = { sent, kind, person: person.id, branch: branch.id, terminal: null, now: now() };
        const row = await recordPunch(tx, press, () => checkAllowed(tx, person, branch.id));
        // An activity from a branch without own devices cannot be ended through another one.
        if (row.branch.id !== branch.id) throw refused('BEGUN_ELSEWHERE');
        return toWire(row);
      }),
    );

  return [
    route(readOwnTime, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await oneself(tx, identity);
        const activity = person.activity === null ? undefined : await activityStore.find(tx, person.activity);
        const today = await readToday(tx, { person: person.id, zone: await findZone(tx, person), now: now() });
        return {
          user: { id: person.id },
          presence: person.presence,
          since: person.since?.toISOString() ?? null,
          activity: activity ? toWire(activity) : null,
          today,
          branches: (await allowedFor(tx, person)).map(({ branch: { id }, name, timeZone }) => ({
            id,
            name,
            timeZone,
          })),
        };
      }),
    ),
    route(readOwnBookable, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const allowed = await allowedFor(tx, await oneself(tx, identity));
        return Promise.all(
          allowed.map(async ({ branch, timeZone }) => ({
            branch,
            ...(await bookingStore.bookable(tx, branch.id, todayIn(timeZone, now()))),
          })),
        );
      }),
    ),
    punching(startOwnTime, 'start'),
    punching(pauseOwnTime, 'pause'),
    punching(resumeOwnTime, 'resume'),
    punching(endOwnTime, 'end'),
    route(listOwnDevices, ({ tenant, access }) =>
      db.withTenant(tenant, async (tx) => (await ownDevicesStore.list(tx, accessibleBranches(access))).map(toShown)),
    ),
    route(allowOwnDevices, ({ tenant, params: { id }, body: { isAllowed }, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        activityStore.lockPerson(tx, id);
        const [found] = isReached(access, { branch: id }) ? await ownDevicesStore.list(tx, [id]) : [];
        if (!found) throw unknown('Die Filiale');
        if (found.isAllowed === isAllowed) return toShown(found);
        const version = found.version + 1;
        const next = { ...found, version, isAllowed, changedAt: now().toISOString(), by: identity.user?.name ?? '' };
        ownDevicesStore.save(tx, next);
        tx.publish(ownDevicesChanged(id, version, { branch: { id }, isAllowed }));
        return toShown(next);
      }),
    ),
  ];
}
