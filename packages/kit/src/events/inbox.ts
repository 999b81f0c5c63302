import { replacements } from '@theke/contracts/contracts';
import type { CloudEvent, DeliveryClaim, Handle } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { noteHandled as noteInDocuments, noteVersion, notYetHandled } from '../documents/document-inbox.ts';
import type { DocumentUnit } from '../documents/document-unit.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import type { Log } from '../log.ts';
import { withRequestContext } from '../request-context.ts';
import type { UnitOfWork, UnitsOfWork } from '../resource/resource-store.ts';
import { deliveryOf } from './delivery-of.ts';
import { handleTogether } from './handle-many.ts';
import { kindOf } from './kind-of.ts';
import { createNewerVersionCheck } from './newer-versions.ts';
import { type SharedDelivery, sharedTransactions } from './shared-transactions.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';
import { upcastOf } from './upcast.ts';

/**
 * Applies each event once: the inbox row and the handler's writes are one transaction, so a redelivery is a no-op and a
 * crash leaves neither. On MongoDB this holds for copies only. A reaction's mark is written after its changes, so a
 * crash in between applies it again (ADR 0006). Snapshots are for copies only. A copy applies a snapshot also at the
 * version it has seen, because its state of that version may be what needs repair.
 *
 * First deliveries in the bus's database need no inbox row: the handling transaction deletes the delivery. If several
 * transactions are needed, or one fails and others have to continue, the delivery is claimed first, and inbox rows are
 * written as usual (ADR 0002).
 */
export function inboxHandler(
  service: string,
  db: UnitsOfWork<UnitOfWork>,
  subscriptions: readonly WorkSubscription[],
  log?: Pick<Log, 'warn'>,
): Handle {
  const gathering = new Map(
    subscriptions.map((one) => {
      const alone = (delivery: Delivery<unknown>, taken?: DeliveryClaim) =>
        handleIn(service, db, [one], delivery, taken);
      const { handleMany } = one;
      return [one, handleMany && handleTogether(db as Database, { ...one, handleMany }, alone)] as const;
    }),
  );
  const matchSubscriptions = ({ event, data }: Delivery<unknown>, to: readonly WorkSubscription[]) => {
    const wanting = to.filter(
      ({ kind, filter: isFor }) => !(event.snapshot && kind === 'reaction') && (isFor?.(data) ?? true),
    );
    return {
      sharing: wanting.filter((one) => !one.handleMany),
      gathered: wanting.filter((one) => one.handleMany),
    };
  };
  const shared = sharedTransactions(
    db as Database,
    {
      handleBatch: (tx, all) => each(service, tx, all),
      handleSingle: ({ delivery, subscriptions: wanting, taken }) => handleAll(service, db, wanting, delivery, taken),
    },
    log,
  );
  const give = async (
    delivery: Delivery<unknown>,
    { sharing, gathered }: ReturnType<typeof matchSubscriptions>,
    taken?: DeliveryClaim,
  ) => {
    const mayShare = sharing.length > 0 && !sharing.some(({ hasExternalCalls: reachesOut }) => reachesOut);
    if (taken && mayShare) await shared({ delivery, subscriptions: sharing, taken });
    else await handleAll(service, db, sharing, delivery, taken);
    for (const one of gathered) await gathering.get(one)?.(delivery, taken);
  };
  return async (event, taken) => {
    const delivery = deliveryOf(event);
    const wanted = matchSubscriptions(
      delivery,
      subscriptions.filter(({ types }) => types.includes(event.type) || types.includes('*')),
    );
    const replacement = replacements.get(event.type);
    const today = subscriptions.filter(({ types }) => replacement && types.includes(replacement.type));
    const transactions = Math.min(1, wanted.sharing.length) + wanted.gathered.length;
    const isOne = transactions <= 1 && today.length === 0;
    if (!isOne) await taken?.claim();
    await give(delivery, wanted, isOne ? taken : undefined);
    if (!replacement || today.length === 0) return;
    const upcast = await upcastOf(db, delivery, { replacement, to: today });
    if (upcast) await give(upcast, matchSubscriptions(upcast, today));
    // The next event carries the whole state, so a copy can wait for it.
    else if (today.some(({ kind }) => kind === 'reaction'))
      throw new Error(`${event.type} says too little as long as nothing is known of ${event.subject}`);
  };
}

/**
 * Whether a subscription handles an event that its owner publishes. True for unreadable events: `inboxHandler` rejects
 * them.
 */
export const createEventFilter =
  (subscriptions: readonly WorkSubscription[]) =>
  (event: CloudEvent): boolean => {
    const of = subscriptions.filter(({ types }) => types.includes(event.type) || types.includes('*'));
    if (of.some(({ filter: isFor }) => !isFor) || replacements.has(event.type)) return true;
    try {
      const { data } = deliveryOf(event);
      return of.some(({ filter: isFor }) => isFor?.(data));
    } catch {
      return true;
    }
  };

/**
 * Subscriptions to the same event share a transaction: a commit costs as much for four as for one. If one fails, each
 * is handled alone and in order, and those before it stay handled.
 */
