import {
  buyGiftCard as buyEndpoint,
  type PublicGiftCardPurchase,
  readGiftCardPurchase,
} from '@theke/contracts/ordering/gift-card-purchase';
import type { Transaction } from '@theke/kit/database/database';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { giftCardHash, isGiftCardHash } from '@theke/kit/gift-card-link';
import { type Route, route } from '@theke/kit/http/route';
import { orderHash } from '@theke/kit/order-link';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { formatCardCode } from '@theke/rules/gift-cards/card-code';
import { fromMoney } from '@theke/rules/money/money';
import { buyGiftCard } from './buy-gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import type { Purchase } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId' | 'secret'>;

/** Routes of guests who buy a gift card online (ADR 0054). */
export function purchaseRoutes(deps: Deps): Route[] {
  const { db, secret } = deps;

  /** The code is shown only to buyers who get the card themselves, by a link that no payment provider knows. */
  const toBuyer = async (tx: Transaction, tenant: string, purchase: Purchase): Promise<PublicGiftCardPurchase> => {
    const { uid, state, branch, amount, currency, isForSelf, recipientName, recipientEmail, message } = purchase;
    const card = state === 'paid' ? await giftCardStore.find(tx, purchase.id) : undefined;
    return {
      ...{ uid, hash: orderHash(secret, tenant, uid), state, branch: { id: branch }, currency, isForSelf },
      ...{ recipientName, recipientEmail, message, amount: fromMoney(amount) },
      expiresAt: purchase.expiresAt.toISOString(),
      validUntil: card?.validUntil ?? null,
      code: card && isForSelf ? formatCardCode(giftCardCode(secret, tenant, card.id)) : null,
    };
  };

  return [
    route(buyEndpoint, async ({ tenant, params: { key }, body }) => {
      const { uid, amount, currency, expiresAt } = await buyGiftCard(deps, { tenant, key, draft: body });
      return {
        ...{ uid, hash: orderHash(secret, tenant, uid), cardHash: giftCardHash(secret, tenant, uid) },
        ...{ amount: fromMoney(amount), currency, expiresAt: expiresAt.toISOString() },
      };
    }),
    route(readGiftCardPurchase, ({ tenant, params: { uid, hash } }) =>
      db.withTenant(tenant, async (tx) => {
        const isKnown = isGiftCardHash(secret, tenant, uid, hash);
        const purchase = isKnown ? await purchaseStore.findByUid(tx, uid) : undefined;
        if (!purchase) throw unknown('Die Geschenkkarte');
        return toBuyer(tx, tenant, purchase);
      }),
    ),
  ];
}
