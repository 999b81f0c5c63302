import type { Transaction } from '@theke/kit/database/database';
import type { Order } from '../orders/order.ts';
import { stopChangedFact } from './stop-facts.ts';
import { stopStore } from './stop-store.ts';

/** Tells the guests of a driver's orders on their way that their place may have changed (DELIVERY-11). */
export async function publishStops(tx: Transaction, driver: string, except: string | null, at: Date): Promise<void> {
  const orders = await stopStore.onTheWay(tx, driver, except);
  tx.publish(...orders.map((order) => stopChangedFact(order, at)));
}

/**
 * Publishes the places of a driver's orders after one of them set out or arrived. The guest of that order is notified
 * by the move itself.
 */
export async function publishStopsAfter(tx: Transaction, before: Order, next: Order, at: Date): Promise<void> {
  const isOnTheWay = (order: Order) => order.status === 'in-delivery';
  if (before.driver && isOnTheWay(before) !== isOnTheWay(next)) await publishStops(tx, before.driver.id, next.id, at);
}
