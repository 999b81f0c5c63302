import { formatMoney, formatUnitPrice } from '../money/money.ts';
import type { Product } from '../products/product.ts';
import { basePriceText } from './base-price.ts';
import { depositText } from './deposit-text.ts';
import { alternativePrices, shownPrice } from './shown-price.ts';

/** Texts of a product's price as shown to guests (MENU-06); `main` is empty if the price is hidden (PRICE-12). */
export type PriceLines = { main: string; base: string; deposit: string; alternatives: readonly string[] };

/** "ab 9,90 €" or "ca. 34,90 € / kg", base price, deposit and a price for each alternative unit. */
export function priceLines(product: Product, currency: string): PriceLines {
  if (product.isPriceHidden) return { main: '', base: '', deposit: '', alternatives: [] };
  const { amount, prefix, per, base, deposit } = shownPrice(product);
  const price = per ? `${formatUnitPrice(amount, currency)} / ${per}` : formatMoney(amount, currency);
  return {
    main: prefix ? `${prefix} ${price}` : price,
    base: base ? basePriceText(base, currency) : '',
    deposit: depositText(deposit, currency) ?? '',
    alternatives: alternativePrices(product, currency),
  };
}
