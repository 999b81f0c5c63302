import { replacements } from '@theke/contracts/contracts';
import type { CloudEvent, DeliveryClaim, Handle } from '../bus/port.ts';
import type { Database, Transaction } from '../database/database.ts';
import { noteHandled as noteInDocuments, noteVersion, notYetHandled } from '../documents/document-inbox.ts';
import type { DocumentUnit } from '../documents/document-unit.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import type { Log } from '../log.ts';
import { withRequestContext } from '../request-context.ts';
import type { UnitOfWork, UnitsOfWork } from '../resource/resource-store.ts';
import { handleInBatches } from './handle-many.ts';
import { kindOf } from './kind-of.ts';
import { createNewerVersionCheck } from './newer-versions.ts';
import { type SharedDelivery, sharedTransactions } from './shared-transactions.ts';
import type { Delivery, WorkSubscription } from './subscription.ts';
import { toDelivery } from './to-delivery.ts';
import { upcastDelivery } from './upcast.ts';

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
    subscriptions.map((subscription) => {
      const handleSingle = (delivery: Delivery<unknown>, claim?: DeliveryClaim) =>
        handleIn(service, db, [subscription], delivery, claim);
      const { handleMany } = subscription;
      return [
        subscription,
        handleMany && handleInBatches(db as Database, { ...subscription, handleMany }, handleSingle),
      ] as const;
    }),
  );
  const matchSubscriptions = ({ event, data }: Delivery<unknown>, to: readonly WorkSubscription[]) => {
    const matching = to.filter(
      ({ kind, filter }) => !(event.snapshot && kind === 'reaction') && (filter?.(data) ?? true),
    );
    return {
      sharing: matching.filter((one) => !one.handleMany),
      gathered: matching.filter((one) => one.handleMany),
    };
  };
  const shared = sharedTransactions(
    db as Database,
    {
      handleBatch: (tx, all) => handleBatch(service, tx, all),
      handleSingle: ({ delivery, subscriptions, claim }) => handleAll(service, db, subscriptions, delivery, claim),
    },
    log,
  );
  const give = async (
    delivery: Delivery<unknown>,
    { sharing, gathered }: ReturnType<typeof matchSubscriptions>,
    claim?: DeliveryClaim,
  ) => {
    const mayShare = sharing.length > 0 && !sharing.some(({ hasExternalCalls }) => hasExternalCalls);
    if (claim && mayShare) await shared({ delivery, subscriptions: sharing, claim });
    else await handleAll(service, db, sharing, delivery, claim);
    for (const subscription of gathered) await gathering.get(subscription)?.(delivery, claim);
  };
  return async (event, claim) => {
    const delivery = toDelivery(event);
    const matching = matchSubscriptions(
      delivery,
      subscriptions.filter(({ types }) => types.includes(event.type) || types.includes('*')),
    );
    const replacement = replacements.get(event.type);
    const today = subscriptions.filter(({ types }) => replacement && types.includes(replacement.type));
    const transactions = Math.min(1, matching.sharing.length) + matching.gathered.length;
    const isOne = transactions <= 1 && today.length === 0;
    if (!isOne) await claim?.acquire();
    await give(delivery, matching, isOne ? claim : undefined);
    if (!replacement || today.length === 0) return;
    const upcast = await upcastDelivery(db, delivery, { replacement, to: today });
    if (upcast) await give(upcast, matchSubscriptions(upcast, today));
    // The next event carries the whole state, so a copy can wait for it.
    else if (today.some(({ kind }) => kind === 'reaction'))
      throw new Error(`${event.type} cannot be converted: there is no copy of ${event.subject} yet`);
  };
}

/**
 * Whether a subscription handles an event that its owner publishes. True for unreadable events: `inboxHandler` rejects
 * them.
 */
