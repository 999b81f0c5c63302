import { may, useMe } from '@theke/admin/api/session.ts';
import { Navigate } from 'react-router';
import { startPath } from './start-path.ts';

/** The page after the login: the first one of the user's work. */
export function StartPage() {
  const me = useMe();
  return <Navigate to={startPath((permission) => may(me, permission))} replace />;
}
