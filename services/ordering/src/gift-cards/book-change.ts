import type { Transaction } from '@theke/kit/database/database';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { subtract } from '@theke/rules/money/money';
import type { Order } from '../orders/order.ts';
import { giftCardStore } from './gift-card-store.ts';

const reasonTexts: Partial<Record<Order['status'], string>> = {
  canceled: 'Bestellung storniert',
  rejected: 'Bestellung abgelehnt',
  failed: 'Bestellung nicht bezahlt',
};

/**
 * Books what a change of an order takes from its gift card or gives back: the difference of what the order holds. The
 * order is locked, so a repeated change books nothing (GIFT-03).
 */
export async function bookChange(
  tx: Transaction,
  before: Order,
  { id, status, giftCard }: Order,
  at: Date,
): Promise<void> {
  const amount = subtract(cardKept(before.giftCard), cardKept(giftCard));
  const card = giftCard ?? before.giftCard;
  if (amount === 0 || !card) return;
  await giftCardStore.lock(tx, card.id);
  const reason = status === before.status ? 'Bestellung geändert' : reasonTexts[status];
  giftCardStore.book(tx, {
    ...{ card: card.id, kind: amount > 0 ? 'returned' : 'redeemed', amount, order: id, at, by: 'System' },
    reason: amount > 0 ? reason : undefined,
  });
}
