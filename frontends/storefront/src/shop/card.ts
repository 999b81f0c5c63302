import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init } from '@theke/contracts/gateway/init';

/** What a branch's pages know besides the shop: its catalogues and what stands in them. */
export type Card = { menus: Menu[]; categories: Category[]; products: Product[] };

const entry = <T>(init: Init, url: string): T | undefined =>
  init.find((each) => each.url === url)?.data as T | undefined;

/** A branch's card in an answer of `/init`; undefined when it was not asked for. */
export function cardIn(init: Init, branchId: string): Card | undefined {
  const menus = entry<Menu[]>(init, `/branches/${branchId}/menus`);
  return menus && { menus, categories: entry(init, '/categories') ?? [], products: entry(init, '/products') ?? [] };
}
