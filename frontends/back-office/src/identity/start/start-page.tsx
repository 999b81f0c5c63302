import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { Navigate } from 'react-router';
import { isNewBusiness } from '../shared/setup/is-new-business.ts';
import { startPath } from './start-path.ts';

/** The page after the login: the first one of the user's work. */
export function StartPage() {
  const me = useMe();
  const shop = useShop();
  const path = startPath({
    roles: me.roles,
    may: (permission) => may(me, permission),
    hasBranches: shop.branches.length > 0,
    isNew: isNewBusiness(shop),
  });
  return <Navigate to={path} replace />;
}
