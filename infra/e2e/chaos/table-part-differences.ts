import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

type Part = { id: string; state: string; due: string; settled: string };
type Books = { id: string; booked: string; at_provider: string };

/**
 * Violations of the invariants of table payments, one line each (TABLE-13, TABLE-15): an accepted part is on its orders
 * once, our books and the test provider's hold its amount, and of any other part nothing. A part that was paid and not
 * given up is accepted.
 */
export async function tablePartDifferences(databases: PlatformDatabases, ledger: Ledger): Promise<string[]> {
  const [{ rows: parts }, { rows: books }] = await Promise.all([
    databases.ordering.query<Part>(
      `select id, state, gross + tip as due,
         (select coalesce(sum((payment ->> 'gross')::numeric + coalesce((payment ->> 'tip')::numeric, 0)), 0) * 10000
          from orders cross join jsonb_array_elements(orders.payments) as payment
          where payment ->> 'settlement' = table_payment.id::text) as settled
       from table_payment`,
    ),
    databases.payments.query<Books>(
      `select order_id as id,
         (select coalesce(sum(captured), 0) from payment where payment.order_id = order_due.order_id)
           - (select coalesce(sum(refund.amount), 0) from refund join payment on payment.id = refund.payment_id
              where payment.order_id = order_due.order_id and refund.state = 'done') as booked,
         (select coalesce(sum(amount), 0) from test_checkout
          where test_checkout.order_id = order_due.order_id and state = 'paid')
           - (select coalesce(sum(test_refund.amount), 0) from test_refund join test_checkout using (tenant_id, reference)
              where test_checkout.order_id = order_due.order_id) as at_provider
       from order_due where payable = 'table-bill'`,
    ),
  ]);
  const bookOf = new Map(books.map((book) => [book.id, book]));
  return parts.flatMap(({ id, state, due, settled }) => {
    const how = ledger.tableParts.get(id);
    if (!how) return [];
    const worth = state === 'paid' ? Number(due) : 0;
    const { booked, at_provider: atProvider } = bookOf.get(id) ?? { booked: 0, at_provider: 0 };
    const faults: string[] = [];
    if (Number(settled) !== worth) faults.push(`is worth ${worth}, its orders hold ${settled}`);
    if (Number(booked) !== worth) faults.push(`is worth ${worth}, we booked ${booked}`);
    if (Number(atProvider) !== worth) faults.push(`is worth ${worth}, the provider booked ${atProvider}`);
    if ((how === 'paid' || how === 'declined, then paid') && state !== 'paid') faults.push(`was paid, but is ${state}`);
    return faults.map((fault) => `table payment ${id} (${how}) ${fault}`);
  });
}
