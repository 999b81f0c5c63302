import type { Money } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';

/** The percentages of a product's VAT; a missing rate for an order type falls back to `tax` (TOTAL-02). */
export type TaxRates = {
  readonly tax: number;
  readonly takeawayTax?: number | null | undefined;
  readonly dineInTax?: number | null | undefined;
};

/** A gross amount and the VAT percentage included in it. */
export type Taxed = { readonly gross: Money; readonly rate: number };

/** The VAT percentage of a product for an order type (TOTAL-01); a missing one falls back to `tax`. */
export function taxRateOf(product: TaxRates, orderType: OrderType): number {
  if (orderType === 'takeaway') return product.takeawayTax ?? product.tax;
  return orderType === 'dineIn' ? (product.dineInTax ?? product.tax) : product.tax;
}