async function handleAll(
  service: string,
  db: UnitsOfWork<UnitOfWork>,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  taken: DeliveryClaim | undefined,
): Promise<void> {
  if (wanting.length === 0) return;
  try {
    await handleIn(service, db, wanting, delivery, taken);
  } catch (error) {
    if (wanting.length === 1) throw error;
    await taken?.claim();
    for (const one of wanting) await handleIn(service, db, [one], delivery);
  }
}

function handleIn(
  service: string,
  db: UnitsOfWork<UnitOfWork>,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  taken?: DeliveryClaim,
): Promise<void> {
  const { event } = delivery;
  const work = (unit: UnitOfWork) =>
    isOnDocuments(unit)
      ? inTurn(unit, wanting, delivery)
      : handleAtOnce(unit as Transaction, wanting, delivery, Boolean(taken));
  const options = {
    ...(taken && { opening: taken.consuming([taken]) }),
    // Handlers with external calls are retried by the bus, after a delay.
    ...(wanting.some(({ hasExternalCalls: reachesOut }) => reachesOut) && { retries: false }),
  };
  return withRequestContext(contextOf(service, delivery), () =>
    (db as Database).withTenant(event.tenantid, work, options),
  );
}

const contextOf = (service: string, { event }: Delivery<unknown>) => ({
  requestId: event.id,
  traceparent: event.traceparent ?? '',
  actor: `system:${service}`,
});

async function inTurn(
  unit: UnitOfWork & DocumentUnit,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
) {
  const handled = await handledOnce(unit, wanting, delivery.event.id);
  for (const one of wanting)
    if (handled.isFresh(one) && (await isNews(unit, one, delivery)))
      await one.handle(unit as unknown as Transaction, delivery);
  handled.note();
}

async function handleAtOnce(
  tx: Transaction,
  wanting: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  isFirst: boolean,
) {
  const [handled, news] = await Promise.all([
    isFirst ? isFreshAlways : handledOnce(tx, wanting, delivery.event.id),
    createNewerVersionCheck(tx, [{ delivery, copies: wanting.filter(isCopy) }]),
  ]);
  const fresh = wanting.filter((one) => (isCopy(one) ? news(one, delivery) : handled.isFresh(one)));
  await atOnce(tx, fresh, delivery);
}

/**
 * Each delivery runs in its own request context. Copies' versions are checked with one query for all. Runs one after
 * another unless all subscriptions are independent.
 */
async function each(service: string, tx: Transaction, all: readonly SharedDelivery[]): Promise<void> {
  const news = await createNewerVersionCheck(
    tx,
    all.map(({ delivery, subscriptions: wanting }) => ({ delivery, copies: wanting.filter(isCopy) })),
  );
  const handle = ({ delivery, subscriptions: wanting }: SharedDelivery) => {
    const fresh = wanting.filter((one) => !isCopy(one) || news(one, delivery));
    return withRequestContext(contextOf(service, delivery), () => atOnce(tx, fresh, delivery));
  };
  if (all.every(({ subscriptions: wanting }) => wanting.every(({ isIndependent: onlyItsOwn }) => onlyItsOwn)))
    await allEnded(all.map(handle));
  else for (const one of all) await handle(one);
}

const isCopy = ({ kind }: WorkSubscription): boolean => kind === 'copy';

/**
 * Copies first, because reactions may read them. Then the reactions concurrently, so that their statements share
 * packets: a packet costs more than most statements.
 */
async function atOnce(tx: Transaction, fresh: readonly WorkSubscription[], delivery: Delivery<unknown>) {
  for (const one of fresh.filter(isCopy)) await one.handle(tx, delivery);
  const reactions = fresh.filter((one) => !isCopy(one));
  await allEnded(reactions.map((one) => one.handle(tx, delivery)));
}

/** Rejects only after all have settled: no statement may follow once the transaction is rolled back. */
async function allEnded(all: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

const isFreshAlways = { isFresh: () => true };

/**
 * Which reactions have not handled the event yet; `note` marks them on MongoDB. Copies need no mark: their version
 * decides.
 */
async function handledOnce(unit: UnitOfWork, wanting: readonly WorkSubscription[], event: string) {
  const noted = wanting.filter(({ kind }) => kind === 'reaction').map(({ name }) => name);
  const fresh = noted.length === 0 ? [] : await freshOf(unit, noted, event);
  return {
    isFresh: ({ kind, name }: WorkSubscription) => kind === 'copy' || fresh.includes(name),
    note() {
      if (isOnDocuments(unit)) noteInDocuments(unit, fresh, event);
    },
  };
}

async function freshOf(unit: UnitOfWork, consumers: readonly string[], event: string): Promise<string[]> {
  if (isOnDocuments(unit)) return notYetHandled(unit, consumers, event);
  const fresh = await (unit as Transaction).query<{ consumer: string }>(
    `insert into inbox (consumer, event_id) select consumer, $2 from unnest($1::text[]) as consumer order by consumer
     on conflict do nothing returning consumer`,
    [consumers, event],
    'inbox',
  );
  return fresh.map(({ consumer }) => consumer);
}

/** A reaction takes every event once, a copy nothing older than its version. */
const isNews = async (unit: DocumentUnit, { kind }: WorkSubscription, { type, event }: Delivery<unknown>) =>
  kind === 'reaction' || noteVersion(unit, kindOf(type), event);
