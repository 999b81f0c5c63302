import { type Access, isReached } from '@theke/contracts/permissions';
import {
  answerShiftSwap,
  createShiftSwap,
  decideShiftSwap,
  listColleagues,
  listShiftSwaps,
  type NamedShiftSwap,
  readShiftSwap,
  type ShiftSwap,
  shiftSwapChanged,
  withdrawShiftSwap,
} from '@theke/contracts/time-tracking/shift-swap';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { refused } from '../errors.ts';
import { isOwn } from '../people/not-oneself.ts';
import { nameOf, personStore } from '../people/person-store.ts';
import { publishedStore } from '../schedules/published-store.ts';
import { refusedShift } from '../schedules/refused-shift.ts';
import { scheduleStore } from '../schedules/schedule-store.ts';
import type { Shift } from '../schedules/shift-row.ts';
import { checkFreeThen, checkOfBranch, exchangeShifts, offeredShift } from './exchange-shifts.ts';
import { swapStore } from './swap-store.ts';

const swapMissing = () => unknown('Der Diensttausch');

type By = { access: Access; identity: Identity };
/** The person themselves or an admin; managers cannot speak for their staff. */
const mayActFor = ({ access, identity }: By, person: string): boolean =>
  access === true || identity.user?.id === person;

/** Routes for swaps: colleagues agree on a published shift, and a manager decides. */
export function swapRoutes({ db, now, newId }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>): Route[] {
  /** @throws Problem 404 */
  async function reached(tx: Transaction, id: string, { access, identity }: By): Promise<NamedShiftSwap> {
    const found = await swapStore.find(tx, id);
    const isColleague = found?.to.id === identity.user?.id;
    if (!found || !(isColleague || isReached(access, { branch: found.branch.id, owner: found.user.id })))
      throw swapMissing();
    return found;
  }

  /** The swap like `reached`, with its branch and both people locked until the transaction ends. @throws Problem 404 */
  async function held(tx: Transaction, id: string, by: By): Promise<NamedShiftSwap> {
    const { branch, user, to } = await reached(tx, id, by);
    scheduleStore.lock(tx, branch.id, [user.id, to.id]);
    return reached(tx, id, by);
  }

  async function keep(tx: Transaction, swap: ShiftSwap, change: Partial<ShiftSwap> = {}): Promise<NamedShiftSwap> {
    const { version, ...data } = { ...swap, ...change, version: swap.version + 1 };
    const next = { ...withoutNames(data), version };
    swapStore.save(tx, next);
    tx.publish(shiftSwapChanged(next.id, version, withoutNames(data)));
    return (await swapStore.find(tx, next.id)) as NamedShiftSwap;
  }

  /** A shift without another open request. @throws Problem 409 */
  async function free(tx: Transaction, id: string, person: string): Promise<Shift> {
    const shift = await offeredShift(tx, id, person, now());
    if (await swapStore.open(tx, id)) throw refusedShift('ALREADY_OFFERED');
    return shift;
  }

  /** The caller's own shift as published. @throws Problem 404 */
  async function findOwnShift(tx: Transaction, id: string, by: By): Promise<{ shift: Shift; person: string }> {
    const shift = await publishedStore.find(tx, id);
    const person = shift?.user?.id;
    if (!shift || !person || !mayActFor(by, person)) throw unknown('Der Dienst');
    return { shift, person };
  }

  return [
    route(listColleagues, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { shift, person } = await findOwnShift(tx, call.params.id, call);
        const people = await personStore.findByBranch(tx, shift.branch.id, now());
        return {
          people: people.filter(({ id }) => id !== person).map((one) => ({ user: { id: one.id }, name: nameOf(one) })),
        };
      }),
    ),
    route(listShiftSwaps, ({ tenant, query, access }) =>
      db.withTenant(tenant, (tx) => swapStore.list(tx, query, toAccessScope(access))),
    ),
    route(readShiftSwap, (call) => db.withTenant(call.tenant, (tx) => reached(tx, call.params.id, call))),
    route(createShiftSwap, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { body } = call;
        const { shift: published, person } = await findOwnShift(tx, body.shift.id, call);
        scheduleStore.lock(tx, published.branch.id, [person, body.to.id]);
        const before = await swapStore.find(tx, body.id);
        if (before) {
          if (!isSame(before, { ...body, person })) throw refused('ID_TAKEN');
          return before;
        }
        const shift = await free(tx, body.shift.id, person);
        if (body.to.id === person) throw refusedShift('NOT_OF_BRANCH', 'to');
        // Not checked here whether the colleague is free, so that requests reveal no plans (TIME-10); the answer checks
        // it.
        await checkOfBranch(tx, shift.branch.id, body.to.id);
        return keep(tx, {
          ...body,
          version: 0,
          branch: shift.branch,
          startAt: shift.startAt,
          endAt: shift.endAt,
          role: shift.role,
          user: { id: person },
          inReturn: null,
          state: 'requested',
          answer: '',
          decidedBy: '',
          askedAt: now().toISOString(),
          decidedAt: null,
        });
      }),
    ),
    route(answerShiftSwap, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { state, inReturn: offeredInReturn } = call.body;
        const swap = await held(tx, call.params.id, call);
        if (!mayActFor(call, swap.to.id)) throw refused('NOT_ASKED');
        if (swap.state === state) return swap;
        if (swap.state !== 'requested') throw refused('ALREADY_DECIDED');
        if (state === 'declined') return keep(tx, swap, { state });
        if (swap.isExchange !== (offeredInReturn !== null)) throw refusedShift('RETURN_MISSING');
        const shift = await offeredShift(tx, swap.shift.id, swap.user.id, now());
        const inReturn = offeredInReturn && (await free(tx, offeredInReturn.id, swap.to.id));
        if (inReturn && inReturn.branch.id !== swap.branch.id) throw refusedShift('RETURN_MISSING');
        await checkFreeThen(tx, swap, shift, inReturn);
        const { id, startAt, endAt, role } = inReturn ?? shift;
        return keep(tx, swap, { state, inReturn: inReturn && { id, startAt, endAt, role } });
      }),
    ),
    route(decideShiftSwap, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { state, answer } = call.body;
        const { identity } = call;
        const swap = await held(tx, call.params.id, call);
        // Only the two people have access to it without managing the branch.
        if ([swap.user.id, swap.to.id].some((id) => isOwn(identity, id))) throw refused('OWN_REQUEST');
        if (swap.state === state) return swap;
        if (swap.state === 'requested') throw refusedShift('NOT_ACCEPTED');
        if (swap.state !== 'accepted') throw refused('ALREADY_DECIDED');
        if (state === 'rejected' && answer === '') throw refused('ANSWER_MISSING');
        if (state === 'approved') await exchangeShifts(tx, swap, { now: now(), newId });
        return keep(tx, swap, {
          state,
          answer,
          decidedBy: identity.user?.name ?? '',
          decidedAt: now().toISOString(),
        });
      }),
    ),
    route(withdrawShiftSwap, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const swap = await held(tx, call.params.id, call);
        if (!mayActFor(call, swap.user.id)) throw swapMissing();
        if (swap.state === 'withdrawn') return swap;
        if (swap.state !== 'requested' && swap.state !== 'accepted') throw refused('ALREADY_DECIDED');
        return keep(tx, swap, { state: 'withdrawn' });
      }),
    ),
  ];
}

/** Removes the names, which are not stored with a swap. */
function withoutNames<T extends object>(swap: T): Omit<T, 'name' | 'toName'> {
  const { name, toName, ...stored } = swap as T & { name?: string; toName?: string };
  return stored as Omit<T, 'name' | 'toName'>;
}

const isSame = (
  before: ShiftSwap,
  requested: Pick<ShiftSwap, 'shift' | 'to' | 'isExchange' | 'note'> & { person: string },
): boolean =>
  before.user.id === requested.person &&
  before.shift.id === requested.shift.id &&
  before.to.id === requested.to.id &&
  before.isExchange === requested.isExchange &&
  before.note === requested.note;
