import type { Database } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { customerIdOf } from '../customers/customer-of.ts';
import { customerStore } from '../customers/customer-store.ts';
import type { Order } from './order.ts';
import { changedFact } from './order-facts.ts';
import { orderStore, type TicketCounter } from './order-store.ts';

/** An order that has ended, without number and customer. `day` is the one that it was placed on, by its branch's clock. */
export type FormerOrder = { order: Order; day: LocalDate };

/**
 * Stores orders of before, the oldest first, in one transaction, as they ended; each gets its number and counts to its customer. They are told as changed
 * and not as placed: whoever keeps a copy or counts has them, and nobody is rung, written to or printed for (ADR 0001).
 * @returns how many; none where the business has orders
 */
export const takeOverOrders = (
  { db, secret }: { db: Database; secret: string },
  tenant: string,
  former: readonly FormerOrder[],
): Promise<number> =>
  db.withTenant(tenant, async (tx) => {
    if (await orderStore.areThere(tx)) return 0;
    // Counted here and written once: a statement that is waited for with every order takes longer than all the others.
    const counters = new Map<string, TicketCounter & { last: number }>();
    for (const { order: ended, day } of former) {
      const customer = customerIdOf(secret, tenant, ended.contact) ?? null;
      const { branch } = ended;
      const ticketNumber = (counters.get(`${branch} ${day}`)?.last ?? 0) + 1;
      counters.set(`${branch} ${day}`, { branch, day, last: ticketNumber });
      const order: Order = { ...ended, customer, ticketNumber };
      const at = new Date(order.history.at(-1)?.at ?? order.placedAt);
      orderStore.insert(tx, [{ order, networkMark: null }]);
      // What an order has only once it was placed.
      orderStore.update(tx, order, at);
      if (customer) {
        customerStore.count(tx, [{ ...order, status: 'placed' }]);
        customerStore.rename(tx, customer, order.contact);
      }
      tx.publish(changedFact(order, at));
    }
    orderStore.advanceTicketNumbers(tx, [...counters.values()]);
    return former.length;
  });
