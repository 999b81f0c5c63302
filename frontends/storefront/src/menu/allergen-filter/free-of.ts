import type { Product } from '@theke/contracts/catalog/product';
import type { allergenNames } from '@theke/rules/products/allergens';
import { type Option, partsOf } from '@theke/rules/products/configuration';
import type { Section } from '../menu-sections.ts';

export type Allergen = keyof typeof allergenNames;

/** Whether a product contains it however it is configured: itself, or by each of the options of which one must be chosen. */
function contains(product: Product, allergen: Allergen, products: ReadonlyMap<string, Product>): boolean {
  const isIn = ({ allergens = [], product: contained }: Option): boolean =>
    allergens.includes(allergen) || Boolean(contained && products.get(contained.id)?.allergens.includes(allergen));
  return (
    product.allergens.includes(allergen) ||
    partsOf(product).some(
      ({ type, optional, options }) =>
        type === 'select' && !optional && Boolean(options?.length && options.every(isIn)),
    )
  );
}

/**
 * What is left of the card without what contains one of these, and how many products that hides.
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
    const kept = rows.filter(({ product }) => !allergens.some((allergen) => contains(product, allergen, known)));
    hidden += rows.length - kept.length;
    return kept.length > 0 ? [{ category, rows: kept }] : [];
  });
  return { sections: left, hidden };
}
