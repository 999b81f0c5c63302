import type { Branch } from '@theke/contracts/catalog/branch';
import type { Me } from '@theke/contracts/identity/user';
import { isLead } from '@theke/contracts/permissions';

/** Branches whose orders a user works on: employees only their own. */
export function ownBranches({ roles, branches: own }: Me, branches: readonly Branch[]): Branch[] {
  const isBound = !isLead(roles);
  return branches.filter((branch) => !isBound || own.some(({ id }) => id === branch.id));
}
