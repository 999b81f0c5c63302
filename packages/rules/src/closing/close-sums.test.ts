// CLOSE-02 to CLOSE-06
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDiscounts, arbitraryItem, cents, totalsWith } from '../../testing/arbitrary-orders.ts';
import { type Money, subtract, sumOf, toMoney } from '../money/money.ts';
import { orderStates } from '../orders/order-states.ts';
import { paymentRows } from '../payments/payment-methods.ts';
import type { PricingResult } from '../price/totals.ts';
import { type CloseSums, expectedCash, revenueOf, sumChanges } from './close-sums.ts';
import { type ClosableOrder, computeTakings, type OrderTakings } from './order-takings.ts';

const history = fc.constantFrom([{ status: 'placed' as const }], [{ status: 'confirmed' as const }]);

/** An order in any state; its total may have been lowered since it was paid, and parts of it refunded. */
const order: fc.Arbitrary<ClosableOrder & { totals: PricingResult }> = fc
  .record({
    items: fc.array(arbitraryItem, { minLength: 1, maxLength: 4 }),
    fee: fc.constantFrom(0, 2.9),
    status: fc.constantFrom(...orderStates),
    kind: fc.constantFrom('order' as const, 'quotation' as const),
    paymentMethod: fc.constantFrom(...paymentRows.map(({ method }) => method)),
    isPaid: fc.boolean(),
    lowered: cents(1_000),
    refundedPart: fc.double({ min: 0, max: 1, noNaN: true }),
    discounts: arbitraryDiscounts,
    history,
  })
  .map(({ fee, lowered, refundedPart, discounts, ...rest }) => {
    const totals = totalsWith(rest.items, fee, discounts);
    const paidTotal = rest.isPaid ? Math.round((totals.total.gross + lowered) * 100) / 100 : null;
    const refunded = Math.floor((paidTotal ?? totals.total.gross) * refundedPart * 100) / 100;
    return { ...rest, totals, paidTotal, refunded };
  });

const all = (orders: readonly ClosableOrder[]): CloseSums =>
  sumChanges(orders.map((one) => ({ now: computeTakings(one), before: undefined })));

/** All amounts of a close by name; missing rows are 0. */
function amounts({ methods, vat, delivery, deposits, canceled, outstanding }: CloseSums): Map<string, number> {
  return new Map([
    ...methods.flatMap(({ method, orders, taken, refunded }): [string, number][] => [
      [`${method} orders`, orders],
      [`${method} taken`, taken],
      [`${method} refunded`, refunded],
    ]),
    ...vat.flatMap(({ rate, ...splits }) =>
      Object.entries(splits).flatMap(([name, split]) =>
        Object.entries(split).map(([part, amount]): [string, number] => [`${rate} ${name} ${part}`, amount as Money]),
      ),
    ),
    ...Object.entries({ delivery, deposits, outstanding, number: canceled.number, sum: canceled.sum }),
  ]);
}
const withoutZeros = (sums: ReadonlyMap<string, number>) =>
  Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).toSorted());

test('the sum of all closes is the sum of all orders, whenever orders change and closes are made', () => {
  // A step changes one order, or closes (null).
  const step = fc.option(fc.tuple(fc.integer({ min: 0, max: 4 }), order), { freq: 3 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const [current, counted] = [new Map<number, ClosableOrder>(), new Map<number, OrderTakings>()];
      const changed = new Set<number>();
      const total = new Map<string, number>();
      const close = () => {
        const changes = [...changed].map((id) => {
          const now = computeTakings(current.get(id) as ClosableOrder);
          const before = counted.get(id);
          counted.set(id, now);
          return { now, before };
        });
        changed.clear();
        for (const [name, amount] of amounts(sumChanges(changes))) total.set(name, (total.get(name) ?? 0) + amount);
      };
      for (const each of steps) {
        if (each) changed.add(each[0]);
        if (each) current.set(...each);
        else close();
      }
      close();
      expect(withoutZeros(total)).toEqual(withoutZeros(amounts(all([...current.values()]))));
    }),
  );
});

test('net and VAT add up to gross for each rate, and sales are the totals of the sold orders', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 6 }), (orders) => {
      const sums = all(orders);
      for (const { sales, returned, revenue } of sums.vat)
        for (const { net, tax, gross } of [sales, returned, revenue]) expect(sumOf([net, tax])).toBe(gross);
      const sold = orders.filter((one) => computeTakings(one).isSold);
      const totals = sumOf(sold.map((one) => toMoney(one.totals.total.gross)));
      expect(sumOf(sums.vat.map(({ sales }) => sales.gross))).toBe(totals);
      const taxes = sold.flatMap((one) => Object.values(one.totals.taxes));
      expect(sumOf(sums.vat.map(({ sales }) => sales.tax))).toBe(sumOf(taxes.map(toMoney)));
    }),
  );
});

