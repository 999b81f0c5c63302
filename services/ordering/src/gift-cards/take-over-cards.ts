import type { GiftCardDraft } from '@theke/contracts/ordering/gift-card';
import type { Database } from '@theke/kit/database/database';
import { giftCardCode, hashGiftCardCode } from '@theke/kit/gift-card-code';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { money } from '@theke/rules/money/money';
import type { Order } from '../orders/order.ts';
import { giftCardStore } from './gift-card-store.ts';
import { cardOf } from './sell-gift-card.ts';

/** A card sold earlier, and the imported orders that it paid. */
export type FormerCard = {
  draft: GiftCardDraft & { id: string };
  at: Date;
  by: string;
  currency: string;
  zone: string;
  orders: readonly Pick<Order, 'id' | 'giftCard' | 'placedAt'>[];
};

/** Imports sold cards with their bookings if the business has none of them; used for the demo. Publishes nothing. */
export const takeOverCards = (
  deps: { db: Database; newId: () => string; secret: string },
  tenant: string,
  cards: readonly FormerCard[],
): Promise<void> =>
  deps.db.withTenant(tenant, async (tx) => {
    for (const { draft, orders, ...sale } of cards) {
      if (await giftCardStore.find(tx, draft.id)) continue;
      const card = cardOf(deps, { tenant, draft, ...sale, months: null });
      const codeHash = hashGiftCardCode(giftCardCode(deps.secret, tenant, card.id));
      await giftCardStore.insert(tx, card, { codeHash, recipient: null });
      giftCardStore.bookSale(tx, card);
      for (const { id, giftCard, placedAt } of orders) {
        const amount = money(-cardKept(giftCard));
        giftCardStore.book(tx, { card: card.id, kind: 'redeemed', amount, order: id, at: placedAt, by: 'Gast' });
      }
    }
  });
