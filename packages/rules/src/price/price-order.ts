import { type DeliveryArea, deliveryFee } from '../delivery/delivery-area.ts';
import { type Money, sumOf } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import type { Product } from '../products/product.ts';
import { bundleContents } from './bundle-contents.ts';
import { depositRate } from './deposit.ts';
import { type ItemPrice, priceItem, type Selection } from './price.ts';
import { type Content, splitByRate } from './split-by-rate.ts';
import { taxRateOf } from './tax-rate.ts';
import { computeTotals, type Totals } from './totals.ts';

export type OrderPrice = {
  /** In the order of the given items. */
  readonly items: readonly (ItemPrice & {
    /** The VAT rate of the item; of a bundle whose contents have several, the bundle's own. */
    readonly rate: number;
    /** Contents by which a bundle's VAT is split (TOTAL-09); empty for other products. */
    readonly contents: readonly Content[];
    readonly depositRate: number;
    readonly isPriceHidden: boolean;
  })[];
  readonly totals: Totals;
  /** Some item is estimated: totals are shown with "ca.". */
  readonly isEstimated: boolean;
  /** The price of some item is hidden from guests, and therefore the total too (PRICE-12). */
  readonly isPriceHidden: boolean;
};

/** The goods' gross; undefined if hidden from guests. */
export const visibleGoods = ({
  totals,
  isPriceHidden,
}: Pick<OrderPrice, 'totals' | 'isPriceHidden'>): Money | undefined => (isPriceHidden ? undefined : totals.gross);

/**
 * The price of a whole order. Used by cart and server, so that `expectedTotal` (`totals.total.gross`) agrees. Expects
 * valid parts. A `deliveryArea` applies to deliveries only. @throws RuleError UNIT_NOT_CONVERTIBLE
 */
export function priceOrder(
  items: readonly (Selection & { readonly product: Product })[],
  orderType: OrderType,
  deliveryArea?: DeliveryArea,
): OrderPrice {
  const priced = items.map(({ product, ...selection }) => {
    const price = priceItem(product, selection);
    const tax = taxRateOf(product, orderType);
    const contents = bundleContents(product, selection.parts, orderType);
    const shares = splitByRate(price.gross, { tax, contents });
    return {
      ...price,
      rate: shares.length === 1 ? (shares[0]?.rate ?? tax) : tax,
      contents,
      depositRate: depositRate(product, selection.parts, orderType),
      isPriceHidden: Boolean(product.isPriceHidden),
    };
  });
  const area = orderType === 'delivery' ? deliveryArea : undefined;
  const fee = area && { gross: deliveryFee(area, sumOf(priced.map(({ gross }) => gross))), rate: area.tax };
  return {
    items: priced,
    totals: computeTotals(priced, fee),
    isEstimated: priced.some(({ isEstimated }) => isEstimated),
    isPriceHidden: priced.some(({ isPriceHidden }) => isPriceHidden),
  };
}
