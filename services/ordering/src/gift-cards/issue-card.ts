import { giftCardSold } from '@theke/contracts/ordering/gift-card';
import type { Transaction } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { giftCardCode, hashGiftCardCode } from '@theke/kit/gift-card-code';
import { fromMoney } from '@theke/rules/money/money';
import type { Card } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';

/** Of a card that was bought online. */
export type Buyer = { uid: string; buyerName: string; buyerEmail: string };

/**
 * Stores a sold card with its first booking, and publishes it, in the caller's transaction.
 * @returns false if a card has the id already
 */
export async function issueCard(
  { secret }: { secret: string },
  tx: Transaction,
  { tenant, card, buyer }: { tenant: string; card: Card; buyer?: Buyer },
): Promise<boolean> {
  const { recipientName, recipientEmail, message, validUntil, currency } = card;
  const codeHash = hashGiftCardCode(giftCardCode(secret, tenant, card.id));
  const recipient = deriveCustomerId(secret, tenant, { email: recipientEmail, phone: '' }) ?? null;
  if (!(await giftCardStore.insert(tx, card, { codeHash, recipient }))) return false;
  giftCardStore.bookSale(tx, card);
  tx.publish(
    giftCardSold(card.id, 1, {
      ...{ branch: card.branch, codeEnd: card.codeEnd, amount: fromMoney(card.initial), currency, validUntil },
      ...{ method: card.method, recipientName, recipientEmail, message, ...buyer },
    }),
  );
  return true;
}
