import type { Product } from '@theke/contracts/catalog/product';
import type { allergenNames } from '@theke/rules/products/allergens';
import { type Option, partsOf } from '@theke/rules/products/configuration';
import type { Section } from '../menu-sections.ts';

export type Allergen = keyof typeof allergenNames;

type Products = ReadonlyMap<string, Product>;

/** Parts with a required choice. */
const requiredParts = (product: Product) =>
  partsOf(product).filter(({ type, optional, options }) => type === 'select' && !optional && Boolean(options?.length));

/** Whether allergens are stated: letters, or explicitly none. Otherwise they are unknown (PRODUCT-14). */
const isStated = (product: Product): boolean => product.allergens.length > 0 || product.isFreeOfAllergens === true;

/** Whether an option may add the allergen. The allergens of a contained product that is not on the menu are unknown. */
function mayAdd({ allergens = [], product: contained }: Option, allergen: Allergen, products: Products): boolean {
  if (allergens.includes(allergen)) return true;
  if (!contained) return false;
  const found = products.get(contained.id);
  return !found || !isStated(found) || found.allergens.includes(allergen);
}

/**
 * Whether a product is available without an allergen: it does not contain it, and every required choice has an option
 * without it. A bundle without stated allergens is judged by its products.
 */
function isFree(product: Product, allergen: Allergen, products: Products): boolean {
  const parts = requiredParts(product);
  const hasKnownAllergens = isStated(product) || (product.type === 'bundle' && parts.length > 0);
  return (
    hasKnownAllergens &&
    !product.allergens.includes(allergen) &&
    parts.every(({ options }) => options?.some((option) => !mayAdd(option, allergen, products)))
  );
}

/**
 * Removes products that contain one of the allergens or do not state theirs. Returns the rest and the number hidden.
 * @param products products that bundles may contain
 */
export function freeOf(
  sections: readonly Section[],
  allergens: readonly Allergen[],
  products: readonly Product[],
): { sections: readonly Section[]; hidden: number } {
  if (allergens.length === 0) return { sections, hidden: 0 };
  const productsById = new Map(products.map((product) => [product.id, product]));
  let hidden = 0;
  const remainingSections = sections.flatMap(({ category, rows }) => {
    const freeRows = rows.filter(({ product }) =>
      allergens.every((allergen) => isFree(product, allergen, productsById)),
    );
    hidden += rows.length - freeRows.length;
    return freeRows.length > 0 ? [{ category, rows: freeRows }] : [];
  });
  return { sections: remainingSections, hidden };
}
