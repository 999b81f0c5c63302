import { may, useMe } from '@theke/admin/api/session.ts';
import { Navigate, Outlet } from 'react-router';

/** Sends users who may not see orders from the board to their start page. */
export const OrdersGate = () => (may(useMe(), 'orders.attend') ? <Outlet /> : <Navigate to="/" replace />);
