import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { Navigate } from 'react-router';
import { startPath } from './start-path.ts';

/** The page after the login: the first one of the user's work. */
export function StartPage() {
  const me = useMe();
  const { branches } = useShop();
  return <Navigate to={startPath((permission) => may(me, permission), branches.length > 0)} replace />;
}
