// Events of one tenant that come for the first time, and wait together, are handled in one transaction, which takes all of them from
// the bus (ADR 0002): begin, commit and the wait for the disk cost as much for ten as for one.
//
// What one of them may do to the others is limited. Where one fails, or the transaction takes too long, it is rolled back, and each is handled
// alone, as if nobody had been beside it.
import type { DeliveryClaim } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { endsWithin } from '../ends-within.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../message-of.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';

/** An event, and who of a service wants it. */
export type SharedDelivery = {
  delivery: Delivery<unknown>;
  subscriptions: readonly WorkSubscription[];
  taken: DeliveryClaim;
};

type Ways = {
  /** All of them, in a transaction that they share. No two are about the same aggregate. */
  handleBatch(tx: Transaction, all: readonly SharedDelivery[]): Promise<void>;
  /** One in a transaction of its own. */
  handleSingle(one: SharedDelivery): Promise<void>;
};

const maxBatch = 10;
/** Ten take some 20 ms where nothing else is to be done. */
const longestMs = 250;
/** How long nobody shares after it took longer: whatever made it slow is still there, and each second attempt costs as much again. */
const restMs = 2_000;
const slowMessage = 'events took too long in the transaction that they shared, each is handled alone';

type Waiting = { one: SharedDelivery; done(): void; failed(error: unknown): void };
/** Of a tenant. `aloneUntil`: of `performance.now()` */
type Lane = { waiting: Waiting[]; isBusy: boolean; aloneUntil: number };

/** @returns what handles one; those that come while a transaction of their tenant is under way wait for the next */
export function sharedTransactions(
  db: Database,
  { handleBatch: together, handleSingle: alone }: Ways,
  log?: Pick<Log, 'warn'>,
): (one: SharedDelivery) => Promise<void> {
  const lanes = new Map<string, Lane>();
  /** Tenants of which it has been said that theirs takes too long, until one of theirs does not. */
  const toldOf = new Set<string>();

  const eachAlone = (all: readonly Waiting[]) =>
    Promise.all(all.map(({ one, done, failed }) => alone(one).then(done, failed)));

  async function inOne(lane: Lane, all: readonly Waiting[]): Promise<void> {
    const shared = all.map(({ one }) => one);
    const [first] = shared as [SharedDelivery];
    const opening = first.taken.consuming(shared.map(({ taken }) => taken));
    const work = (tx: Transaction) => together(tx, shared);
    const { tenant } = first.delivery;
    const begun = performance.now();
    try {
      // Where it fails each has its own second attempt.
      await db.withTenant(tenant, work, { opening, within: longestMs, retries: false });
      toldOf.delete(tenant);
      for (const { done } of all) done();
    } catch (error) {
      const now = performance.now();
      if (now - begun >= longestMs) {
        lane.aloneUntil = now + restMs;
        tellOfSlow(tenant, shared, error);
      }
      // Nobody waits for these.
      void eachAlone(all);
    }
  }

  /** What fails is logged where it fails alone; what is slow ends well there, and nobody would know what it costs. */
  function tellOfSlow(tenant: string, shared: readonly SharedDelivery[], error: unknown): void {
    if (toldOf.has(tenant)) return;
    toldOf.add(tenant);
    const types = [...new Set(shared.map(({ delivery }) => delivery.type))];
    log?.warn({ tenant, events: shared.length, types, reason: messageOf(error) }, slowMessage);
  }

  async function go(tenant: string, lane: Lane): Promise<void> {
    lane.isBusy = true;
    while (lane.waiting.length > 0) {
      const all = lane.waiting.splice(0, fitting(lane.waiting));
      if (all.length > 1) await inOne(lane, all);
      // One that goes on longer goes on beside the others.
      else await endsWithin(eachAlone(all), longestMs, 'One alone').catch(() => undefined);
    }
    lane.isBusy = false;
    if (lane.aloneUntil <= performance.now()) lanes.delete(tenant);
  }

  return (one) => {
    const { tenant } = one.delivery;
    const lane = lanes.get(tenant) ?? { waiting: [], isBusy: false, aloneUntil: 0 };
    lanes.set(tenant, lane);
    if (lane.aloneUntil > performance.now()) return alone(one);
    return new Promise((done, failed) => {
      lane.waiting.push({ one, done, failed });
      // Not at once: what the bus took together comes in one turn.
      if (!lane.isBusy && lane.waiting.length === 1) queueMicrotask(() => void go(tenant, lane));
    });
  };
}

/** How many of these go together. What a copy knows of an aggregate is asked once, so each goes behind what came before about its own. */
function fitting(waiting: readonly Waiting[]): number {
  const subjects = new Set<string>();
  for (const { one } of waiting.slice(0, maxBatch)) {
    if (subjects.has(one.delivery.subject)) break;
    subjects.add(one.delivery.subject);
  }
  return subjects.size;
}
