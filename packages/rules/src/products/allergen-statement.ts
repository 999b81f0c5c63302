import { type allergenNames, allergenNames as names } from './allergens.ts';
import { type PartsHolder, partsOf } from './configuration.ts';

export type Allergen = keyof typeof allergenNames;
export const allergens = Object.keys(names) as readonly Allergen[];

/** Fields of a product that state its allergens (PRODUCT-11, PRODUCT-14). */
export type AllergenSource = PartsHolder & {
  readonly allergens: readonly Allergen[];
  readonly isFreeOfAllergens?: boolean | undefined;
};

/**
 * Allergens of a product for printed lists (PRODUCT-14).
 *
 * - contained: in every variant
 * - byChoice: only with some options, or in some contained products of a bundle
 * - isUnknown: the product or one of its contained products does not state its allergens, so allergens that are not
 *   listed here may still be contained
 */
export type AllergenStatement = {
  readonly contained: readonly Allergen[];
  readonly byChoice: readonly Allergen[];
  readonly isUnknown: boolean;
};

const isStated = (product: AllergenSource): boolean =>
  product.allergens.length > 0 || product.isFreeOfAllergens === true;

/** @param findProduct a product that a bundle contains; undefined if it is not known, then its allergens are unknown */
export function allergenStatement(
  product: AllergenSource,
  findProduct: (id: string) => AllergenSource | undefined,
): AllergenStatement {
  const options = partsOf(product).flatMap((part) => part.options ?? []);
  const contents = options.flatMap((option) => (option.product ? [findProduct(option.product.id)] : []));
  // An option without a product states its own allergens only in a product that states its allergens.
  const isBundle = product.type === 'bundle' && contents.length > 0 && contents.length === options.length;
  const contained = new Set(product.allergens);
  const byChoice = new Set([
    ...options.flatMap((option) => option.allergens ?? []),
    ...contents.flatMap((one) => (one ? [...one.allergens, ...choicesOf(one)] : [])),
  ]);
  return {
    contained: allergens.filter((letter) => contained.has(letter)),
    byChoice: allergens.filter((letter) => byChoice.has(letter) && !contained.has(letter)),
    isUnknown: !(isStated(product) || isBundle) || contents.some((one) => !one || !isStated(one)),
  };
}

const choicesOf = (product: AllergenSource): Allergen[] =>
  partsOf(product).flatMap(({ options }) => (options ?? []).flatMap((option) => option.allergens ?? []));

/** State of one allergen in a printed matrix. `none` is stated, never assumed. */
export type AllergenState = 'contained' | 'choice' | 'unknown' | 'none';

export function allergenState({ contained, byChoice, isUnknown }: AllergenStatement, letter: Allergen): AllergenState {
  if (contained.includes(letter)) return 'contained';
  if (byChoice.includes(letter)) return 'choice';
  return isUnknown ? 'unknown' : 'none';
}
