import { isDeepStrictEqual } from 'node:util';
import { isAudited } from '@theke/contracts/contracts';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { openBus } from '@theke/kit/bus/open-bus';
import { type ServiceName, serviceNames, workQueues } from '@theke/topology/topology';
import { copyDifferences } from '../../ops/replay/copy-differences.ts';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';
import type { CheckDeps } from './check-deps.ts';
import { closeDifferences } from './close-differences.ts';
import { couponDifferences } from './coupon-differences.ts';
import { deliveryDifferences } from './delivery-differences.ts';
import { figureDifferences } from './figure-differences.ts';
import { giftCardDifferences } from './gift-card-differences.ts';
import type { Ledger } from './ledger.ts';
import { mailDifferences, waitingMails } from './mail-differences.ts';
import { newsletterDifferences } from './newsletter-differences.ts';
import { paymentDifferences } from './payment-differences.ts';
import type { PlatformDatabases } from './platform-databases.ts';
import { reservationDifferences, reservationMailDifferences } from './reservation-differences.ts';
import { tablePartDifferences } from './table-part-differences.ts';
import { unpaidOrders } from './unpaid-orders.ts';
import { createSettledCheck, timeoutMs } from './wait-until-settled.ts';
import { waitingWebhooks, webhookDifferences } from './webhook-differences.ts';

/** Checks every invariant after the run: one line per violation, empty if all hold. */
export async function checkLedger(deps: CheckDeps): Promise<string[]> {
  const { databases, ledger } = deps;
  const broken: string[] = [...ledger.faults];
  const waitUntilSettled = createSettledCheck(broken);
  await waitUntilSettled('every outbox to be sent', () => unsent(databases));
  await waitUntilSettled('the audit trail to contain every event once', () => auditDifferences(databases));
  await waitUntilSettled('payments to equal the values of orders', () => paymentDifferences(databases, ledger));
  await waitUntilSettled('table payments to equal their parts', () => tablePartDifferences(databases, ledger));
  await waitUntilSettled('day closes to contain the money of every order', () => closeDifferences(deps));
  await waitUntilSettled('every reservation to be mailed once', () => reservationMailDifferences(databases, ledger));
  await waitUntilSettled('every newsletter request to be mailed once', () => newsletterDifferences(databases, ledger));
  await waitUntilSettled('statistics to equal the sums of orders', () => figureDifferences(databases));
  await waitUntilSettled('ordering’s copies to equal their owners’ data', () => copyDifferences(databases));
  await waitUntilSettled('every mail to be sent or to fail finally', () => waitingMails(deps), timeoutMs.mails);
  await waitUntilSettled('every webhook to be delivered', () => waitingWebhooks(deps), timeoutMs.mails);
  broken.push(
    ...(await giftCardDifferences(databases)),
    ...(await couponDifferences(databases)),
    ...(await deliveryDifferences(databases, ledger)),
    ...(await reservationDifferences(databases, ledger)),
    ...(await orderDifferences(deps)),
    ...(await placedDifferences(databases, ledger)),
    ...(await mailDifferences(deps)),
    ...(await webhookDifferences(deps)),
    ...(await lostChanges(deps)),
    ...(await deadLetters(deps)),
  );
  return broken;
}

async function unsent(databases: PlatformDatabases): Promise<string[]> {
  const counts = await Promise.all(
    serviceNames.map(async (name) => ({
      name,
      count: await countRows(databases, name, 'outbox where sent_at is null'),
    })),
  );
  return counts.filter(({ count }) => count > 0).map(({ name, count }) => `${name} has ${count} unsent events`);
}

const countRows = async (databases: PlatformDatabases, name: ServiceName, condition: string): Promise<number> =>
  Number((await databases[name].query(`select count(*) from ${condition}`)).rows[0].count);

/**
 * Compares events sent with events received. Sent events stay in the outbox for days. If events bypass the outbox, it
 * has at most those from before that layout.
 */
