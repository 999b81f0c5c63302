import type { HowPaid } from './pay-order.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Payments of an order or a payable; sums less refunds, in 1/10,000 of the currency unit. */
export type Books = { id: string; settled: string; booked: string; atProvider: string };

export async function readBooks({ payments }: Pick<PlatformDatabases, 'payments'>): Promise<Books[]> {
  const { rows } = await payments.query<Books>(
    `select d.order_id as id,
       (select count(*) from payment p where p.order_id = d.order_id and p.state = 'captured' and not p.is_surplus) as settled,
       (select coalesce(sum(p.captured), 0) from payment p where p.order_id = d.order_id)
         - (select coalesce(sum(r.amount), 0) from refund r join payment p on p.id = r.payment_id
            where p.order_id = d.order_id and r.state = 'done') as booked,
       (select coalesce(sum(c.amount), 0) from test_checkout c where c.order_id = d.order_id and c.state = 'paid')
         - (select coalesce(sum(r.amount), 0) from test_refund r join test_checkout c using (tenant_id, reference)
            where c.order_id = d.order_id) as "atProvider"
     from order_due d`,
  );
  return rows;
}

/** Differences between an amount, our books and the test provider's. */
export function bookFaults(worth: number, { booked, atProvider }: Pick<Books, 'booked' | 'atProvider'>): string[] {
  const faults: string[] = [];
  if (Number(booked) !== worth) faults.push(`is worth ${worth}, we booked ${booked}`);
  if (Number(atProvider) !== worth) faults.push(`is worth ${worth}, the provider booked ${atProvider}`);
  return faults;
}

export const isDefinitelyPaid = (how: HowPaid): boolean => how === 'paid' || how === 'declined, then paid';
