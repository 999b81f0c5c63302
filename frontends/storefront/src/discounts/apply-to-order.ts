import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicDiscount } from '@theke/contracts/ordering/discount';
import { applyDiscounts } from '@theke/rules/discounts/apply-discounts';
import { deductionsOf } from '@theke/rules/discounts/compute-discounts';
import type { Discount } from '@theke/rules/discounts/discount';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { computeTotals } from '@theke/rules/price/totals';
import { productsInMenu } from '@theke/rules/products/products-in-menu';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import type { Card } from '../shop/card.ts';

export type Ordered = { cart: Cart; branch: Branch; currency: string; now: Date };

/**
 * The order with its discounts, by the server's rules (DISC-04). Without a known price there are none (DISC-10).
 */
export function applyToOrder(
  order: CartOrder,
  { cart: { items, order: form }, branch, currency, now }: Ordered,
  { automatic, menus }: { automatic: readonly Discount[]; menus: Card['menus'] },
): CartOrder {
  const { price, area, orderType } = order;
  const coupon: PublicDiscount | undefined = form.coupon ?? undefined;
  if (branch.isQuotationRequired || price.isPriceHidden || (automatic.length === 0 && !coupon)) return order;
  const fee = area && { gross: price.totals.delivery.gross, rate: area.tax };
  const sold = price.items.map((item, index) => ({
    ...item,
    product: items[index]?.product.id,
    amount: items[index]?.amount,
  }));
  const query = {
    ...{ branch: branch.id, zone: zoneOf(branch), orderType, currency, now },
    goodsGross: price.totals.gross,
  };
  const priceOf = (id: string) => items.find(({ product }) => product.id === id)?.product.price;
  const productsIn = productsInMenu(menus, now);
  const { lines, fault } = applyDiscounts({ items: sold, fee, priceOf, productsIn }, { automatic, coupon }, query);
  const totals = computeTotals(sold, fee, deductionsOf(lines));
  return { ...order, price: { ...price, totals }, discounts: lines, couponFault: fault?.message };
}