export const createEventFilter =
  (subscriptions: readonly WorkSubscription[]) =>
  (event: CloudEvent): boolean => {
    const matching = subscriptions.filter(({ types }) => types.includes(event.type) || types.includes('*'));
    if (matching.some(({ filter }) => !filter) || replacements.has(event.type)) return true;
    try {
      const { data } = toDelivery(event);
      return matching.some(({ filter }) => filter?.(data));
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
  subscriptions: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  claim: DeliveryClaim | undefined,
): Promise<void> {
  if (subscriptions.length === 0) return;
  try {
    await handleIn(service, db, subscriptions, delivery, claim);
  } catch (error) {
    if (subscriptions.length === 1) throw error;
    await claim?.acquire();
    for (const subscription of subscriptions) await handleIn(service, db, [subscription], delivery);
  }
}

function handleIn(
  service: string,
  db: UnitsOfWork<UnitOfWork>,
  subscriptions: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  claim?: DeliveryClaim,
): Promise<void> {
  const { event } = delivery;
  const work = (unit: UnitOfWork) =>
    isOnDocuments(unit)
      ? inTurn(unit, subscriptions, delivery)
      : handleAtOnce(unit as Transaction, subscriptions, delivery, Boolean(claim));
  const options = {
    ...(claim && { opening: claim.consuming([claim]) }),
    // Handlers with external calls are retried by the bus, after a delay.
    ...(subscriptions.some(({ hasExternalCalls }) => hasExternalCalls) && { retries: false }),
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
  subscriptions: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
) {
  const handled = await findUnhandled(unit, subscriptions, delivery.event.id);
  for (const subscription of subscriptions)
    if (handled.isFresh(subscription) && (await isNews(unit, subscription, delivery)))
      await subscription.handle(unit as unknown as Transaction, delivery);
  handled.note();
}

async function handleAtOnce(
  tx: Transaction,
  subscriptions: readonly WorkSubscription[],
  delivery: Delivery<unknown>,
  isFirst: boolean,
) {
  const [handled, news] = await Promise.all([
    isFirst ? isFreshAlways : findUnhandled(tx, subscriptions, delivery.event.id),
    createNewerVersionCheck(tx, [{ delivery, copies: subscriptions.filter(isCopy) }]),
  ]);
  const fresh = subscriptions.filter((one) => (isCopy(one) ? news(one, delivery) : handled.isFresh(one)));
  await atOnce(tx, fresh, delivery);
}

/**
 * Each delivery runs in its own request context. Copies' versions are checked with one query for all. Runs one after
 * another unless all subscriptions are independent.
 */
async function handleBatch(service: string, tx: Transaction, all: readonly SharedDelivery[]): Promise<void> {
  const news = await createNewerVersionCheck(
    tx,
    all.map(({ delivery, subscriptions }) => ({ delivery, copies: subscriptions.filter(isCopy) })),
  );
  const handle = ({ delivery, subscriptions }: SharedDelivery) => {
    const fresh = subscriptions.filter((one) => !isCopy(one) || news(one, delivery));
    return withRequestContext(contextOf(service, delivery), () => atOnce(tx, fresh, delivery));
  };
  if (all.every(({ subscriptions }) => subscriptions.every(({ isIndependent }) => isIndependent)))
    await allEnded(all.map(handle));
  else for (const shared of all) await handle(shared);
}

const isCopy = ({ kind }: WorkSubscription): boolean => kind === 'copy';

/**
 * Copies first, because reactions may read them. Then the reactions concurrently, so that their statements share
 * packets: a packet costs more than most statements.
 */
async function atOnce(tx: Transaction, fresh: readonly WorkSubscription[], delivery: Delivery<unknown>) {
  for (const copy of fresh.filter(isCopy)) await copy.handle(tx, delivery);
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
async function findUnhandled(unit: UnitOfWork, subscriptions: readonly WorkSubscription[], event: string) {
  const noted = subscriptions.filter(({ kind }) => kind === 'reaction').map(({ name }) => name);
  const fresh = noted.length === 0 ? [] : await noteHandled(unit, noted, event);
  return {
    isFresh: ({ kind, name }: WorkSubscription) => kind === 'copy' || fresh.includes(name),
    note() {
      if (isOnDocuments(unit)) noteInDocuments(unit, fresh, event);
    },
  };
}

async function noteHandled(unit: UnitOfWork, consumers: readonly string[], event: string): Promise<string[]> {
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