export async function auditDifferences(databases: PlatformDatabases): Promise<string[]> {
  const published = (await Promise.all(serviceNames.map((name) => readAuditedIds(databases, name)))).flat().sort();
  const logged = (await readIds(databases, 'identity', 'audit_log')).sort();
  if (isDeepStrictEqual(published, logged)) return [];
  const [publishedSet, loggedSet] = [new Set(published), new Set(logged)];
  const { rows } = await databases.identity.query<{ isOne: boolean }>(`select current_schema() <> 'public' as "isOne"`);
  return [
    ...published.filter((id) => !loggedSet.has(id)).map((id) => `${id} is missing`),
    ...(rows[0]?.isOne ? [] : logged).filter((id) => !publishedSet.has(id)).map((id) => `${id} was never published`),
  ];
}

const readAuditedIds = async (databases: PlatformDatabases, name: ServiceName): Promise<string[]> =>
  (await databases[name].query<{ id: string; type: string }>(`select id, event ->> 'type' as type from outbox`)).rows
    .filter(({ type }) => isAudited(type))
    .map(({ id }) => id);

const readIds = async (databases: PlatformDatabases, name: ServiceName, table: string): Promise<string[]> =>
  (await databases[name].query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id);

/** Marker -> id of every acknowledged order and round. */
const acknowledged = ({ accepted, rounds }: Ledger): Map<string, string> => new Map([...accepted, ...rounds]);

/** Expects every acknowledged order exactly once, no refused one and no unknown one. */
async function orderDifferences({ databases, ledger, before }: CheckDeps): Promise<string[]> {
  const { rows } = await databases.ordering.query<{ id: string; comment: string }>('select id, comment from orders');
  const stored = rows.filter(({ id }) => !before.has(id));
  const accepted = acknowledged(ledger);
  const seen = new Set<string>();
  const broken: string[] = [];
  for (const { id, comment } of stored) {
    if (ledger.refused.has(comment)) broken.push(`${comment} was refused, but is stored`);
    else if (!accepted.has(comment)) broken.push(`${comment} is stored, but was never acknowledged`);
    else if (accepted.get(comment) !== id) broken.push(`${comment} is stored under another id than acknowledged`);
    if (seen.has(comment)) broken.push(`${comment} is stored twice`);
    seen.add(comment);
  }
  for (const marker of accepted.keys()) if (!seen.has(marker)) broken.push(`${marker} was accepted, but is lost`);
  return broken;
}

async function placedDifferences(databases: PlatformDatabases, ledger: Ledger): Promise<string[]> {
  const { rows } = await databases.identity.query<{ subject: string; times: string }>(
    'select subject, count(*) as times from audit_log where type = $1 group by subject',
    [orderPlaced.type],
  );
  const times = new Map(rows.map((row) => [row.subject, Number(row.times)]));
  const unpaid = await unpaidOrders(databases, ledger);
  return [...acknowledged(ledger)]
    .filter(([, id]) => (times.get(id) ?? 0) !== (unpaid.has(id) ? 0 : 1))
    .map(([marker, id]) => `${marker} is in the audit trail ${times.get(id) ?? 0} times`);
}

/** Changes that were acknowledged to staff, but are neither stored nor replaced by a later one. */
async function lostChanges({ databases, staff }: CheckDeps): Promise<string[]> {
  const { rows } = await databases.catalog.query<{ id: string; version: number }>('select id, version from products');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return [...staff.acknowledged].flatMap(([id, version]) => {
    const stored = versions.get(id);
    if (version === undefined) return stored === undefined ? [] : [`product ${id} was deleted, but exists`];
    return stored !== undefined && stored >= version ? [] : [`product ${id} lost version ${version}`];
  });
}

export async function deadLetters({ dataDir, env }: Pick<CheckDeps, 'dataDir' | 'env'>): Promise<string[]> {
  const { busUrl } = await findPlatformServers({ dataDir, env });
  const log = { info() {}, warn() {}, error() {} };
  const bus = await openBus({ url: busUrl, workQueues, log });
  try {
    const lists = await Promise.all(
      Object.keys(workQueues).map(async (service) =>
        (await bus.deadLetters(service)).map(({ id, reason }) => `${service}: dead letter ${id}: ${reason}`),
      ),
    );
    return lists.flat();
  } finally {
    await bus.close();
  }
}
