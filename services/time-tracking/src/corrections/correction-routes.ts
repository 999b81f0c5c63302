import { type Access, accessibleBranches, access as accessOf, isReached } from '@theke/contracts/permissions';
import {
  correctionRequestChanged,
  correctionRequests,
  createCorrectionRequest,
  decideCorrectionRequest,
  listCorrectionRequests,
  maxChecked,
  type NamedCorrectionRequest,
  readCorrectionChecks,
  readCorrectionRequest,
  withdrawCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { activityStore } from '../activities/activity-store.ts';
import { notePageSeen, noteSeen } from '../activities/note-seen.ts';
import { writePunch } from '../activities/write-punch.ts';
import { refused } from '../errors.ts';
import { isOwn } from '../people/not-oneself.ts';
import { nameOf, type Person, personStore } from '../people/person-store.ts';
import { requestCorrection } from './ask-correction.ts';
import { checkRequests, type RequestOfPerson, refuseChanged } from './check-requests.ts';
import { correctionStore, type RequestRow, toWire } from './correction-store.ts';
import { requestPunch } from './request-punch.ts';
import { stampsOfDay } from './stamps-of-day.ts';

const requestMissing = () => unknown(`Der ${correctionRequests.label.one}`);

/** Routes for correction requests: people ask for changes of their own times, managers decide. */
export function correctionRoutes({ db, now, newId }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>): Route[] {
  /** @throws Problem 404 */
  async function reached(tx: Transaction, id: string, access: Access): Promise<RequestOfPerson> {
    const found = await correctionStore.find(tx, id);
    const person = found && (await personStore.find(tx, found.user.id));
    if (!person || !isReached(access, { branch: found.branch.id, owner: person.id })) throw requestMissing();
    return { person, found };
  }

  /**
   * The request like `reached`, locked until the transaction ends, so that only one of two concurrent decisions counts.
   * @throws Problem 404
   */
  async function held(tx: Transaction, id: string, access: Access): Promise<RequestOfPerson> {
    const { person } = await reached(tx, id, access);
    await activityStore.lockPerson(tx, person.id);
    return reached(tx, id, access);
  }

  const toNamed = ({ person, found }: RequestOfPerson): NamedCorrectionRequest => ({
    ...toWire(found),
    name: nameOf(person),
  });

  function keep(tx: Transaction, person: Person, found: RequestRow): NamedCorrectionRequest {
    correctionStore.save(tx, found);
    const { version, ...data } = toWire(found);
    tx.publish(correctionRequestChanged(found.id, version, data));
    return toNamed({ person, found });
  }

  /**
   * Stores the correction like one by hand, with the approver as author and the given reason. @throws Problem 409, 422
   */
  async function write(tx: Transaction, request: RequestOfPerson, identity: Identity): Promise<void> {
    await refuseChanged(tx, request);
    await writePunch(tx, requestPunch({ id: newId(), now: now(), identity }, request.found));
  }

  return [
    route(readCorrectionChecks, ({ tenant, query: { branch }, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const open = await correctionStore.openIn(tx, branch ?? null, accessibleBranches(access), maxChecked);
        const people = await personStore.findMany(
          tx,
          open.map(({ user }) => user.id),
        );
        const requests = open.flatMap((found) => {
          const person = people.get(found.user.id);
          return person ? [{ person, found }] : [];
        });
        await noteSeen(tx, identity, [...people.keys()], now());
        const checks = await checkRequests(tx, requests, { now: now(), identity });
        return requests.flatMap(({ found: { id } }, at) => {
          const check = checks[at];
          return check ? [{ ...check, id }] : [];
        });
      }),
    ),
    route(listCorrectionRequests, ({ tenant, query, access, identity }) =>
      db.withTenant(tenant, async (tx) =>
        notePageSeen(tx, identity, await correctionStore.list(tx, query, toAccessScope(access)), now()),
      ),
    ),
    route(readCorrectionRequest, ({ tenant, params, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const request = await reached(tx, params.id, access);
        await noteSeen(tx, identity, [request.person.id], now());
        const isOpen = request.found.state === 'requested';
        const [check = null] = isOpen ? await checkRequests(tx, [request], { now: now(), identity }) : [];
        return { ...toNamed(request), stamps: await stampsOfDay(tx, request, access), check };
      }),
    ),
    route(createCorrectionRequest, ({ tenant, body, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const person = identity.user && (await personStore.find(tx, identity.user.id));
        if (!person) throw unknown('Die Person');
        await activityStore.lockPerson(tx, person.id);
        const before = await correctionStore.find(tx, body.id);
        const isAdmin = accessOf(identity, 'working-times.write') === true;
        const request = await requestCorrection(tx, { body, person, isAdmin, before, now: now(), identity });
        return request === before ? toNamed({ person, found: before }) : keep(tx, person, request);
      }),
    ),
    route(decideCorrectionRequest, ({ tenant, params, body, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const request = await held(tx, params.id, access);
        const { person, found } = request;
        if (isOwn(identity, person.id)) throw refused('OWN_REQUEST');
        if (found.state === body.state) return toNamed(request);
        if (found.state !== 'requested') throw refused('ALREADY_DECIDED');
        if (body.state === 'rejected' && body.answer === '') throw refused('ANSWER_MISSING');
        if (body.state === 'approved') await write(tx, request, identity);
        return keep(tx, person, {
          ...found,
          ...body,
          version: found.version + 1,
          decidedBy: identity.user?.name ?? '',
          decidedAt: now().toISOString(),
        });
      }),
    ),
    route(withdrawCorrectionRequest, ({ tenant, params, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const request = await held(tx, params.id, { owner: identity.user?.id ?? '' });
        if (request.found.state === 'withdrawn') return toNamed(request);
        if (request.found.state !== 'requested') throw refused('ALREADY_DECIDED');
        return keep(tx, request.person, { ...request.found, state: 'withdrawn', version: request.found.version + 1 });
      }),
    ),
  ];
}
