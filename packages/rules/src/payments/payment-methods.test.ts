import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  initialPayment,
  isOnlinePayment,
  offeredPayments,
  type PaymentBranch,
  type PaymentConfig,
  paymentRows,
} from './payment-methods.ts';
import { paymentText } from './payment-status.ts';

const methods = paymentRows.map(({ method }) => method);
const allOn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
const everyConfig: PaymentConfig = allOn(paymentRows.flatMap((row) => row.config));
const everyBranch: PaymentBranch = allOn(paymentRows.map((row) => row.branch));

// PAY-02
test("requires the enable flag and the branch's flag, and the plugin for all but cash", () => {
  expect(offeredPayments(everyConfig, everyBranch)).toEqual(['cash', 'atm-card', 'meal-voucher', 'card', 'paypal']);
  expect(offeredPayments({ enableCash: true }, { isCashEnabled: true })).toEqual(['cash']);
  expect(offeredPayments({ enableSecondProvider: true }, everyBranch)).toEqual([]);
  expect(offeredPayments({ enableSecondProvider: true, enablePluginSecondProvider: true }, everyBranch)).toEqual([
    'paypal',
  ]);
  expect(paymentRows.map((row) => row.config.length)).toEqual([1, 2, 2, 2, 2]);
});

test('removes exactly the method whose flag is off', () => {
  for (const row of paymentRows) {
    const others = methods.filter((method) => method !== row.method);
    expect(offeredPayments(everyConfig, { ...everyBranch, [row.branch]: false })).toEqual(others);
    for (const flag of row.config)
      expect(offeredPayments({ ...everyConfig, [flag]: false }, everyBranch)).toEqual(others);
  }
});

test('initially selects cash, else the second provider, else nothing', () => {
  expect(initialPayment(['cash', 'paypal'])).toBe('cash');
  expect(initialPayment(['atm-card', 'card', 'paypal'])).toBe('paypal');
  expect(initialPayment(['atm-card', 'card'])).toBeUndefined();
  fc.assert(
    fc.property(fc.subarray(methods), (offered) => {
      const initial = initialPayment(offered);
      expect(initial === undefined || offered.includes(initial)).toBe(true);
    }),
  );
});

test('waits for online payments only', () => {
  expect(methods.filter(isOnlinePayment)).toEqual(['card', 'paypal']);
  const text = (paymentMethod: (typeof methods)[number], isPaid: boolean, isRefunded: boolean) =>
    paymentText({ paymentMethod, isPaid, isRefunded });
  expect([text('card', false, false), text('card', true, false), text('card', true, true)]).toEqual([
    'Wartet auf Zahlung',
    'Bezahlt',
    'Rückerstattet',
  ]);
  expect([text('cash', false, false), text('cash', true, false)]).toEqual([undefined, 'Bezahlt']);
});

// PAY-15
test('appends a partial refund to the payment state', () => {
  const order = { isRefunded: false, refunded: 2.9, totals: { currency: 'EUR' } };
  expect([
    paymentText({ ...order, paymentMethod: 'card', isPaid: true }),
    paymentText({ ...order, paymentMethod: 'cash', isPaid: false }),
  ]).toEqual(['Bezahlt, 2,90\u00a0€ rückerstattet', '2,90\u00a0€ rückerstattet']);
});
