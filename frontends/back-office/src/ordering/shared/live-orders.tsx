import { useLiveOrders } from './use-live-orders.ts';

/** Keeps the orders on a page up to date; renders nothing. */
export function LiveOrders() {
  useLiveOrders(undefined);
  return null;
}
