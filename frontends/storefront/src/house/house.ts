import type { Branch } from '@theke/contracts/catalog/branch';
import type { Category } from '@theke/contracts/catalog/category';
import type { Division } from '@theke/contracts/catalog/division';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Tag } from '@theke/contracts/catalog/tag';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';

/** What every page knows of the shop. */
export type House = { config: InitConfig; divisions: Division[]; branches: Branch[]; tags: Tag[] };

/** What a branch's pages know besides: its catalogues and what stands in them. */
export type Card = { menus: Menu[]; categories: Category[]; products: Product[] };

const entry = <T>(init: Init, url: string): T | undefined =>
  init.find((each) => each.url === url)?.data as T | undefined;

/** The shop in an answer of `/init`; undefined where the configuration is missing. */
export function houseIn(init: Init): House | undefined {
  const config = entry<InitConfig>(init, '/config');
  return (
    config && {
      config,
      divisions: entry(init, '/divisions') ?? [],
      branches: entry(init, '/branches') ?? [],
      tags: entry(init, '/tags') ?? [],
    }
  );
}

/** A branch's card in an answer of `/init`; undefined when it was not asked for. */
export function cardIn(init: Init, branchId: string): Card | undefined {
  const menus = entry<Menu[]>(init, `/branches/${branchId}/menus`);
  return menus && { menus, categories: entry(init, '/categories') ?? [], products: entry(init, '/products') ?? [] };
}
