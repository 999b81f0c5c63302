import type { SoldOutOfBranch } from '@theke/contracts/ordering/capacity';

type Branch = { id: string; name: string };
/** `until` is undefined for a stock of 0, which has no end. */
export type SoldOutState = { branch: Branch; until: string | undefined };

/** Whether and until when a product is sold out in a branch; undefined if it is available or not known yet. */
export function soldOutState(
  listed: readonly SoldOutOfBranch[] | undefined,
  product: string,
  branch: Branch,
): SoldOutState | undefined {
  const there = listed?.find((each) => each.branch.id === branch.id);
  if (!there?.products.includes(product)) return undefined;
  return { branch, until: there.today.find((one) => one.product === product)?.until };
}
