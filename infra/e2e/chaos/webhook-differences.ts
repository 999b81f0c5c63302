import type { CheckDeps } from './check-deps.ts';
import { unpaidOrders } from './unpaid-orders.ts';

type Row = { event: string; type: string; subject: string; state: string };

const readDeliveries = async ({ databases, endpoint }: Pick<CheckDeps, 'databases' | 'endpoint'>): Promise<Row[]> =>
  (
    await databases.notifications.query<Row>(
      'select event_id as event, type, subject, state from webhook_delivery where endpoint_id = $1',
      [endpoint],
    )
  ).rows;

/** Webhooks that were not delivered yet, one line each. */
export const waitingWebhooks = async (deps: Pick<CheckDeps, 'databases' | 'endpoint'>): Promise<string[]> =>
  (await readDeliveries(deps))
    .filter(({ state }) => state !== 'sent')
    .map(({ event, type, state }) => `${type} ${event} is ${state}`);

/**
 * Violations of the invariants of webhooks, one line each (HOOK-02, HOOK-04, HOOK-07): every order that was placed and
 * every acknowledged reservation has exactly one event of its creation, and each delivered event arrived signed.
 */
export async function webhookDifferences(
  deps: Pick<CheckDeps, 'databases' | 'endpoint' | 'ledger' | 'webhooks'>,
): Promise<string[]> {
  const { ledger, webhooks, databases } = deps;
  const [deliveries, unpaid] = [await readDeliveries(deps), await unpaidOrders(databases, ledger)];
  const received = webhooks.receivedEvents();
  const countOf = (type: string, subject: string) =>
    deliveries.filter((one) => one.type === type && one.subject === subject).length;
  const known = new Set(deliveries.map(({ event }) => event));
  return [
    ...[...ledger.accepted, ...ledger.rounds].flatMap(([marker, id]) => {
      const count = countOf('order.created', id);
      return count === (unpaid.has(id) ? 0 : 1) ? [] : [`${marker} has ${count} webhooks order.created`];
    }),
    ...[...ledger.reservations.keys()].flatMap((id) => {
      const count = countOf('reservation.created', id);
      return count === 1 ? [] : [`reservation ${id} has ${count} webhooks reservation.created`];
    }),
    ...deliveries
      .filter(({ event, state }) => state === 'sent' && !received.has(event))
      .map(({ event, type }) => `${type} ${event} counts as delivered, but never arrived`),
    ...[...received]
      .filter(([event, isSigned]) => !isSigned || !known.has(event))
      .map(([event, isSigned]) => `webhook ${event} arrived ${isSigned ? 'without a delivery' : 'unsigned'}`),
  ];
}
