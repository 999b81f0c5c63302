import type { Transaction } from '@theke/kit/database/database';
import { type CountedOrder, countOrder } from './count-order.ts';
import { dayCloseStore } from './day-close-store.ts';

type Close = { branch: string; number: number; placedBefore?: Date };

/** Counts all changed orders of a branch for a close, and stores what was counted of each. */
export async function countOrders(tx: Transaction, { placedBefore, ...close }: Close): Promise<CountedOrder[]> {
  const all: CountedOrder[] = [];
  for await (const page of dayCloseStore.changed(tx, close.branch, { isLocked: true, placedBefore })) {
    const orders = page.map(countOrder);
    dayCloseStore.markClosed(tx, orders);
    dayCloseStore.insertCounted(
      tx,
      close,
      orders.flatMap(({ id, version, counted }) => (counted ? [{ id, version, ...counted }] : [])),
    );
    all.push(...orders);
  }
  return all;
}
