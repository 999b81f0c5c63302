import { useShop } from '../api/shop.ts';

/** What a branch is called; nothing where it is gone. */
export const BranchName = ({ id }: { id: string }) => useShop().branches.find((branch) => branch.id === id)?.name;
