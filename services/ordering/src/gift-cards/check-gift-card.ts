import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import type { Offer } from '../offer/offer-store.ts';
import { fault } from '../orders/fault.ts';
import type { PricedDraft } from '../orders/price-draft.ts';
import { giftCardProblems } from './gift-card-problems.de.ts';

/** Rejects cards where they are off or the price is not known yet, and a part above the total (GIFT-05). */
export function checkGiftCard(
  { giftCard }: OrderDraft,
  { config }: Pick<Offer, 'config'>,
  branch: Branch,
  { items, totals }: PricedDraft,
): Fault[] {
  if (!giftCard) return [];
  if (!config?.enablePluginGiftCards) return [fault('GIFT_CARDS_OFF', giftCardProblems.off, 'giftCard.code')];
  if (branch.isQuotationRequired || items.some(({ isPriceHidden }) => isPriceHidden))
    return [fault('GIFT_CARD_NOT_POSSIBLE', giftCardProblems.notPossible, 'giftCard.code')];
  const total = toMoney(totals.total.gross);
  const paid = toMoney(giftCard.amount);
  if (paid > 0 && paid <= total) return [];
  return [
    fault('GIFT_CARD_TOO_MUCH', giftCardProblems.tooMuch(formatMoney(total, totals.currency)), 'giftCard.amount'),
  ];
}
