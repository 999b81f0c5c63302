import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { ownBranches } from './own-branches.ts';

/** Branches whose orders the logged-in user works on. */
export const useOwnBranches = () => ownBranches(useMe(), useShop().branches);
