import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { ownBranches } from '../own-branches.ts';
import { storedBranch } from '../stored-branch.ts';

/** Branches that commands are offered for: the one chosen last in this window first. */
export function commandBranches({ me, branches }: Pick<CommandContext, 'me' | 'branches'>): Branch[] {
  const last = storedBranch();
  return ownBranches(me, branches).toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
}
