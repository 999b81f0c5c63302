import type { Transaction } from '@theke/kit/database/database';
import { onlineValidity } from '@theke/rules/gift-cards/legal-validity';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { fromMoney, money, subtract, toMoney } from '@theke/rules/money/money';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { offerStore } from '../offer/offer-store.ts';
import { changePurchase } from './change-purchase.ts';
import { todayIn } from './claim-gift-card.ts';
import { isUnused } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import { issueCard } from './issue-card.ts';
import { isPayable } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';
import { cardOf } from './sell-gift-card.ts';

type Deps = { now: () => Date; newId: () => string; secret: string };

/**
 * The payment arrived: the card is sold, once, in the transaction that marks the purchase as paid (GIFT-14). A late
 * payment buys the card too, because nothing was reserved (GIFT-15). A repetition changes nothing.
 */
export async function acceptPurchase(deps: Deps, tx: Transaction, tenant: string, id: string): Promise<void> {
  const purchase = await purchaseStore.lock(tx, id);
  if (!purchase || !isPayable(purchase)) return;
  const at = deps.now();
  const [branch, config] = await Promise.all([
    offerStore.findBranch(tx, purchase.branch),
    offerStore.findConfig(tx, tenant),
  ]);
  const { branch: branchId, amount, currency, method, recipientName, recipientEmail, message } = purchase;
  const zone = zoneOf(branch ?? {});
  const validUntil = onlineValidity(config?.giftCardMonths ?? null, countryOfZone(zone), todayIn(zone, at));
  const card = cardOf(deps, {
    tenant,
    draft: { id, branch: { id: branchId }, amount: fromMoney(amount), method, recipientName, recipientEmail, message },
    ...{ by: 'Website', at, currency, validUntil },
  });
  const { uid, buyerName, buyerEmail } = purchase;
  await issueCard(deps, tx, { tenant, card, buyer: { uid, buyerName, buyerEmail } });
  changePurchase(tx, purchase, 'paid', at);
}

/**
 * Payments gave money back: books it for the day close, so that sale and refund have the same method (GIFT-17). The
 * total only grows, so a repeated or older one changes nothing. Without a card there was no sale.
 * @param total of all refunds of the purchase, a decimal number
 */
export async function refundPurchase(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  id: string,
  { total, note }: { total: number; note: string },
): Promise<void> {
  const purchase = await purchaseStore.lock(tx, id);
  const card = purchase && (await giftCardStore.lock(tx, id));
  if (!card) return;
  const refunded = subtract(toMoney(total), await giftCardStore.refundedOf(tx, id));
  if (refunded <= 0) return;
  const booking = { card: id, at: now(), by: 'System', reason: note };
  // After a restored backup, the reversal may be known to payments only.
  if (!card.isReversed && isUnused(card)) {
    giftCardStore.book(tx, { ...booking, kind: 'reversed', amount: money(-card.initial) });
    giftCardStore.mark(tx, id, { isBlocked: card.isBlocked, isReversed: true });
    changePurchase(tx, purchase, 'returned', booking.at);
  }
  const takings = { branch: card.branch, method: card.method, money: money(-refunded) };
  giftCardStore.book(tx, { ...booking, kind: 'refunded', amount: money(0), takings });
}
