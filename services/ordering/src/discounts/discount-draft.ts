import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { applyDiscounts } from '@theke/rules/discounts/apply-discounts';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { toMoney } from '@theke/rules/money/money';
import { feeOf, goodsOf } from '@theke/rules/price/changed-items';
import { productsInMenu } from '@theke/rules/products/products-in-menu';
import type { Offer } from '../offer/offer-store.ts';
import { retotaled } from '../orders/edit-order.ts';
import { fault } from '../orders/fault.ts';
import type { PricedDraft } from '../orders/price-draft.ts';
import { couponProblems } from './coupon-problems.de.ts';

const refused = (code: string, message: string) => [fault(code, message, 'couponCode')];

/**
 * Applies the automatic discounts and the guest's code to a priced order (DISC-04). An order whose price is not known
 * yet has no discounts (DISC-10).
 */
export function discountDraft(
  draft: Pick<OrderDraft, 'deliveryType' | 'couponCode'>,
  { discounts: automatic = [], coupon, products, menus }: Pick<Offer, 'discounts' | 'coupon' | 'products' | 'menus'>,
  branch: Branch,
  priced: PricedDraft,
  now: Date,
): { priced: PricedDraft; faults: Fault[] } {
  const hasCode = Boolean(draft.couponCode?.trim());
  if (automatic.length === 0 && !hasCode) return { priced, faults: [] };
  const { items, totals } = priced;
  if (branch.isQuotationRequired || items.some(({ isPriceHidden }) => isPriceHidden))
    return { priced, faults: hasCode ? refused('COUPON_NOT_POSSIBLE', couponProblems.notPossible) : [] };
  const applied = applyDiscounts(
    {
      ...{ items: goodsOf(items), fee: feeOf(totals) },
      priceOf: (id) => products.get(id)?.price,
      productsIn: productsInMenu(menus, now),
    },
    { automatic, coupon },
    {
      branch: branch.id,
      zone: zoneOf(branch),
      orderType: draft.deliveryType,
      goodsGross: toMoney(totals.gross),
      currency: totals.currency,
      now,
    },
  );
  const discounted = { items, totals: retotaled({ totals: { ...totals, discounts: applied.lines } }, items) };
  if (hasCode && !coupon) return { priced: discounted, faults: refused('COUPON_UNKNOWN', couponProblems.unknown) };
  const { fault: found } = applied;
  return { priced: discounted, faults: found ? refused(found.code, found.message) : [] };
}
