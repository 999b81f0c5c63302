import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { leadsAllBranches } from '@theke/contracts/permissions';

/** Branches of the current user; administrators and managers without branches lead all. */
export function useOwnBranches(): Branch[] {
  const me = useMe();
  const hasAll = leadsAllBranches(me.roles, me.branches);
  return useShop().branches.filter(({ id }) => hasAll || me.branches.some((own) => own.id === id));
}
