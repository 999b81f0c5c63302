import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Deliveries whose driver or state is not the acknowledged one, one line each (DELIVERY-03, DELIVERY-09). */
export async function deliveryDifferences(
  { ordering }: Pick<PlatformDatabases, 'ordering'>,
  { deliveries }: Ledger,
): Promise<string[]> {
  const { rows } = await ordering.query<{ id: string; status: string; driver: string | null }>(
    'select id, status, driver_id as driver from orders where id = any($1)',
    [[...deliveries.keys()]],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...deliveries]
    .filter(([id, { driver, status }]) => stored.get(id)?.driver !== driver || stored.get(id)?.status !== status)
    .map(([id, { status }]) => {
      const found = stored.get(id);
      return `delivery ${id} is ${found?.status ?? 'lost'} with ${found?.driver ?? 'no driver'} instead of ${status}`;
    });
}
