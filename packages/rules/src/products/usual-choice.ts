import type { Option, Part } from './configuration.ts';

/** Whether an option leaves the price of its product as it is, and adds no product to it. */
export const changesNothing = ({ modifier, value, product }: Option, price: number): boolean =>
  !product && (modifier === 'overwrite' ? value === price : !value);

/**
 * The option that goes without saying: the first of a required choice, where it alone changes nothing ("Normal, 32 cm" of three
 * sizes). Among several that cost nothing ("Spaghetti", "Penne") none does, nor where a guest may choose nothing.
 * @param price of the product, a decimal number
 */
export function usualOption({ type, optional, options }: Part, price: number): string | undefined {
  const [first, ...others] = options ?? [];
  if (type !== 'select' || optional || !first || others.length === 0) return undefined;
  return changesNothing(first, price) && !others.some((other) => changesNothing(other, price)) ? first.name : undefined;
}
