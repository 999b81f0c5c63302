// GIFT-05, GIFT-07, GIFT-10: any mix of gift card, tip, discount, deposit, delivery, bundle and refund
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDiscounts, arbitraryItem, cents, totalsWith } from '../../testing/arbitrary-orders.ts';
import { type CardSale, expectedCash, revenueOf, sumChanges } from '../closing/close-sums.ts';
import { type ClosableOrder, computeTakings, type OrderTakings } from '../closing/order-takings.ts';
import { receiptForChange } from '../fiscal/receipt-to-sign.ts';
import { fromMoney, money, subtract, sumOf, toMoney } from '../money/money.ts';
import { orderStates } from '../orders/order-states.ts';
import { isOnlinePayment, paymentRows } from '../payments/payment-methods.ts';
import type { PricingResult } from '../price/totals.ts';
import { amountDue } from '../tips/tips.ts';
import { type CardPart, fitCardPart, releaseCardPart } from './card-part.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const released = new Set(['canceled', 'rejected', 'failed']);

/**
 * An order in any state that a card pays in part or whole. Since it was paid, items may have been removed, and any part
 * of the money and of the card given back.
 */
const paidByCard: fc.Arbitrary<ClosableOrder & { totals: PricingResult; tip: number; giftCard: CardPart }> = fc
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

const all = (orders: readonly ClosableOrder[], sales: readonly CardSale[] = []) =>
  sumChanges(
    orders.map((one) => ({ now: computeTakings(one), before: undefined })),
    sales,
  );

const sale: fc.Arbitrary<CardSale> = fc.record({
  method: fc.constantFrom('cash' as const, 'atm-card' as const),
  taken: cents(10_000).map(toMoney),
  refunded: cents(5_000).map(toMoney),
});

