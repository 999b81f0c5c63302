import type { Ledger } from './ledger.ts';
import { bookFaults, isDefinitelyPaid, readBooks } from './payment-books.ts';
import type { PlatformDatabases } from './platform-databases.ts';

type Stored = { id: string; status: string; paid_as_money: string; comment: string };

/** Orders in these states are worth nothing to the shop. */
const worthlessStates = ['awaiting-payment', 'failed', 'canceled', 'rejected'];

/**
 * Violations of the online payment invariants, one line each. At most one payment settles an order. Our books, the test
 * provider's and the order's amount without its gift card agree to the cent. Every guest who paid and did not give up
 * has an order.
 */
export async function paymentDifferences(databases: PlatformDatabases, ledger: Ledger): Promise<string[]> {
  const [books, { rows: orders }] = await Promise.all([
    readBooks(databases),
    databases.ordering.query<Stored>(
      'select id, status, total_gross - gift_card as paid_as_money, comment from orders',
    ),
  ]);
  const stored = new Map(orders.map((order) => [order.id, order]));
  return books.flatMap((book) => {
    const order = stored.get(book.id);
    const how = order && ledger.online.get(order.id);
    if (!order || !how) return [];
    const worth = worthlessStates.includes(order.status) ? 0 : Number(order.paid_as_money);
    const faults: string[] = [];
    if (Number(book.settled) > 1) faults.push(`is settled ${book.settled} times`);
    faults.push(...bookFaults(worth, book));
    if (isDefinitelyPaid(how) && worth === 0) faults.push(`was paid, but is ${order.status}`);
    return faults.map((fault) => `${order.comment} (${how}) ${fault}`);
  });
}