test('money received less refunds is the revenue and what is still to be refunded; refunds never exceed it', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 6 }), (orders) => {
      const sums = all(orders);
      const balance = sumOf(sums.methods.map(({ taken, refunded }) => subtract(taken, refunded)));
      expect(balance).toBe(sumOf([revenueOf(sums).gross, sums.outstanding]));
      expect(sums.outstanding).toBeGreaterThanOrEqual(0);
      for (const { taken, refunded } of sums.methods) expect(taken).toBeGreaterThanOrEqual(refunded);
    }),
  );
});

test('a refund is divided among the rates without exceeding them; a full one returns exactly the VAT', () => {
  fc.assert(
    fc.property(order, (one) => {
      const { sales, returned } = computeTakings(one);
      for (const part of returned) {
        const sale = sales.find(({ rate }) => rate === part.rate);
        expect(part.gross).toBeLessThanOrEqual(sale?.gross ?? 0);
      }
      const refunded = one.paidTotal ?? one.totals.total.gross;
      const full = computeTakings({ ...one, refunded });
      expect(full.returned.filter(({ gross }) => gross > 0)).toEqual(full.sales.filter(({ gross }) => gross > 0));
    }),
  );
});

const totals = { delivery: { net: 0, tax: 0, gross: 0 }, total: { net: 18.1818, tax: 1.8182, gross: 20 } };
const sold: ClosableOrder = {
  status: 'completed',
  kind: 'order',
  history: [{ status: 'completed' }],
  paymentMethod: 'cash',
  isPaid: false,
  paidTotal: null,
  refunded: 0,
  items: [{ gross: 20, tax: 10 }],
  totals,
};
const online: ClosableOrder = { ...sold, paymentMethod: 'card', isPaid: true, paidTotal: 20, status: 'placed' };
const units = (decimal: number) => toMoney(decimal);

test.each<[string, ClosableOrder, { taken: number; refunded: number; gross: number; outstanding: number }]>([
  [
    'cash of an order in preparation',
    { ...sold, status: 'confirmed' },
    { taken: 0, refunded: 0, gross: 0, outstanding: 0 },
  ],
  [
    'cash of a delivered order',
    { ...sold, status: 'delivered' },
    { taken: 20, refunded: 0, gross: 20, outstanding: 0 },
  ],
  ['a card payment before the order is made', online, { taken: 20, refunded: 0, gross: 20, outstanding: 0 }],
  [
    'a canceled card payment that is not refunded yet',
    { ...online, status: 'canceled' },
    { taken: 20, refunded: 0, gross: 0, outstanding: 20 },
  ],
  [
    'a payment that arrived after the order failed and went back',
    { ...online, isPaid: false, paidTotal: null, status: 'failed', refunded: 20 },
    { taken: 20, refunded: 20, gross: 0, outstanding: 0 },
  ],
  [
    'cash returned for a canceled order',
    { ...sold, status: 'canceled', refunded: 5 },
    { taken: 5, refunded: 5, gross: 0, outstanding: 0 },
  ],
])('counts %s', (_, one, { taken, refunded, gross, outstanding }) => {
  const sums = all([one]);
  const [method] = sums.methods;
  expect([method?.taken ?? 0, method?.refunded ?? 0]).toEqual([units(taken), units(refunded)]);
  expect([revenueOf(sums).gross, sums.outstanding]).toEqual([units(gross), units(outstanding)]);
});

test('an order that is canceled after a close counted it takes its sales back, and names the cancellation', () => {
  const [before, now] = [computeTakings(online), computeTakings({ ...online, status: 'canceled', refunded: 20 })];
  const sums = sumChanges([{ now, before }]);
  expect(sums.methods).toEqual([{ method: 'card', orders: -1, taken: 0, refunded: units(20), tips: 0 }]);
  expect(revenueOf(sums)).toEqual({ net: -181818, tax: -18182, gross: units(-20) });
  expect(sums.canceled).toEqual({ number: 1, sum: units(20) });
});

test('expects the float and the cash that came in and went out', () => {
  expect(expectedCash(units(150), all([sold, { ...sold, refunded: 5 }, online]))).toBe(units(185));
  expect(expectedCash(units(150), all([online]))).toBe(units(150));
});
