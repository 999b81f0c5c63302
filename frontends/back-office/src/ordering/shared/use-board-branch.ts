import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { useSearchParams } from 'react-router';
import { keepBranch } from './stored-branch.ts';
import { useOwnBranches } from './use-own-branches.ts';

/** Branch of the board, stored in the URL; employees choose among their own branches. */
export function useBoardBranch() {
  const [search, setSearch] = useSearchParams();
  const branches = useOwnBranches();
  const requestedId = search.get('branch');
  const branch = branches.find(({ id }) => id === requestedId) ?? (branches.length === 1 ? branches[0] : undefined);
  // Another branch has other tables and areas, so the filter is reset.
  const choose = (id: string) => {
    keepBranch(id);
    setSearch((before) => changedSearch(before, { branch: id, place: undefined }), { replace: true });
  };
  return { branches, branch, choose };
}
