import type { Fact } from '@theke/contracts/event';
import { giftCardReversed } from '@theke/contracts/ordering/gift-card';
import type { PurchaseState } from '@theke/contracts/ordering/gift-card-purchase';
import { payableChanged } from '@theke/contracts/ordering/payable';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { formatMoney, fromMoney, type Money } from '@theke/rules/money/money';

/**
 * A gift card that a guest buys online (ADR 0054).
 * due       waits for the payment
 * expired   not paid in time; a payment that arrives nevertheless still buys the card
 * paid      the gift card with the same id exists
 * refused   given up or forgotten; payments refunds any payment
 * returned  staff reversed the sale; payments refunds the payment
 */
export type Purchase = {
  id: string;
  version: number;
  key: string;
  uid: string;
  state: PurchaseState;
  branch: string;
  method: OnlineMethod;
  amount: Money;
  currency: string;
  isForSelf: boolean;
  recipientName: string;
  recipientEmail: string;
  message: string;
  buyerName: string;
  buyerEmail: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Timer that ends the time for the payment. */
export const purchaseDeadline = 'gift-card-purchase-deadline';
/** Timer that forgets the persons of an unpaid purchase. */
export const purchaseRetention = 'gift-card-purchase-retention';
/** Time for the payment in ms. Nothing is reserved, so it is longer than that of an order. */
export const payableFor = 60 * 60_000;
/** How long an unpaid purchase is kept for a late payment, in ms. */
export const keptFor = 30 * 86_400_000;

/** Whether a payment still buys the card. */
export const isPayable = ({ state }: Pick<Purchase, 'state'>): boolean => state === 'due' || state === 'expired';

/** Event with the current state of a purchase, for payments. It names no person. */
export const purchaseFact = (purchase: Purchase, at: Date): Fact => {
  const { id, version, uid, branch, method, amount, currency, expiresAt, state } = purchase;
  return payableChanged(id, version, {
    id,
    at: at.toISOString(),
    payable: {
      ...{ id, kind: 'gift-card', uid, order: { id, uid }, branch: { id: branch }, method, currency },
      title: `Geschenkkarte über ${formatMoney(amount, currency)}`,
      amount: fromMoney(amount),
      expiresAt: expiresAt.toISOString(),
      status: state,
    },
  });
};

/** For the mail to the buyer (GIFT-21). */
export const reversedFact = (purchase: Purchase): Fact => {
  const { id, version, branch, amount, currency, uid, buyerName, buyerEmail } = purchase;
  return giftCardReversed(id, version, {
    branch,
    amount: fromMoney(amount),
    currency,
    uid,
    buyerName,
    buyerEmail,
  });
};
