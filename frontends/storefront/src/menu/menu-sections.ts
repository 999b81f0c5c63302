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
 * Sections of the menu at an instant: non-empty categories of the active menu, in its order. Sold-out products are
 * kept; bundles without options for a required choice are omitted.
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
      const listed = isChoosable(product) ? product : { ...product, isEnabled: false };
      const availability = productAvailability({ product: listed, entry, category }, zone, at);
      if (availability === 'hidden') return [];
      return [{ product, availability: soldOut.has(product.id) || !listed.isEnabled ? 'sold-out' : availability }];
    });
    return rows.length > 0 ? [{ category, rows }] : [];
  });
}
