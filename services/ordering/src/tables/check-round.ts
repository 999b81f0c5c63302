import type { OrderDraft } from '@theke/contracts/ordering/order';
import { toMoney } from '@theke/rules/money/money';
import { isTooLittle, tooLittleText } from '@theke/rules/price/least-per-item';
import { maxPerOrder, tooMuchText } from '@theke/rules/price/max-per-order';
import { discountDraft } from '../discounts/discount-draft.ts';
import type { Offer } from '../offer/offer-store.ts';
import { checkItems } from '../orders/check-items.ts';
import type { Checked } from '../orders/check-order.ts';
import { checkTexts } from '../orders/check-texts.ts';
import { fault } from '../orders/fault.ts';
import { priceDraft } from '../orders/price-draft.ts';

/**
 * Checks and prices a round that staff order at a table (TABLE-03). Opening hours, lead times, contact data and payment
 * methods of guests do not apply.
 * @param courses course of each item
 */
export function checkRound(
  draft: OrderDraft,
  courses: readonly (number | undefined)[],
  offer: Offer,
  now: Date,
): Checked {
  const { branch } = offer;
  if (!branch) return { faults: [fault('BRANCH_UNKNOWN', 'Diese Filiale gibt es nicht mehr.', 'table')] };
  const faults = [...checkItems(draft, offer, now), ...checkTexts(draft, offer)];
  if (faults.length > 0) return { faults };
  const full = priceDraft(draft, offer);
  const hidden = full.items.flatMap(({ name, isPriceHidden }, index) =>
    isPriceHidden ? [fault('PRICE_NOT_SET', `„${name}“ hat noch keinen festen Preis.`, `items.${index}.product`)] : [],
  );
  if (hidden.length > 0) return { faults: hidden };
  const tooLittle = full.items.flatMap((item, index) =>
    isTooLittle(item) ? [fault('AMOUNT_TOO_SMALL', tooLittleText(item.name), `items.${index}.amount`)] : [],
  );
  if (tooLittle.length > 0) return { faults: tooLittle };
  if (toMoney(full.totals.total.gross) > maxPerOrder)
    return { faults: [fault('ORDER_TOO_LARGE', tooMuchText(full.totals.currency), 'items')] };
  const { priced } = discountDraft(draft, offer, branch, full, now);
  const items = priced.items.map((item, index) => {
    const course = courses[index];
    return course === undefined ? item : { ...item, course };
  });
  return { branch, priced: { ...priced, items } };
}
