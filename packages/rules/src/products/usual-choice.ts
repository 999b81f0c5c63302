import type { Option, Part } from './configuration.ts';

/** Whether an option neither changes the price of its product nor adds a product. */
export const changesNothing = ({ modifier, value, product }: Option, price: number): boolean =>
  !product && (modifier === 'overwrite' ? value === price : !value);

/**
 * The default option: the first of a required choice, if it is the only one without an effect ("Normal, 32 cm" of three
 * sizes). Undefined if several options are free ("Spaghetti", "Penne") or the choice is optional.
 * @param price of the product, a decimal number
 */
export function usualOption({ type, optional, options }: Part, price: number): string | undefined {
  const [first, ...otherOptions] = options ?? [];
  if (type !== 'select' || optional || !first || otherOptions.length === 0) return undefined;
  return changesNothing(first, price) && !otherOptions.some((other) => changesNothing(other, price))
    ? first.name
    : undefined;
}
