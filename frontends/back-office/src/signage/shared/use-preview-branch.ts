import { useShop } from '@theke/admin/api/shop.ts';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { useSearchParams } from 'react-router';

type PreviewBranch = {
  /** Undefined if there are no branches. */
  branch: Branch | undefined;
  branches: readonly Branch[];
  choose: (id: string) => void;
};

/** The branch whose menu, hours and zone a preview shows; in the URL, so that all parts of a page agree. */
export function usePreviewBranch(): PreviewBranch {
  const { branches } = useShop();
  const [search, setSearch] = useSearchParams();
  return {
    branch: branches.find(({ id }) => id === search.get('branch')) ?? branches[0],
    branches,
    choose: (id) => setSearch((current) => changedSearch(current, { branch: id }), { replace: true }),
  };
}
