import { useLiveOrders } from './use-live-orders.ts';

/** Keeps the orders on a page as they are now; shows nothing. */
export function LiveOrders() {
  useLiveOrders(undefined);
  return null;
}
