import { type Access, access as accessOf, isReached } from '@theke/contracts/permissions';
import {
  type AbsenceOnWire,
  absenceChanged,
  absences,
  createAbsence,
  decideAbsence,
  listAbsences,
  readAbsence,
  type StoredAbsence,
  withdrawAbsence,
} from '@theke/contracts/time-tracking/absence';
import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { listAbsenceRequests } from '@theke/contracts/time-tracking/absence-request';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { invalid, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { activityStore } from '../activities/activity-store.ts';
import { notePageSeen, noteSeen } from '../activities/note-seen.ts';
import { refused } from '../errors.ts';
import { refuseClosed } from '../months/refuse-closed.ts';
import { findZone, todayIn } from '../people/find-zone.ts';
import { isOwn } from '../people/not-oneself.ts';
import { nameOf, type Person, personStore } from '../people/person-store.ts';
import { absenceFault } from './absence-fault.ts';
import { absenceStore } from './absence-store.ts';
import { readAbsenceRequests } from './read-absence-requests.ts';

const { one } = absences.label;

/** Whether the caller decides about this person's absences. Only admins decide about their own. */
function leads(identity: Identity, person: Person): boolean {
  const led = accessOf(identity, 'working-times.write');
  return !isOwn(identity, person.id) && isReached(led, { branch: person.branches });
}

/** Routes for absences: requested by the person, decided by the managers of their branches. */
export function absenceRoutes({ db, now, newId }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>): Route[] {
  /** @throws Problem 404 */
  async function reached(
    tx: Transaction,
    id: string,
    access: Access,
  ): Promise<{ person: Person; found: StoredAbsence }> {
    const found = await absenceStore.find(tx, id);
    const person = found && (await personStore.find(tx, found.user.id));
    if (!person || !isReached(access, { branch: person.branches, owner: person.id })) throw unknown(`Die ${one}`);
    return { person, found };
  }

  /**
   * The request like `reached`, locked until the transaction ends, so that only one of two concurrent decisions counts.
   * @throws Problem 404
   */
  async function held(tx: Transaction, id: string, access: Access): ReturnType<typeof reached> {
    const { person } = await reached(tx, id, access);
    await activityStore.lockPerson(tx, person.id);
    return reached(tx, id, access);
  }

  function keep(tx: Transaction, person: Person, absence: StoredAbsence): AbsenceOnWire {
    absenceStore.save(tx, absence);
    const { version, ...payload } = absence;
    tx.publish(absenceChanged(absence.id, version, payload));
    return { ...absence, name: nameOf(person) };
  }

  /** Publishes a decision of somebody else, so that the person is notified. */
  function notifyPerson(
    tx: Transaction,
    { user }: Identity,
    { id, firstName, email }: Person,
    { id: absence, version, state, answer, decidedBy, from, to, half }: StoredAbsence,
  ): void {
    if (user?.id === id || state === 'requested') return;
    const days = { from, to, half };
    const decision = { absence: { id: absence }, user: { id }, firstName, email, state, answer, decidedBy, days };
    tx.publish(absenceDecided(absence, version + 1, decision));
  }

  return [
    route(listAbsences, ({ tenant, query, access, identity }) =>
      db.withTenant(tenant, async (tx) =>
        notePageSeen(tx, identity, await absenceStore.list(tx, query, toAccessScope(access)), now()),
      ),
    ),
    route(listAbsenceRequests, ({ tenant, query: { branch }, access, identity }) =>
      db.withTenant(tenant, (tx) =>
        readAbsenceRequests(tx, { identity, within: toAccessScope(access), branch, now: now() }),
      ),
    ),
    route(readAbsence, ({ tenant, params, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { person, found } = await reached(tx, params.id, access);
        await noteSeen(tx, identity, [person.id], now());
        return { ...found, name: nameOf(person) };
      }),
    ),
    route(createAbsence, ({ tenant, body, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { user, ...requested } = body;
        const person = await personStore.find(tx, user.id);
        if (!person || !isReached(access, { branch: person.branches, owner: person.id }))
          throw invalid('UNKNOWN_REFERENCE', 'Bitte wählen Sie eine Person aus Ihren Filialen.', 'user');
        await activityStore.lockPerson(tx, person.id);
        await refuseClosed(tx, person.id, requested.from, requested.to);
        const at = now();
        const today = todayIn(await findZone(tx, person), at);
        const fault = absenceFault(requested, await absenceStore.open(tx, person.id, requested.from), today);
        if (fault) throw refused(fault);
        const isDecided = leads(identity, person);
        const id = newId();
        const people = isDecided ? [] : await personStore.whoLeads(tx, person, at);
        if (people.length > 0) {
          const days = { from: requested.from, to: requested.to, half: requested.half };
          tx.publish(absenceAsked(id, 1, { absence: { id }, people, name: nameOf(person), days }));
        }
        return keep(tx, person, {
          id,
          version: 1,
          user,
          ...requested,
          state: isDecided ? 'approved' : 'requested',
          answer: '',
          decidedBy: isDecided ? (identity.user?.name ?? '') : '',
          askedAt: at.toISOString(),
          decidedAt: isDecided ? at.toISOString() : null,
        });
      }),
    ),
    route(decideAbsence, ({ tenant, params, body, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { person, found } = await held(tx, params.id, access);
        if (isOwn(identity, person.id)) throw refused('OWN_ABSENCE');
        if (found.state === body.state) return { ...found, name: nameOf(person) };
        if (found.state !== 'requested') throw refused('ALREADY_DECIDED');
        await refuseClosed(tx, person.id, found.from, found.to);
        if (body.state === 'rejected' && body.answer === '') throw refused('ANSWER_MISSING');
        const decidedBy = identity.user?.name ?? '';
        notifyPerson(tx, identity, person, { ...found, ...body, decidedBy });
        return keep(tx, person, {
          ...found,
          ...body,
          version: found.version + 1,
          decidedBy,
          decidedAt: now().toISOString(),
        });
      }),
    ),
    route(withdrawAbsence, ({ tenant, params, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { person, found } = await held(tx, params.id, access);
        if (found.state === 'withdrawn') return { ...found, name: nameOf(person) };
        const isOpen = found.state === 'requested' || (found.state === 'approved' && leads(identity, person));
        if (!isOpen) throw refused('ALREADY_DECIDED');
        await refuseClosed(tx, person.id, found.from, found.to);
        notifyPerson(tx, identity, person, {
          ...found,
          state: 'withdrawn',
          decidedBy: identity.user?.name ?? '',
        });
        return keep(tx, person, { ...found, state: 'withdrawn', version: found.version + 1 });
      }),
    ),
  ];
}
