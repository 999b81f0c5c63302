import { onlineMethod } from '@theke/contracts/payments/payment';
import type { Database, Transaction } from '@theke/kit/database/database';
import { giftCardCode, hashGiftCardCode } from '@theke/kit/gift-card-code';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { money } from '@theke/rules/money/money';
import type { Order } from '../orders/order.ts';
import type { Card } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import type { Buyer } from './issue-card.ts';
import { payableFor } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';
import { cardOf, type SoldCard } from './sell-gift-card.ts';

/** A card sold earlier, and the imported orders that it paid. */
export type FormerCard = {
  draft: SoldCard & { id: string };
  /** Of a card that was bought online. */
  buyer?: Buyer;
  at: Date;
  by: string;
  currency: string;
  orders: readonly Pick<Order, 'id' | 'giftCard' | 'placedAt'>[];
};

/** Imports sold cards with their bookings if the business has none of them; used for the demo. Publishes nothing. */
export const takeOverCards = (
  deps: { db: Database; newId: () => string; secret: string },
  tenant: string,
  cards: readonly FormerCard[],
): Promise<void> =>
  deps.db.withTenant(tenant, async (tx) => {
    for (const { draft, orders, buyer, ...sale } of cards) {
      if (await giftCardStore.find(tx, draft.id)) continue;
      const card = cardOf(deps, { tenant, draft, ...sale, validUntil: null });
      const codeHash = hashGiftCardCode(giftCardCode(deps.secret, tenant, card.id));
      await giftCardStore.insert(tx, card, { codeHash, recipient: null });
      giftCardStore.bookSale(tx, card);
      if (buyer) await takeOverPurchase(tx, card, buyer);
      for (const { id, giftCard, placedAt } of orders) {
        const amount = money(-cardKept(giftCard));
        giftCardStore.book(tx, { card: card.id, kind: 'redeemed', amount, order: id, at: placedAt, by: 'Gast' });
      }
    }
  });

/** The paid purchase of a card. */
async function takeOverPurchase(tx: Transaction, card: Card, buyer: Buyer): Promise<void> {
  const { id, branch, method, initial, currency, recipientName, recipientEmail, message, soldAt } = card;
  await purchaseStore.insert(
    tx,
    {
      ...{
        id,
        version: 2,
        key: id,
        state: 'paid',
        branch,
        method: onlineMethod.parse(method),
        amount: initial,
        currency,
      },
      ...{ isForSelf: false, recipientName, recipientEmail, message, ...buyer },
      ...{ createdAt: soldAt, expiresAt: new Date(soldAt.getTime() + payableFor) },
    },
    { recipient: null, buyer: null },
  );
}
