import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { type StockEntry, setSoldOut, setStock, soldOutAtOnce } from '@theke/contracts/ordering/capacity';

/** Products of a branch by what happens to them: marked for today, mark taken back, stock set. */
export type SoldOutChange = {
  mark?: readonly string[];
  release?: readonly string[];
  /** Remaining amount; null: unlimited. */
  stock?: { products: readonly string[]; remaining: 0 | null };
};

/**
 * Sends a change of sold-out products. @returns the branch's stock afterwards; undefined if nothing was to be changed
 */
export async function sendSoldOut(
  api: OfficeApi,
  branchId: string,
  { mark = [], release = [], stock }: SoldOutChange,
): Promise<StockEntry[] | undefined> {
  let entries: StockEntry[] | undefined;
  const set = async (products: readonly string[], isSoldOut: boolean) => {
    for (let from = 0; from < products.length; from += soldOutAtOnce)
      entries = await api(setSoldOut, {
        params: { branchId },
        body: { products: products.slice(from, from + soldOutAtOnce), isSoldOut },
      });
  };
  await set(mark, true);
  await set(release, false);
  for (const productId of stock?.products ?? [])
    entries = await api(setStock, { params: { branchId, productId }, body: { remaining: stock?.remaining ?? null } });
  return entries;
}
