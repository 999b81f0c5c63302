import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import type { Branch } from '@theke/contracts/catalog/branch';

/** Branches of the current user; administrators have all. */
export function useOwnBranches(): Branch[] {
  const me = useMe();
  const isAdmin = me.roles.includes('ROLE_ADMIN');
  return useShop().branches.filter(({ id }) => isAdmin || me.branches.some((own) => own.id === id));
}
