// TIP-04, TIP-06, TIP-07: any mix of tip, discount, deposit, delivery, bundle and refund
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDiscounts, arbitraryItem, cents, totalsWith } from '../../testing/arbitrary-orders.ts';
import { expectedCash, revenueOf, sumChanges } from '../closing/close-sums.ts';
import { type ClosableOrder, computeTakings, type OrderTakings } from '../closing/order-takings.ts';
import { money, subtract, sumOf, toMoney } from '../money/money.ts';
import { orderStates } from '../orders/order-states.ts';
import { isOnlinePayment, paymentRows } from '../payments/payment-methods.ts';
import type { PricingResult } from '../price/totals.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });

/**
 * An order in any state with a tip; since it was paid online, items may have been removed, a part of the tip given
 * back, and any part of the payment refunded.
 */
const tipped: fc.Arbitrary<ClosableOrder & { totals: PricingResult; tip: number }> = fc
  .record({
    items: fc.array(arbitraryItem, { minLength: 1, maxLength: 4 }),
    fee: fc.constantFrom(0, 2.9),
    discounts: arbitraryDiscounts,
    tip: cents(2_000),
    returnedTip: cents(300),
    lowered: cents(1_000),
    status: fc.constantFrom(...orderStates),
    kind: fc.constantFrom('order' as const, 'quotation' as const),
    paymentMethod: fc.constantFrom(...paymentRows.map(({ method }) => method)),
    isPaid: fc.boolean(),
    refundedPart: part,
    history: fc.constantFrom([{ status: 'placed' as const }], [{ status: 'confirmed' as const }]),
  })
  .map(({ fee, discounts, lowered, returnedTip, refundedPart, ...rest }) => {
    const totals = totalsWith(rest.items, fee, discounts);
    const due = sumOf([toMoney(totals.total.gross), toMoney(rest.tip)]);
    const isOnline = isOnlinePayment(rest.paymentMethod);
    const charged = sumOf([due, toMoney(lowered), toMoney(returnedTip)]);
    const paidTotal = rest.isPaid && isOnline ? charged / 10_000 : null;
    const refunded = Math.floor(((paidTotal === null ? due : charged) / 100) * refundedPart) / 100;
    return { ...rest, totals, paidTotal, refunded };
  });

const all = (orders: readonly ClosableOrder[]) =>
  sumChanges(orders.map((one) => ({ now: computeTakings(one), before: undefined })));

test('money received less refunds is revenue, tips and what is still to be refunded', () => {
  fc.assert(
    fc.property(fc.array(tipped, { maxLength: 6 }), (orders) => {
      const sums = all(orders);
      const balance = sumOf(sums.methods.map(({ taken, refunded }) => subtract(taken, refunded)));
      expect(balance).toBe(sumOf([revenueOf(sums).gross, sums.tips, sums.outstanding]));
      expect(sums.outstanding).toBeGreaterThanOrEqual(0);
      expect(sumOf(sums.methods.map(({ tips }) => tips))).toBe(sums.tips);
    }),
  );
});

test('a tip changes no revenue, no VAT and no total; only tips, and the money taken', () => {
  fc.assert(
    fc.property(tipped, (order) => {
      // Refunded at most the total, so that the same refund is possible without a tip.
      const refunded = Math.min(order.refunded, order.totals.total.gross);
      const paidTotal = order.paidTotal === null ? null : order.totals.total.gross + order.tip;
      const { tip, ...without } = { ...order, refunded, paidTotal };
      const bare = { ...without, paidTotal: paidTotal === null ? null : order.totals.total.gross };
      const [with_, base] = [all([{ ...without, tip }]), all([bare])];
      expect(with_.vat).toEqual(base.vat);
      expect(with_.delivery).toBe(base.delivery);
      expect(with_.deposits).toBe(base.deposits);
      expect(with_.canceled).toEqual(base.canceled);
      const isSold = computeTakings(order).isSold;
      expect(with_.tips).toBe(isSold ? toMoney(tip) : 0);
      for (const { sales, returned, revenue } of with_.vat)
        for (const { net, tax, gross } of [sales, returned, revenue]) expect(sumOf([net, tax])).toBe(gross);
    }),
  );
});

test('a full refund returns exactly the VAT of the sale and the whole tip', () => {
  fc.assert(
    fc.property(tipped, (order) => {
      const due = sumOf([toMoney(order.totals.total.gross), toMoney(order.tip)]) / 10_000;
      const sums = all([{ ...order, refunded: order.paidTotal ?? due }]);
      expect(sums.tips).toBe(0);
      for (const { revenue } of sums.vat) expect(revenue).toEqual({ net: 0, tax: 0, gross: 0 });
    }),
  );
});

test('the sum of all closes is the sum of all orders, whenever tips change and closes are made', () => {
  const step = fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), tipped), { freq: 3 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const [current, counted] = [new Map<number, ClosableOrder>(), new Map<number, OrderTakings>()];
      let total = { tips: 0, taken: 0, revenue: 0 };
      const close = () => {
        const changes = [...current].map(([id, order]) => ({ now: computeTakings(order), before: counted.get(id) }));
        for (const [id, order] of current) counted.set(id, computeTakings(order));
        const sums = sumChanges(changes);
        total = {
          tips: total.tips + sums.tips,
          taken: total.taken + sumOf(sums.methods.map(({ taken }) => taken)),
          revenue: total.revenue + revenueOf(sums).gross,
        };
      };
      for (const each of steps) {
        if (each) current.set(...each);
        else close();
      }
      close();
      const sums = all([...current.values()]);
      expect(total).toEqual({
        tips: sums.tips,
        taken: sumOf(sums.methods.map(({ taken }) => taken)),
        revenue: revenueOf(sums).gross,
      });
    }),
  );
});

test('the cash count expects cash and cash tips', () => {
  const totals = { delivery: { net: 0, tax: 0, gross: 0 }, total: { net: 18.1818, tax: 1.8182, gross: 20 } };
  const sold: ClosableOrder = {
    ...{ status: 'completed', kind: 'order', history: [{ status: 'completed' }], paymentMethod: 'cash' },
    ...{ isPaid: false, paidTotal: null, refunded: 0, items: [{ gross: 20, tax: 10 }], totals, tip: 2 },
  };
  const sums = all([sold]);
  expect(expectedCash(toMoney(100), sums)).toBe(toMoney(122));
  expect(revenueOf(sums).gross).toBe(toMoney(20));
  expect(sums.methods).toEqual([{ method: 'cash', orders: 1, taken: toMoney(22), refunded: 0, tips: toMoney(2) }]);
  // Not handed over yet: neither the order nor its tip was paid.
  expect(all([{ ...sold, status: 'confirmed' }]).tips).toBe(money(0));
});
