// CLOSE-09, CLOSE-10, CLOSE-11: bookings of closes with any mix of tip, gift card, coupon, deposit, refund and method
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cardSale, paidByCard } from '../../testing/arbitrary-card-orders.ts';
import { fromMoney, type Money, roundToCents, subtract, sumOf, toMoney } from '../money/money.ts';
import { paymentRows } from '../payments/payment-methods.ts';
import { bookClose } from './book-close.ts';
import { type BookingAccounts, findMissingAccounts } from './booking-accounts.ts';
import type { Booking } from './booking-file.ts';
import { type CardSale, revenueOf, sumChanges } from './close-sums.ts';
import type { BookedClose } from './list-figures.ts';
import { type ClosableOrder, computeTakings } from './order-takings.ts';
import { revenueInCents } from './revenue-in-cents.ts';

const methods = { cash: '1600', 'atm-card': '1460', 'meal-voucher': '1461', card: '1462', paypal: '1463' };
const rates = [0, 4.9, 10, 13, 20].map((rate) => ({ rate, account: String(4400 + rate * 10), taxKey: '' }));
const accounts: BookingAccounts = {
  ...{ adviser: 29098, client: 55003, accountLength: 4, yearMonth: 1 },
  ...{ clearing: '1490', methods, rates, tips: '3795', giftCards: '3796', cashDifference: '6969', outstanding: '3797' },
};
const none: BookingAccounts = {
  ...{ adviser: null, client: null, accountLength: null, yearMonth: null },
  ...{ clearing: '', rates: [], tips: '', giftCards: '', cashDifference: '', outstanding: '' },
  methods: { cash: '', 'atm-card': '', 'meal-voucher': '', card: '', paypal: '' },
};

/** An order now, and as the previous close counted it. */
type Change = readonly [now: ClosableOrder, before: ClosableOrder | null];

/** The figures of a close as they are stored. */
function closeOf(orders: readonly Change[], sales: readonly CardSale[], difference: number) {
  const sums = sumChanges(
    orders.map(([now, before]) => ({ now: computeTakings(now), before: before ? computeTakings(before) : undefined })),
    sales,
  );
  const split = ({ net, tax, gross }: { net: Money; tax: Money; gross: Money }) => ({
    ...{ net: fromMoney(net), tax: fromMoney(tax), gross: fromMoney(gross) },
  });
  const close: BookedClose = {
    ...{ branch: { id: 'b' }, number: 7, businessDay: '2026-11-27', currency: 'EUR' },
    methods: sums.methods.map(({ method, taken, refunded }) => ({
      ...{ method, taken: fromMoney(taken), refunded: fromMoney(refunded) },
    })),
    vat: sums.vat.map(({ rate, revenue }) => ({ rate, revenue: split(revenue) })),
    tips: fromMoney(sums.tips),
    giftCards: { sold: fromMoney(sums.giftCards.sold), redeemed: fromMoney(sums.giftCards.redeemed) },
    outstanding: fromMoney(sums.outstanding),
    cash: { difference },
  };
  return { sums, close };
}

const book = (close: BookedClose): Booking[] =>
  bookClose(close, accounts, { receipt: 'innenstadt-7', textOf: ({ kind }) => kind });

/** Debit less credit of an account. */
const balanceOf = (bookings: readonly Booking[], account: string): Money =>
  sumOf(
    bookings.flatMap(({ debit, credit, amount }) => [
      ...(debit === account ? [amount] : []),
      ...(credit === account ? [subtract(0 as Money, amount)] : []),
    ]),
  );

const day = fc.tuple(
  fc.array(fc.tuple(paidByCard, fc.option(paidByCard)), { maxLength: 6 }),
  fc.array(cardSale, { maxLength: 3 }),
  fc.integer({ min: -500, max: 500 }).map((cents) => cents / 100),
);

test('each account has the figure of the close to the cent, and the clearing account is 0', () => {
  fc.assert(
    fc.property(day, ([orders, sales, difference]) => {
      const { sums, close } = closeOf(orders, sales, difference);
      const bookings = book(close);
      const balance = (account: string) => balanceOf(bookings, account);
      expect(balance(accounts.clearing)).toBe(0);
      for (const { method } of paymentRows) {
        const row = sums.methods.find((one) => one.method === method);
        const kept = row ? subtract(row.taken, row.refunded) : 0;
        expect(balance(methods[method])).toBe(kept + (method === 'cash' ? toMoney(difference) : 0));
      }
      expect(balance(accounts.tips)).toBe(0 - sums.tips);
      expect(balance(accounts.giftCards)).toBe(sums.giftCards.redeemed - sums.giftCards.sold);
      expect(balance(accounts.outstanding)).toBe(0 - sums.outstanding);
      expect(balance(accounts.cashDifference)).toBe(0 - toMoney(difference));
      const revenue = revenueInCents(sums.vat);
      for (const { rate, account } of rates)
        expect(balance(account)).toBe(0 - (revenue.find((one) => one.rate === rate)?.gross ?? 0));
      expect(sumOf(rates.map(({ account }) => balance(account)))).toBe(0 - revenueOf(sums).gross);
    }),
  );
});

