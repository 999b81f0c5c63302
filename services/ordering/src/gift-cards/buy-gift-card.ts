import type { GiftCardPurchaseDraft } from '@theke/contracts/ordering/gift-card-purchase';
import type { Database, Transaction } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { setTimer } from '@theke/kit/events/timers';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { missingConsents } from '@theke/rules/checkout/required-fields';
import { consentTexts } from '@theke/rules/checkout/required-texts.de';
import { giftCardPayments } from '@theke/rules/gift-cards/online-sale';
import { toMoney } from '@theke/rules/money/money';
import { offerStore } from '../offer/offer-store.ts';
import { newPayableUid } from '../orders/new-uid.ts';
import { giftCardProblems } from './gift-card-problems.de.ts';
import { type Purchase, payableFor, purchaseDeadline, purchaseFact } from './purchase.ts';
import { purchaseStore } from './purchase-store.ts';

type Deps = { db: Database; now: () => Date; newId: () => string; secret: string };

/**
 * Begins an online purchase (GIFT-13), which payments collects as a payable. The card exists once it is paid.
 * @param key chosen by the guest's page; a repetition returns the same purchase
 * @throws Problem 404, 409 GIFT_CARDS_OFF, ONLINE_NOT_OFFERED or ID_TAKEN, 422 REQUIRED without a consent
 */
export const buyGiftCard = (
  { db, now, newId, secret }: Deps,
  { tenant, key, draft }: { tenant: string; key: string; draft: GiftCardPurchaseDraft },
): Promise<Purchase> =>
  db.withTenant(tenant, async (tx) => {
    const earlier = await purchaseStore.findByKey(tx, key);
    if (earlier) return samePurchase(earlier, draft);
    const currency = await expectOnSale(tx, tenant, draft);
    const [missing] = missingConsents(draft);
    if (missing) throw invalid('REQUIRED', consentTexts[missing], missing);
    const at = now();
    const purchase: Purchase = {
      ...{ id: newId(), version: 1, key, uid: newPayableUid(), state: 'due', currency },
      ...detailsOf(draft),
      ...{ createdAt: at, expiresAt: new Date(at.getTime() + payableFor) },
    };
    const personOf = (email: string) => deriveCustomerId(secret, tenant, { email, phone: '' }) ?? null;
    const persons = { recipient: personOf(purchase.recipientEmail), buyer: personOf(purchase.buyerEmail) };
    if (!(await purchaseStore.insert(tx, purchase, persons)))
      return samePurchase((await purchaseStore.findByKey(tx, key)) as Purchase, draft);
    setTimer(tx, { name: purchaseDeadline, subject: purchase.id, at: purchase.expiresAt });
    tx.publish(purchaseFact(purchase, at));
    return purchase;
  });

/** @returns the currency of the business */
async function expectOnSale(tx: Transaction, tenant: string, draft: GiftCardPurchaseDraft): Promise<string> {
  const [branch, config] = await Promise.all([
    offerStore.findBranch(tx, draft.branch.id),
    offerStore.findConfig(tx, tenant),
  ]);
  if (!branch?.isPublic) throw unknown('Die Filiale');
  if (!config?.enablePluginGiftCards) throw conflict('GIFT_CARDS_OFF', giftCardProblems.notSold);
  if (!giftCardPayments(config, branch).includes(draft.method))
    throw conflict('ONLINE_NOT_OFFERED', giftCardProblems.notOffered, 'method');
  return config.currency;
}

/** What the guest entered, as it is stored. A card for the buyer's own address is for the buyer. */
function detailsOf(draft: GiftCardPurchaseDraft) {
  const isForSelf = draft.isForSelf || draft.recipientEmail.toLowerCase() === draft.buyerEmail.toLowerCase();
  return {
    branch: draft.branch.id,
    method: draft.method,
    amount: toMoney(draft.amount),
    isForSelf,
    recipientName: draft.recipientName,
    recipientEmail: isForSelf ? draft.buyerEmail : draft.recipientEmail,
    message: draft.message,
    buyerName: draft.buyerName,
    buyerEmail: draft.buyerEmail,
  };
}

/** @throws Problem 409 ID_TAKEN if the key belongs to other data */
function samePurchase(stored: Purchase, draft: GiftCardPurchaseDraft): Purchase {
  const details = Object.entries(detailsOf(draft));
  if (details.every(([name, value]) => stored[name as keyof Purchase] === value)) return stored;
  throw conflict('ID_TAKEN', giftCardProblems.otherPurchase);
}
