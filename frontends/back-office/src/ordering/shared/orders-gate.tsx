import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { Navigate, Outlet } from 'react-router';

/** Sends users who may not see orders, and everyone in a business without branches, from the board to their start. */
export function OrdersGate() {
  const me = useMe();
  const hasBranches = useShop().branches.length > 0;
  return hasBranches && may(me, 'orders.attend') ? <Outlet /> : <Navigate to="/" replace />;
}
