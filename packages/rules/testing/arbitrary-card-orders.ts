import fc from 'fast-check';
import type { CardSale } from '../src/closing/close-sums.ts';
import type { ClosableOrder } from '../src/closing/order-takings.ts';
import { type CardPart, fitCardPart, releaseCardPart } from '../src/gift-cards/card-part.ts';
import { fromMoney, sumOf, toMoney } from '../src/money/money.ts';
import { orderStates } from '../src/orders/order-states.ts';
import { isOnlinePayment, paymentRows } from '../src/payments/payment-methods.ts';
import type { PricingResult } from '../src/price/totals.ts';
import { amountDue } from '../src/tips/tips.ts';
import { arbitraryDiscounts, arbitraryItem, cents, totalsWith } from './arbitrary-orders.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const released = new Set(['canceled', 'rejected', 'failed']);

/**
 * An order in any state that a card pays in part or whole. Since it was paid, items may have been removed, and any part
 * of the money and of the card given back.
 */
export const paidByCard: fc.Arbitrary<ClosableOrder & { totals: PricingResult; tip: number; giftCard: CardPart }> = fc
  .record({
    items: fc.array(arbitraryItem, { minLength: 1, maxLength: 4 }),
    fee: fc.constantFrom(0, 2.9),
    discounts: arbitraryDiscounts,
    tip: cents(2_000),
    lowered: cents(1_000),
    status: fc.constantFrom(...orderStates),
    kind: fc.constantFrom('order' as const, 'quotation' as const),
    paymentMethod: fc.constantFrom(...paymentRows.map(({ method }) => method)),
    isPaid: fc.boolean(),
    cardShare: part,
    returnedPart: part,
    refundedPart: part,
    history: fc.constantFrom([{ status: 'placed' as const }], [{ status: 'confirmed' as const }]),
  })
  .map(({ fee, discounts, lowered, cardShare, returnedPart, refundedPart, ...rest }) => {
    const totals = totalsWith(rest.items, fee, discounts);
    const amount = Math.floor((totals.total.gross * 100 + 0.001) * cardShare) / 100;
    const returned = Math.floor(amount * 100 * returnedPart) / 100;
    const redeemed = fitCardPart({ amount, returned }, toMoney(totals.total.gross));
    const giftCard = released.has(rest.status) ? releaseCardPart(redeemed) : redeemed;
    const due = amountDue({ totals, tip: rest.tip, giftCard });
    const isOnline = isOnlinePayment(rest.paymentMethod);
    const charged = sumOf([due, toMoney(lowered)]);
    const paidTotal = rest.isPaid && isOnline ? fromMoney(charged) : null;
    // On site, too, more may have been given back than the lowered order costs.
    const refunded = Math.floor((charged / 100) * refundedPart) / 100;
    return { ...rest, totals, giftCard, paidTotal, refunded };
  });

/** A gift card sold at the counter, or given back. */
export const cardSale: fc.Arbitrary<CardSale> = fc.record({
  method: fc.constantFrom('cash' as const, 'atm-card' as const),
  taken: cents(10_000).map(toMoney),
  refunded: cents(5_000).map(toMoney),
});
