import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import { activeMenu } from '@theke/rules/active-menu';
import { type Availability, productAvailability } from '@theke/rules/availability';
import type { Card } from '../house/house.ts';

export type Row = { product: Product; availability: Exclude<Availability, 'hidden'> };
export type Section = { category: Category; rows: Row[] };

/** What the card shows at an instant: the active menu's categories that hold something, in the menu's order. */
export function menuSections({ menus, categories, products }: Card, zone: string, at: Date): Section[] {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const productOf = new Map(products.map((product) => [product.id, product]));
  return (activeMenu(menus, at)?.catalog ?? []).flatMap((group): Section[] => {
    const category = categoryOf.get(group.id);
    if (!category) return [];
    const rows = group.products.flatMap((entry): Row[] => {
      const product = productOf.get(entry.id);
      if (!product) return [];
      const availability = productAvailability({ product, entry, category }, zone, at);
      return availability === 'hidden' ? [] : [{ product, availability }];
    });
    return rows.length > 0 ? [{ category, rows }] : [];
  });
}
