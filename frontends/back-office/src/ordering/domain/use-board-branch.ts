import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { useSearchParams } from 'react-router';
import { keepBranch } from './stored-branch.ts';

/** The branch whose orders are shown, in the address; an employee chooses among the own ones. */
export function useBoardBranch() {
  const [search, setSearch] = useSearchParams();
  const { roles, branches: own } = useMe();
  const isBound = roles.every((role) => role === 'ROLE_EMPLOYEE');
  const branches = useShop().branches.filter((branch) => !isBound || own.some(({ id }) => id === branch.id));
  const wanted = search.get('branch');
  const branch = branches.find(({ id }) => id === wanted) ?? (branches.length === 1 ? branches[0] : undefined);
  // Another branch has other tables and areas.
  const choose = (id: string) => {
    keepBranch(id);
    setSearch((before) => changedSearch(before, { branch: id, place: undefined }), { replace: true });
  };
  return { branches, branch, choose };
}
