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

/** One part on receipts and kitchen slips: the chosen options or text, or the ids of uploads. */
export type PartLine = {
  readonly name: string;
  readonly values: readonly string[];
  readonly uploads: readonly string[];
  /** The default choice, which the kitchen need not read. */
  readonly isUsual?: boolean | undefined;
};

/**
 * A guest's choice, part by part in the order of the product, options in the order of their definition. Parts without a
 * value are left out (PRODUCT-09).
 */
export function partLines(
  product: PartsHolder & { readonly price: number },
  values: readonly PartValue[] | null | undefined,
): PartLine[] {
  return partsOf(product).flatMap((part, index): PartLine[] => {
    const value = values?.[index];
    const filled = (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => each.trim() !== '');
    if (filled.length === 0) return [];
    if (takesUploads(part)) return [{ name: part.name, values: [], uploads: filled }];
    const chosen = offersOptions(part) ? chosenOptions(part, value).map(({ name }) => name) : filled;
    const isUsual = chosen.length === 1 && chosen[0] === usualOption(part, product.price);
    return [{ name: part.name, values: chosen, uploads: [], ...(isUsual && { isUsual }) }];
  });
}

/** The chosen values of a sold item, one for each part of the current product. */
export const valuesOf = (product: PartsHolder, lines: readonly PartLine[]): PartValue[] =>
  partsOf(product).map((part) => {
    const line = lines.find(({ name }) => name === part.name);
    const values = (takesUploads(part) ? line?.uploads : line?.values) ?? [];
    return isManyValued(part) ? values : (values[0] ?? null);
  });

/** The parts that the kitchen needs to read: all except default choices. */
export const differingParts = <L extends Pick<PartLine, 'isUsual'>>(parts: readonly L[]): L[] =>
  parts.filter(({ isUsual }) => !isUsual);

/** Ids of the products that a bundle's chosen options add, per part, for one bundle. */
export const bundledByPart = (product: PartsHolder, values: readonly PartValue[] | null | undefined): string[][] =>
  product.type !== 'bundle'
    ? []
    : partsOf(product).map((part, index) =>
        chosenOptions(part, values?.[index]).flatMap((option) => option.product?.id ?? []),
      );

/** The products to prepare for some items, including the chosen contents of bundles (PRODUCT-10). */
export const madeProducts = <P extends PartsHolder>(
  items: readonly { readonly product: P; readonly parts: readonly PartValue[] }[],
  productOf: (id: string) => P | undefined,
): P[] =>
  items.flatMap(({ product, parts }) => [
    product,
    ...bundledProducts(product, parts).flatMap((id) => productOf(id) ?? []),
  ]);

/** Ids of all products that a bundle's chosen options add, one per option. */
export const bundledProducts = (product: PartsHolder, values: readonly PartValue[] | null | undefined): string[] =>
  bundledByPart(product, values).flat();
