import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { isLead } from '@theke/contracts/permissions';

/** Branches whose orders the user works on: employees only their own. */
export function useOwnBranches() {
  const { roles, branches: own } = useMe();
  const isBound = !isLead(roles);
  return useShop().branches.filter((branch) => !isBound || own.some(({ id }) => id === branch.id));
}
