import type { ContentPackage, PackageProduct } from '@theke/contracts/signage/package';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import type { ImageRef } from '@theke/contracts/wire';
import { activeMenu } from '@theke/rules/products/active-menu';
import { productAvailability } from '@theke/rules/products/availability';
import { type ProductPrice, productPrice } from '../parts/product-price.ts';

export type BoardRow = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Letters, "A G". */
  readonly allergens: string;
  /** Undefined if the price is hidden. */
  readonly price: ProductPrice | undefined;
  /** `not-now`: outside its schedule, but visible. */
  readonly state: 'orderable' | 'sold-out' | 'not-now';
  readonly image: ImageRef | null;
};

/** A category of the menu with the products that are shown now. */
export type BoardSection = { readonly id: string; readonly name: string; readonly rows: readonly BoardRow[] };

/** Undefined if the product is hidden while it is sold out (MENU-11). */
const stateOf = (product: PackageProduct, isOrderable: boolean): BoardRow['state'] | undefined => {
  if (product.isSoldOut) return product.isVisibleWhenUnavailable ? 'sold-out' : undefined;
  return isOrderable ? 'orderable' : 'not-now';
};

/**
 * The menu that is active at an instant, without hidden products and without empty categories. Categories are in the
 * order of the scene, or in that of the menu if the scene selects none.
 */
export function boardSections(
  { menus, categories, products, branch, shop }: ContentPackage,
  scene: Pick<ContentOf<'menu-board'>, 'categories' | 'showsDescriptions' | 'showsAllergens'>,
  at: Date,
): BoardSection[] {
  const inMenu = activeMenu(menus, at)?.categories ?? [];
  const chosen = scene.categories.length > 0 ? scene.categories : inMenu;
  return chosen.flatMap(({ id }) => {
    const category = categories.find((each) => each.id === id);
    const entries = inMenu.find((each) => each.id === id)?.products;
    if (!category || !entries) return [];
    const rows = entries.flatMap((entry): BoardRow[] => {
      const product = products.find((each) => each.id === entry.id);
      const shown = product && productAvailability({ product, entry, category }, branch.timeZone, at);
      const state = product && stateOf(product, shown === 'orderable');
      if (!product || !state || shown === 'hidden') return [];
      return [
        {
          id: product.id,
          name: product.name,
          description: scene.showsDescriptions ? product.description : '',
          allergens: scene.showsAllergens ? product.allergens.join(' ') : '',
          price: productPrice(product, shop.currency),
          state,
          image: product.image,
        },
      ];
    });
    return rows.length > 0 ? [{ id, name: category.name, rows }] : [];
  });
}
