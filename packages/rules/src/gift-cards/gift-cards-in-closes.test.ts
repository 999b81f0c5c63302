// GIFT-05, GIFT-07, GIFT-10: any mix of gift card, tip, discount, deposit, delivery, bundle and refund
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paidByCard, cardSale as sale } from '../../testing/arbitrary-card-orders.ts';
import { type CardSale, expectedCash, revenueOf, sumChanges } from '../closing/close-sums.ts';
import { type ClosableOrder, computeTakings, type OrderTakings } from '../closing/order-takings.ts';
import { receiptForChange } from '../fiscal/receipt-to-sign.ts';
import { fromMoney, money, subtract, sumOf, toMoney } from '../money/money.ts';
import { amountDue } from '../tips/tips.ts';
import { releaseCardPart } from './card-part.ts';

const all = (orders: readonly ClosableOrder[], sales: readonly CardSale[] = []) =>
  sumChanges(
    orders.map((one) => ({ now: computeTakings(one), before: undefined })),
    sales,
  );

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
