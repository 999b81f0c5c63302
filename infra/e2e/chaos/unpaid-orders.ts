import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Ids of online orders that are not paid: an unpaid order does not count as placed. */
export async function unpaidOrders(databases: PlatformDatabases, ledger: Ledger): Promise<Set<string>> {
  const { rows } = await databases.ordering.query<{ id: string }>(
    `select id from orders where status in ('awaiting-payment', 'failed') or (status = 'canceled' and paid_at is null)`,
  );
  return new Set(rows.map(({ id }) => id).filter((id) => ledger.online.has(id)));
}
