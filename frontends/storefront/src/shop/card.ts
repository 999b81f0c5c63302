import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init } from '@theke/contracts/gateway/init';

/** Menu data of a branch: menus, categories and products. */
export type Card = { menus: Menu[]; categories: Category[]; products: Product[] };

const entry = <T>(init: Init, url: string): T | undefined =>
  init.find((each) => each.url === url)?.data as T | undefined;

/** Reads a branch's menu from a response of `/init`; undefined if it was not requested. */
export function cardIn(init: Init, branchId: string): Card | undefined {
  const menus = entry<Menu[]>(init, `/branches/${branchId}/menus`);
  return menus && { menus, categories: entry(init, '/categories') ?? [], products: entry(init, '/products') ?? [] };
}
