import { useShop } from '@theke/ui/shop';
import { lazyPage } from '../lazy-page.tsx';
import { NotFound } from '../not-found.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { BranchMenu } from './branch-menu.tsx';

/** Few see it: it is no part of what guests load first. */
const InactiveBranch = lazyPage(() => import(/* webpackChunkName: "inactive" */ './inactive-branch.tsx'), null);

/** A branch's ordering page; an identifier that no branch has is a page that does not exist. */
export function MenuPage() {
  const { branchIdentifier } = usePathParts();
  const { branches } = useShop();
  const branch = branches.find(({ identifier }) => identifier === branchIdentifier);
  if (!branch) return <NotFound />;
  return branch.isPublic ? <BranchMenu key={branch.id} branch={branch} /> : <InactiveBranch branch={branch} />;
}
