import type { Database } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import type { LocalDate } from '@theke/rules/time/local-time';
import { customerStore } from '../customers/customer-store.ts';
import { type DiscountUse, discountStore } from '../discounts/discount-store.ts';
import type { Order } from './order.ts';
import { releases } from './order-decisions.ts';
import { changedFact } from './order-facts.ts';
import { orderStore, type TicketCounter } from './order-store.ts';

/** An ended order without number and customer. `day` is the local day of its branch when it was placed. */
export type FormerOrder = { order: Order; day: LocalDate };

/**
 * Imports legacy orders, oldest first, in one transaction, each with its number, customer and discounts. They are
 * published as changed, not as placed: copies and statistics include them, and nobody is notified (ADR 0001).
 * @returns number of imported orders; 0 if the business has orders
 */
export const takeOverOrders = (
  { db, secret }: { db: Database; secret: string },
  tenant: string,
  former: readonly FormerOrder[],
): Promise<number> =>
  db.withTenant(tenant, async (tx) => {
    if (await orderStore.areThere(tx)) return 0;
    // Counted in memory and written once: a statement per order would take longer than all the others.
    const counters = new Map<string, TicketCounter & { last: number }>();
    const uses: DiscountUse[] = [];
    for (const { order: ended, day } of former) {
      const customer = deriveCustomerId(secret, tenant, ended.contact) ?? null;
      const { branch } = ended;
      const ticketNumber = (counters.get(`${branch} ${day}`)?.last ?? 0) + 1;
      counters.set(`${branch} ${day}`, { branch, day, last: ticketNumber });
      const order: Order = { ...ended, customer, ticketNumber };
      const at = new Date(order.history.at(-1)?.at ?? order.placedAt);
      orderStore.insert(tx, [{ order, networkMark: null }]);
      // Columns that an order has only after it was placed.
      orderStore.update(tx, order, at);
      // Orders that are not made give their uses back.
      if (!releases.has(order.status))
        for (const { id } of order.totals.discounts ?? [])
          uses.push({ discount: id, order: order.id, person: customer });
      if (customer) {
        customerStore.count(tx, [{ ...order, status: 'placed' }]);
        customerStore.rename(tx, customer, order.contact);
      }
      tx.publish(changedFact(order, at));
    }
    if (uses.length > 0) discountStore.addUses(tx, uses);
    orderStore.advanceTicketNumbers(tx, [...counters.values()]);
    return former.length;
  });
