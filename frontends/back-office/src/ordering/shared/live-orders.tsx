import { may, useMe } from '@theke/admin/api/session.ts';
import { useLiveOrders } from './use-live-orders.ts';

function Live() {
  useLiveOrders(undefined);
  return null;
}

/** Keeps the orders of the page up to date, for users who may see orders. */
export const LiveOrders = () => (may(useMe(), 'orders.attend') ? <Live /> : null);
