import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computeTakings, type OrderTakings } from '../closing/order-takings.ts';
import { shareByRate } from '../closing/share-by-rate.ts';
import { fromMoney, type Money, money, sumOf } from '../money/money.ts';
import type { RateSplit } from '../price/totals.ts';
import { receiptForChange } from './receipt-to-sign.ts';
import { revenueInCents } from './revenue-in-cents.ts';

const untaken: OrderTakings = {
  ...{ method: 'cash', taken: money(0), refunded: money(0), isSold: false, sales: [], returned: [] },
  ...{ delivery: money(0), deposit: money(0), canceled: null },
};

/** Net of a gross, rounded half up to 1/10,000. */
const splitOf = (rate: number, cents: number): RateSplit => {
  const gross = money(cents * 100);
  const net = money(Math.round((gross * 100) / (100 + rate)));
  return { rate, net, tax: money(gross - net), gross };
};

/** An order in one of its states: not taken, sold, or sold and partly refunded. */
const takings: fc.Arbitrary<OrderTakings> = fc
  .record({
    isSold: fc.boolean(),
    cents: fc.uniqueArray(
      fc.record({ rate: fc.constantFrom(0, 4.9, 10, 13, 20), gross: fc.integer({ min: 0, max: 90_000 }) }),
      {
        selector: ({ rate }) => rate,
      },
    ),
    refundedShare: fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000),
  })
  .map(({ isSold, cents, refundedShare }) => {
    if (!isSold) return untaken;
    const sales = cents.toSorted((one, other) => one.rate - other.rate).map(({ rate, gross }) => splitOf(rate, gross));
    const total = sumOf(sales.map(({ gross }) => gross));
    const refunded = money(Math.round((total / 100) * refundedShare) * 100);
    return { ...untaken, isSold, taken: total, refunded, sales, returned: shareByRate(refunded, sales) };
  });

const grossOf = (splits: readonly RateSplit[]): Money => sumOf(splits.map(({ gross }) => gross));
const byRate = (splits: readonly RateSplit[]) =>
  Object.fromEntries(
    [...new Set(splits.map(({ rate }) => rate))].map((rate) => {
      const of = splits.filter((split) => split.rate === rate);
      return [rate, (['net', 'tax', 'gross'] as const).map((name) => sumOf(of.map((split) => split[name])))];
    }),
  );
const withoutZeros = (sums: Record<string, Money[]>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amounts]) => amounts.some((amount) => amount !== 0)));

// FISCAL-02
test('rounds each rate to cents and keeps the total, net + VAT = gross', () => {
  fc.assert(
    fc.property(takings, (state) => {
      const rows = revenueInCents(state);
      for (const { net, tax, gross } of rows) {
        expect(gross % 100).toBe(0);
        expect(gross).toBeGreaterThanOrEqual(0);
        expect(net + tax).toBe(gross);
      }
      expect(grossOf(rows)).toBe(grossOf(state.sales) - grossOf(state.returned));
    }),
  );
});

// FISCAL-01
test('the receipts of an order add up to its revenue by rate, whatever happens to it', () => {
  fc.assert(
    fc.property(fc.array(takings, { minLength: 1, maxLength: 8 }), (states) => {
      const receipts = states.map((state, index) => receiptForChange(states[index - 1] ?? untaken, state));
      const sum = receipts.flatMap((receipt) => receipt?.vat ?? []);
      const last = states.at(-1) as OrderTakings;
      expect(withoutZeros(byRate(sum))).toEqual(withoutZeros(byRate(revenueInCents(last))));
      for (const receipt of receipts) {
        if (!receipt) continue;
        expect(receipt.gross).toBe(grossOf(receipt.vat));
        expect(receipt.kind).toBe(receipt.gross < 0 ? 'reversal' : 'sale');
      }
    }),
  );
});

// FISCAL-01
test('makes no receipt if no money moves', () => {
  fc.assert(fc.property(takings, (state) => expect(receiptForChange(state, state)).toBeUndefined()));
});

const split = { net: 0, tax: 0, gross: 0 };
const pizza = { gross: 10.9, tax: 10 };
const order = {
  status: 'confirmed',
  kind: 'order',
  history: [{ status: 'placed' }, { status: 'confirmed' }],
  paymentMethod: 'cash',
  isPaid: false,
  paidTotal: null,
  refunded: 0,
  items: [pizza],
  totals: { delivery: split, total: { ...split, gross: 10.9 } },
} as const;
const shown = (before: Parameters<typeof computeTakings>[0], now: Parameters<typeof computeTakings>[0]) => {
  const receipt = receiptForChange(computeTakings(before), computeTakings(now));
  return (
    receipt && {
      ...receipt,
      gross: fromMoney(receipt.gross),
      vat: receipt.vat.map(({ rate, gross }) => [rate, fromMoney(gross)]),
    }
  );
};

// FISCAL-01
test('signs cash when the order is handed over, and a refund as a reversal', () => {
  const completed = { ...order, status: 'completed' } as const;
  expect(shown(order, completed)).toEqual({ kind: 'sale', vat: [[10, 10.9]], gross: 10.9, isWhole: true });
  expect(shown(completed, { ...completed, refunded: 2.5 })).toEqual({
    kind: 'reversal',
    vat: [[10, -2.5]],
    gross: -2.5,
    isWhole: false,
  });
});

// FISCAL-01
test('signs an online payment when it arrives, and its cancellation once', () => {
  const due = { ...order, status: 'awaiting-payment', paymentMethod: 'card' } as const;
  const paid = { ...due, status: 'placed', isPaid: true, paidTotal: 10.9 } as const;
  const canceled = { ...paid, status: 'canceled' } as const;
  expect(shown(due, paid)).toMatchObject({ kind: 'sale', gross: 10.9 });
  expect(shown(paid, canceled)).toMatchObject({ kind: 'reversal', gross: -10.9 });
  expect(shown(canceled, { ...canceled, refunded: 10.9 })).toBeUndefined();
});
