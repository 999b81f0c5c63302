import type { Ledger } from './ledger.ts';
import { bookFaults, isDefinitelyPaid, readBooks } from './payment-books.ts';
import type { PlatformDatabases } from './platform-databases.ts';

type Part = { id: string; state: string; due: string; settled: string };

/**
 * Violations of the invariants of table payments, one line each (TABLE-13, TABLE-15): an accepted part is on its orders
 * once, our books and the test provider's hold its amount, and of any other part nothing. A part that was paid and not
 * given up is accepted.
 */
export async function tablePartDifferences(databases: PlatformDatabases, ledger: Ledger): Promise<string[]> {
  const [{ rows: parts }, books] = await Promise.all([
    databases.ordering.query<Part>(
      `select id, state, gross + tip as due,
         (select coalesce(sum((payment ->> 'gross')::numeric + coalesce((payment ->> 'tip')::numeric, 0)), 0) * 10000
          from orders cross join jsonb_array_elements(orders.payments) as payment
          where payment ->> 'settlement' = table_payment.id::text) as settled
       from table_payment`,
    ),
    readBooks(databases),
  ]);
  const bookById = new Map(books.map((book) => [book.id, book]));
  return parts.flatMap(({ id, state, due, settled }) => {
    const how = ledger.tableParts.get(id);
    if (!how) return [];
    const worth = state === 'paid' ? Number(due) : 0;
    const faults: string[] = [];
    if (Number(settled) !== worth) faults.push(`is worth ${worth}, its orders hold ${settled}`);
    faults.push(...bookFaults(worth, bookById.get(id) ?? { booked: '0', atProvider: '0' }));
    if (isDefinitelyPaid(how) && state !== 'paid') faults.push(`was paid, but is ${state}`);
    return faults.map((fault) => `table payment ${id} (${how}) ${fault}`);
  });
}