test('books whole cents that are not 0, between two different accounts', () => {
  fc.assert(
    fc.property(day, ([orders, sales, difference]) => {
      const bookings = book(closeOf(orders, sales, difference).close);
      for (const { amount, debit, credit } of bookings) {
        expect([amount === 0, amount % 100 === 0, debit === credit]).toEqual([false, true, false]);
        expect([debit, credit]).not.toContain('');
      }
    }),
  );
});

const fractions = fc.array(
  fc.record({ rate: fc.integer({ max: 50 }), gross: fc.integer({ min: -9_999, max: 9_999 }) }),
  {
    ...{ minLength: 1, maxLength: 5 },
  },
);

test('revenue by rate in whole cents adds up to the revenue, no rate is a cent or more off', () => {
  fc.assert(
    fc.property(fractions, (lines) => {
      const vat = lines.map(({ rate, gross }) => {
        const tax = Math.round(gross / 6);
        return { rate, revenue: { net: (gross - tax) as Money, tax: tax as Money, gross: gross as Money } };
      });
      const shown = revenueInCents(vat);
      expect(sumOf(shown.map(({ gross }) => gross))).toBe(roundToCents(sumOf(vat.map(({ revenue }) => revenue.gross))));
      for (const [index, { net, tax, gross }] of shown.entries()) {
        expect([sumOf([net, tax]), Math.abs(gross % 100)]).toEqual([gross, 0]);
        expect(Math.abs(gross - (lines[index]?.gross ?? 0))).toBeLessThan(100);
      }
    }),
  );
});

test('two halves of a cent are one cent', () => {
  const half = (rate: number) => ({ rate, revenue: { net: 50 as Money, tax: 0 as Money, gross: 50 as Money } });
  expect(revenueInCents([half(10), half(20)]).map(({ gross }) => gross)).toEqual([100, 0]);
});

const sold: BookedClose = {
  ...{ branch: { id: 'b' }, number: 7, businessDay: '2026-11-27', currency: 'EUR' },
  methods: [
    { method: 'cash', taken: 130, refunded: 5 },
    { method: 'card', taken: 40, refunded: 0 },
  ],
  vat: [{ rate: 10, revenue: { net: 109.0909, tax: 10.9091, gross: 120 } }],
  tips: 7,
  giftCards: { sold: 50, redeemed: 15 },
  outstanding: 3,
  cash: { difference: -2.5 },
};

test('books takings, refunds, revenue, tips, gift cards and the cash difference', () => {
  expect(book(sold).map(({ text, debit, credit, amount }) => [text, debit, credit, fromMoney(amount)])).toEqual([
    ['taken', '1600', '1490', 130],
    ['refunded', '1600', '1490', -5],
    ['taken', '1462', '1490', 40],
    ['redeemed', '3796', '1490', 15],
    ['revenue', '1490', '4500', 120],
    ['tips', '1490', '3795', 7],
    ['sold', '1490', '3796', 50],
    ['outstanding', '1490', '3797', 3],
    ['cashDifference', '1600', '6969', -2.5],
  ]);
});

test('names the accounts that closes need, and no others', () => {
  expect(findMissingAccounts([sold], accounts)).toEqual([]);
  const head = ['adviser', 'client', 'accountLength', 'yearMonth'];
  expect(findMissingAccounts([], none)).toEqual(head);
  expect(findMissingAccounts([sold], none)).toEqual([
    ...[...head, 'methods.cash', 'methods.card', 'rates.10'],
    ...['clearing', 'tips', 'giftCards', 'cashDifference', 'outstanding'],
  ]);
  const cashOnly: BookedClose = {
    ...{ ...sold, methods: [{ method: 'cash', taken: 120, refunded: 0 }], tips: undefined, giftCards: undefined },
    ...{ outstanding: 0, cash: { difference: 0 } },
  };
  expect(findMissingAccounts([cashOnly], none)).toEqual([...head, 'methods.cash', 'rates.10', 'clearing']);
});

test('finds every missing account of a close: none is booked without a number', () => {
  fc.assert(
    fc.property(day, fc.subarray(['tips', 'giftCards', 'outstanding', 'cashDifference']), (each, left) => {
      const { close } = closeOf(...each);
      const entered = { ...accounts, ...Object.fromEntries(left.map((name) => [name, ''])) };
      const missing = findMissingAccounts([close], entered);
      const texts = { receipt: '', textOf: () => '' };
      const empty = bookClose(close, entered, texts).some(({ debit, credit }) => debit === '' || credit === '');
      expect(missing.length > 0).toBe(empty);
    }),
  );
});
