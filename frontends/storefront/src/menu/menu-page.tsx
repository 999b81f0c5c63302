import { useShop } from '@theke/ui/shop';
import { lazyPage } from '../lazy-page.tsx';
import { NotFound } from '../not-found.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { BranchMenu } from './branch-menu.tsx';

/** Rarely needed, so it is not part of the first load. */
const InactiveBranch = lazyPage(() => import(/* webpackChunkName: "inactive" */ './inactive-branch.tsx'), null);

/** Page of a branch; an unknown identifier leads to the not-found page. */
export function MenuPage() {
  const { branchIdentifier } = usePathParts();
  const { branches } = useShop();
  const branch = branches.find(({ identifier }) => identifier === branchIdentifier);
  if (!branch) return <NotFound />;
  return branch.isPublic ? <BranchMenu key={branch.id} branch={branch} /> : <InactiveBranch branch={branch} />;
}
