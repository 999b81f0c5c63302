import { useShop } from '../api/shop.ts';

/** Name of a branch; empty if it was deleted. */
export const BranchName = ({ id }: { id: string }) => useShop().branches.find((branch) => branch.id === id)?.name;
