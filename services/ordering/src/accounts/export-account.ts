import type { Transaction } from '@theke/kit/database/database';
import { stampStore } from '../loyalty/stamp-store.ts';
import { newsletterStore } from '../newsletter/newsletter-store.ts';
import { orderStore } from '../orders/order-store.ts';
import { toStaff } from '../orders/order-view.ts';
import type { StoredAccount } from './account.ts';

/** Above the orders of any guest. */
const maxOrders = 10_000;

/** Everything stored about the guest of an account, without what staff note about others' work (ACCT-07). */
export async function exportAccount(tx: Transaction, account: StoredAccount): Promise<Record<string, unknown>> {
  const { id, email, customer, firstName, lastName, phone, addresses, openedAt } = account;
  const orders = await orderStore.findByEmail(tx, customer, email, maxOrders);
  return {
    account: { email, firstName, lastName, phone, addresses, openedAt: openedAt.toISOString() },
    orders: orders.map((order) => {
      const { driver: _, history: __, edits: ___, ...rest } = toStaff(order);
      return rest;
    }),
    stamps: { entries: await stampStore.entries(tx, id), rewards: await stampStore.rewards(tx, id) },
    newsletter: (await newsletterStore.findByEmail(tx, email)) ?? null,
  };
}
