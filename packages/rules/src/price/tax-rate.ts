import type { OrderType } from '../orders/order-types.ts';
import type { TaxRates } from '../products/product.ts';

/** The VAT percentage of a product for an order type (TOTAL-01); a missing one falls back to `tax`. */
export function taxRateOf(product: TaxRates, orderType: OrderType): number {
  if (orderType === 'takeaway') return product.takeawayTax ?? product.tax;
  return orderType === 'dineIn' ? (product.dineInTax ?? product.tax) : product.tax;
}
