import { activeMenu } from './active-menu.ts';

type MenuWithCatalog = Parameters<typeof activeMenu>[0][number] & {
  readonly catalog: readonly { readonly id: string; readonly products: readonly { readonly id: string }[] }[];
};

/** Returns the products that the menu which is active at an instant has in a category, for discounts (DISC-15). */
export function productsInMenu(menus: readonly MenuWithCatalog[], at: Date): (category: string) => readonly string[] {
  const catalog = activeMenu(menus, at)?.catalog ?? [];
  return (category) => catalog.find(({ id }) => id === category)?.products.map(({ id }) => id) ?? [];
}
