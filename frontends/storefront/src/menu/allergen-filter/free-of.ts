import type { Product } from '@theke/contracts/catalog/product';
import type { allergenNames } from '@theke/rules/products/allergens';
import { type Option, partsOf } from '@theke/rules/products/configuration';
import type { Section } from '../menu-sections.ts';

export type Allergen = keyof typeof allergenNames;

type Products = ReadonlyMap<string, Product>;

/** The parts of which a guest must choose an option. */
const requiredParts = (product: Product) =>
  partsOf(product).filter(({ type, optional, options }) => type === 'select' && !optional && Boolean(options?.length));

/** Whether the kitchen stated what a product contains: letters, or that it has none. Else nothing is known of it (PRODUCT-14). */
const isStated = (product: Product): boolean => product.allergens.length > 0 || product.isFreeOfAllergens === true;

/** Whether what an option adds may contain it. A contained product that is not on the card is unknown. */
function mayAdd({ allergens = [], product: contained }: Option, allergen: Allergen, products: Products): boolean {
  if (allergens.includes(allergen)) return true;
  if (!contained) return false;
  const found = products.get(contained.id);
  return !found || !isStated(found) || found.allergens.includes(allergen);
}

/**
 * Whether a product can be had without it: it does not contain it itself, and of each part of which a guest must choose there is an option
 * without it. A bundle that states nothing is judged by its products.
 */
function isFree(product: Product, allergen: Allergen, products: Products): boolean {
  const parts = requiredParts(product);
  const isKnown = isStated(product) || (product.type === 'bundle' && parts.length > 0);
  return (
    isKnown &&
    !product.allergens.includes(allergen) &&
    parts.every(({ options }) => options?.some((option) => !mayAdd(option, allergen, products)))
  );
}

/**
 * What is left of the card without what contains one of these or does not say so, and how many products that hides.
 * @param products what bundles may contain
 */
export function freeOf(
  sections: readonly Section[],
  allergens: readonly Allergen[],
  products: readonly Product[],
): { sections: readonly Section[]; hidden: number } {
  if (allergens.length === 0) return { sections, hidden: 0 };
  const known = new Map(products.map((product) => [product.id, product]));
  let hidden = 0;
  const left = sections.flatMap(({ category, rows }) => {
    const kept = rows.filter(({ product }) => allergens.every((allergen) => isFree(product, allergen, known)));
    hidden += rows.length - kept.length;
    return kept.length > 0 ? [{ category, rows: kept }] : [];
  });
  return { sections: left, hidden };
}
