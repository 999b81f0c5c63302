import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

type Books = { order_id: string; settled: string; booked: string; atProvider: string };
type Stored = { id: string; status: string; paid_as_money: string; comment: string };

/** Orders in these states are worth nothing to the shop. */
const worthlessStates = ['awaiting-payment', 'failed', 'canceled', 'rejected'];

/**
 * Violations of the online payment invariants, one line each. At most one payment settles an order. Our books, the test
 * provider's and the order's amount without its gift card agree to the cent. Every guest who paid and did not give up
 * has an order.
 */
export async function paymentDifferences(databases: PlatformDatabases, ledger: Ledger): Promise<string[]> {
  const [{ rows: books }, { rows: orders }] = await Promise.all([
    databases.payments.query<Books>(
      `select d.order_id,
         (select count(*) from payment p where p.order_id = d.order_id and p.state = 'captured' and not p.is_surplus) as settled,
         (select coalesce(sum(p.captured), 0) from payment p where p.order_id = d.order_id)
           - (select coalesce(sum(r.amount), 0) from refund r join payment p on p.id = r.payment_id
              where p.order_id = d.order_id and r.state = 'done') as booked,
         (select coalesce(sum(c.amount), 0) from test_checkout c where c.order_id = d.order_id and c.state = 'paid')
           - (select coalesce(sum(r.amount), 0) from test_refund r join test_checkout c using (tenant_id, reference)
              where c.order_id = d.order_id) as "atProvider"
       from order_due d`,
    ),
    databases.ordering.query<Stored>(
      'select id, status, total_gross - gift_card as paid_as_money, comment from orders',
    ),
  ]);
  const stored = new Map(orders.map((order) => [order.id, order]));
  return books.flatMap(({ order_id: id, settled, booked, atProvider }) => {
    const order = stored.get(id);
    const how = order && ledger.online.get(order.id);
    if (!order || !how) return [];
    const worth = worthlessStates.includes(order.status) ? 0 : Number(order.paid_as_money);
    const faults: string[] = [];
    if (Number(settled) > 1) faults.push(`is settled ${settled} times`);
    if (Number(booked) !== worth) faults.push(`is worth ${worth}, we booked ${booked}`);
    if (Number(atProvider) !== worth) faults.push(`is worth ${worth}, the provider booked ${atProvider}`);
    const isDefinitelyPaid = how === 'paid' || how === 'declined, then paid';
    if (isDefinitelyPaid && worth === 0) faults.push(`was paid, but is ${order.status}`);
    return faults.map((fault) => `${order.comment} (${how}) ${fault}`);
  });
}
