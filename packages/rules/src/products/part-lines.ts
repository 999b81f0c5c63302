import {
  chosenOptions,
  isManyValued,
  offersOptions,
  type PartsHolder,
  type PartValue,
  partsOf,
  takesUploads,
} from './configuration.ts';
import { usualOption } from './usual-choice.ts';

/** One part as receipts and the kitchen list it: what was chosen or written, or the ids of what was uploaded. */
export type PartLine = {
  readonly name: string;
  readonly values: readonly string[];
  readonly uploads: readonly string[];
  /** It goes without saying: whoever makes the product need not read it. */
  readonly isUsual?: boolean | undefined;
};

/**
 * What a guest chose, part by part in the order of the product; of several options in the order of their definition.
 * Parts without a value are left out (PRODUCT-09).
 */
export function partLines(
  product: PartsHolder & { readonly price: number },
  values: readonly PartValue[] | null | undefined,
): PartLine[] {
  return partsOf(product).flatMap((part, index): PartLine[] => {
    const value = values?.[index];
    const given = (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => each.trim() !== '');
    if (given.length === 0) return [];
    if (takesUploads(part)) return [{ name: part.name, values: [], uploads: given }];
    const chosen = offersOptions(part) ? chosenOptions(part, value).map(({ name }) => name) : given;
    const isUsual = chosen.length === 1 && chosen[0] === usualOption(part, product.price);
    return [{ name: part.name, values: chosen, uploads: [], ...(isUsual && { isUsual }) }];
  });
}

/** The values that a sold item was chosen with, one for each part of its product as it is now. */
export const valuesOf = (product: PartsHolder, lines: readonly PartLine[]): PartValue[] =>
  partsOf(product).map((part) => {
    const line = lines.find(({ name }) => name === part.name);
    const given = (takesUploads(part) ? line?.uploads : line?.values) ?? [];
    return isManyValued(part) ? given : (given[0] ?? null);
  });

/** What the kitchen reads of an item's parts: everything but what goes without saying. */
export const differingParts = <L extends Pick<PartLine, 'isUsual'>>(parts: readonly L[]): L[] =>
  parts.filter(({ isUsual }) => !isUsual);

/** The ids of the products that the chosen options of a bundle add, step by step, for one bundle. */
export const bundledByPart = (product: PartsHolder, values: readonly PartValue[] | null | undefined): string[][] =>
  product.type !== 'bundle'
    ? []
    : partsOf(product).map((part, index) =>
        chosenOptions(part, values?.[index]).flatMap((option) => option.product?.id ?? []),
      );

/** What has to be made for some items: their products, and those that bundles contain by what was chosen (PRODUCT-10). */
export const madeProducts = <P extends PartsHolder>(
  items: readonly { readonly product: P; readonly parts: readonly PartValue[] }[],
  productOf: (id: string) => P | undefined,
): P[] =>
  items.flatMap(({ product, parts }) => [
    product,
    ...bundledProducts(product, parts).flatMap((id) => productOf(id) ?? []),
  ]);

/** All of them, one for each option. */
export const bundledProducts = (product: PartsHolder, values: readonly PartValue[] | null | undefined): string[] =>
  bundledByPart(product, values).flat();
