import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { leadsAllBranches } from '@theke/contracts/permissions';

/** Branches that the user may close: managers only their own (ACCESS-14). */
export function useLedBranches() {
  const { roles, branches: own } = useMe();
  const { branches } = useShop();
  return leadsAllBranches(roles, own) ? branches : branches.filter(({ id }) => own.some((one) => one.id === id));
}
