import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import { activeMenu } from '@theke/rules/products/active-menu';
import { type Availability, productAvailability } from '@theke/rules/products/availability';
import { isChoosable } from '@theke/rules/products/bundles';
import type { Card } from '../shop/card.ts';

export type Row = { product: Product; availability: Exclude<Availability, 'hidden'> | 'sold-out' };
export type Section = { category: Category; rows: Row[] };

export const rowsIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, 0);

const noProducts: ReadonlySet<string> = new Set();

/**
 * Sections of the menu at an instant: non-empty categories of the active menu, in its order. Sold-out products, and
 * bundles without options for a required choice, are kept if they are visible when unavailable (MENU-11).
 */
export function menuSections(
  { menus, categories, products }: Card,
  zone: string,
  at: Date,
  soldOut: ReadonlySet<string> = noProducts,
): Section[] {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const productsById = new Map(products.map((product) => [product.id, product]));
  return (activeMenu(menus, at)?.catalog ?? []).flatMap((group): Section[] => {
    const category = categoriesById.get(group.id);
    if (!category) return [];
    const rows = group.products.flatMap((entry): Row[] => {
      const product = productsById.get(entry.id);
      if (!product) return [];
      const availability = productAvailability({ product, entry, category }, zone, at);
      const isSoldOut = soldOut.has(product.id) || !isChoosable(product);
      if (availability === 'hidden' || (isSoldOut && !product.isVisibleWhenUnavailable)) return [];
      return [{ product, availability: isSoldOut ? 'sold-out' : availability }];
    });
    return rows.length > 0 ? [{ category, rows }] : [];
  });
}