test('money and redeemed cards are revenue, tips, sold cards and what is still to be refunded', () => {
  fc.assert(
    fc.property(fc.array(paidByCard, { maxLength: 6 }), fc.array(sale, { maxLength: 3 }), (orders, sales) => {
      const sums = all(orders, sales);
      const balance = sumOf(sums.methods.map(({ taken, refunded }) => subtract(taken, refunded)));
      expect(sumOf([balance, sums.giftCards.redeemed])).toBe(
        sumOf([revenueOf(sums).gross, sums.tips, sums.giftCards.sold, sums.outstanding]),
      );
      expect(sums.outstanding).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('gross is net and VAT for each rate, and the sale of a card is in none', () => {
  fc.assert(
    fc.property(fc.array(paidByCard, { maxLength: 6 }), fc.array(sale, { maxLength: 3 }), (orders, sales) => {
      const sums = all(orders, sales);
      for (const row of sums.vat)
        for (const { net, tax, gross } of [row.sales, row.returned, row.revenue]) expect(sumOf([net, tax])).toBe(gross);
      expect(sums.vat).toEqual(all(orders).vat);
    }),
  );
});

test('a card instead of money changes no revenue and no VAT of a sold order', () => {
  fc.assert(
    fc.property(paidByCard, ({ giftCard, ...order }) => {
      const whole = { ...order, refunded: 0, paidTotal: order.paidTotal === null ? null : fromMoney(amountDue(order)) };
      const card = { amount: giftCard.amount, returned: 0 };
      const paid = whole.paidTotal === null ? null : fromMoney(amountDue({ ...order, giftCard: card }));
      const withCard = all([{ ...whole, giftCard: card, paidTotal: paid }]);
      const without = all([whole]);
      expect(withCard.vat).toEqual(without.vat);
      expect(withCard.tips).toBe(without.tips);
      expect(withCard.delivery).toBe(without.delivery);
      expect(withCard.deposits).toBe(without.deposits);
      expect(withCard.discounts).toBe(without.discounts);
    }),
  );
});

test('a full refund of money and card returns exactly the VAT of the sale', () => {
  fc.assert(
    fc.property(paidByCard, (order) => {
      const giftCard = releaseCardPart(order.giftCard);
      const due = fromMoney(amountDue({ ...order, giftCard }));
      const sums = all([{ ...order, giftCard, refunded: order.paidTotal ?? due }]);
      expect(sums.giftCards.redeemed).toBe(0);
      for (const { revenue } of sums.vat) expect(revenue).toEqual({ net: 0, tax: 0, gross: 0 });
    }),
  );
});

test('the sum of all closes is the sum of all orders and sales, whenever closes are made', () => {
  const step = fc.oneof(
    fc.tuple(fc.constant('order' as const), fc.integer({ min: 0, max: 3 }), paidByCard),
    fc.tuple(fc.constant('sale' as const), sale),
    fc.tuple(fc.constant('close' as const)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const [current, counted] = [new Map<number, ClosableOrder>(), new Map<number, OrderTakings>()];
      const [sales, open]: [CardSale[], CardSale[]] = [[], []];
      let total = { redeemed: 0, sold: 0, taken: 0, revenue: 0 };
      const close = () => {
        const changes = [...current].map(([id, order]) => ({ now: computeTakings(order), before: counted.get(id) }));
        for (const [id, order] of current) counted.set(id, computeTakings(order));
        const sums = sumChanges(changes, open.splice(0));
        total = {
          redeemed: total.redeemed + sums.giftCards.redeemed,
          sold: total.sold + sums.giftCards.sold,
          taken: total.taken + sumOf(sums.methods.map(({ taken }) => taken)),
          revenue: total.revenue + revenueOf(sums).gross,
        };
      };
      for (const each of steps) {
        if (each[0] === 'order') current.set(each[1], each[2]);
        else if (each[0] === 'close') close();
        else {
          sales.push(each[1]);
          open.push(each[1]);
        }
      }
      close();
      const sums = all([...current.values()], sales);
      expect(total).toEqual({
        redeemed: sums.giftCards.redeemed,
        sold: sums.giftCards.sold,
        taken: sumOf(sums.methods.map(({ taken }) => taken)),
        revenue: revenueOf(sums).gross,
      });
    }),
  );
});

const split = { net: 0, tax: 0, gross: 0 };
const sold: ClosableOrder = {
  ...{ status: 'completed', kind: 'order', history: [{ status: 'completed' }], paymentMethod: 'cash' },
  ...{ isPaid: false, paidTotal: null, refunded: 0, items: [{ gross: 20, tax: 10 }], tip: 2 },
  totals: { delivery: split, total: { net: 18.1818, tax: 1.8182, gross: 20 } },
  giftCard: { amount: 15, returned: 0 },
};

test('the cash count expects the rest of an order, its tip, and sold cards', () => {
  const sums = all([sold], [{ method: 'cash', taken: toMoney(50), refunded: money(0) }]);
  expect(expectedCash(toMoney(100), sums)).toBe(toMoney(157));
  expect(revenueOf(sums).gross).toBe(toMoney(20));
  expect(sums.giftCards).toEqual({ sold: toMoney(50), redeemed: toMoney(15) });
});

test('a till signs the whole revenue of an order that a card pays, and what is given back to the card', () => {
  const open = computeTakings({ ...sold, status: 'confirmed' });
  expect(receiptForChange(open, computeTakings(sold))?.gross).toBe(toMoney(20));
  const returned = computeTakings({ ...sold, giftCard: { amount: 15, returned: 5 } });
  expect(receiptForChange(computeTakings(sold), returned)).toMatchObject({ kind: 'reversal', gross: toMoney(-5) });
});

test('more cash given back than a lowered order costs does not touch what the card paid', () => {
  const lowered: ClosableOrder = { ...sold, tip: 0, refunded: 10, giftCard: { amount: 20, returned: 0 } };
  const sums = all([lowered]);
  expect(revenueOf(sums).gross).toBe(toMoney(20));
  expect(sums.outstanding).toBe(0);
});
