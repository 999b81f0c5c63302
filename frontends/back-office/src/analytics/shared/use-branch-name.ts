import { useShop } from '@theke/admin/api/shop.ts';

/** Name of a branch by its id; undefined if there is only one, which is not named. */
export function useBranchName(): (id: string) => string | undefined {
  const { branches } = useShop();
  return (id) => (branches.length > 1 ? branches.find((branch) => branch.id === id)?.name : undefined);
}
