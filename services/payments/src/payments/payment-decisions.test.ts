import { expect, test } from '@jest/globals';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { type Money, money, toMoney } from '@theke/rules/money/money';
import { orderStates } from '@theke/rules/orders/order-states';
import fc from 'fast-check';
import type { ProviderStatus } from '../providers/provider.ts';
import { dueAfter, type OrderDue, type PaymentRequest, worthOf } from './order-due.ts';
import { leftOf, type Payment, refundedOf } from './payment.ts';
import { judge, refundsNeeded, startAttempt } from './payment-decisions.ts';

const at = new Date('2026-11-21T18:30:00Z');
const request: PaymentRequest = {
  amount: toMoney(10.9),
  currency: 'EUR',
  method: 'card',
  expiresAt: new Date('2026-11-21T18:50:00Z'),
};
const due: OrderDue = { order: 'o', uid: 'K7M2XQPA', branch: 'b', request, worth: request.amount, ended: null };
const attempt = (id: string): Payment => ({
  ...startAttempt({ id, order: 'o', request, provider: 'stripe', returnUrl: '' }, at),
  state: 'open',
  reference: id,
});
const paid = (id: string, amount: Money = request.amount): ProviderStatus => ({
  state: 'captured',
  amount,
  currency: 'EUR',
  payment: id,
  capture: `pi_${id}`,
});

const states: fc.Arbitrary<OrderState> = fc
  .record({
    gross: fc.integer({ min: 1, max: 2_000 }).map((cents) => cents / 100),
    status: fc.constantFrom(...orderStates),
  })
  .map(({ gross, status }) => ({
    ...orderStateExample,
    status,
    paymentMethod: 'card',
    totals: { ...orderStateExample.totals, total: { net: gross, tax: 0, gross } },
  }));
const endings = ['failed', 'canceled', 'rejected'];

test('values an order by its newest state, and by zero once it has ended', () => {
  fc.assert(
    fc.property(fc.array(states), states, (earlier, newest) => {
      const hasEnded = [...earlier, newest].some(({ status }) => endings.includes(status));
      const dueOfOrder = [...earlier, newest].reduce<OrderDue | undefined>(dueAfter, undefined) as OrderDue;
      expect(worthOf(dueOfOrder)).toBe(hasEnded ? 0 : toMoney(newest.totals.total.gross));
      // An attempt is made for the first requested amount.
      expect(dueOfOrder.request?.amount).toBe(toMoney((earlier[0] ?? newest).totals.total.gross));
    }),
  );
});

test('settles the order by the first capture and publishes it; a second one is surplus and is not published', () => {
  const [one, two] = [attempt('1'), attempt('2')];
  const first = judge(one, { due, siblings: [one, two], providerStatus: paid('1') }, at);
  expect(first.next).toMatchObject({ state: 'captured', isSurplus: false, captured: 109_000 });
  expect(first.facts.map(({ type }) => type)).toEqual(['payments.payment-succeeded.v1']);
  const second = judge(two, { due, siblings: [first.next, two], providerStatus: paid('2') }, at);
  expect(second.next).toMatchObject({ state: 'captured', isSurplus: true });
  expect(second.facts).toEqual([]);
});

test('keeps a captured payment captured, whatever the provider reports later', () => {
  const captured = judge(attempt('1'), { due, siblings: [], providerStatus: paid('1') }, at).next;
  for (const providerStatus of [{ state: 'open' }, { state: 'failed', reason: 'expired' }, paid('1')] as const)
    expect(judge(captured, { due, siblings: [captured], providerStatus }, at)).toEqual({ next: captured, facts: [] });
});

test('accepts a payment that failed before', () => {
  const failed = judge(
    attempt('1'),
    { due, siblings: [], providerStatus: { state: 'failed', reason: 'expired' } },
    at,
  ).next;
  expect(failed.state).toBe('failed');
  expect(judge(failed, { due, siblings: [failed], providerStatus: paid('1') }, at).next.state).toBe('captured');
});

test.each([
  ['amount', { amount: toMoney(1) }, 10_000],
  ['currency', { currency: 'CHF' }, 0],
  ['order', { payment: 'another' }, 0],
])('settles nothing and alarms staff for another %s than requested', (what, differs, captured) => {
  const { next, facts, alarm } = judge(
    attempt('1'),
    { due, siblings: [], providerStatus: { ...paid('1'), ...differs } as ProviderStatus },
    at,
  );
  expect(next).toMatchObject({ state: 'mismatched', captured });
  expect(facts.map(({ type }) => type)).toEqual(['payments.payment-mismatched.v1']);
  expect(alarm?.what).toBe(what);
});

// PAY-06
test('publishes no payment of an ended order, and refunds all of it', () => {
  const ended: OrderDue = { ...due, ended: 'failed' };
  const { next, facts } = judge(attempt('1'), { due: ended, siblings: [], providerStatus: paid('1') }, at);
  expect(facts).toEqual([]);
  expect(refundsNeeded(ended, [next])).toMatchObject([{ amount: 109_000, reason: 'late' }]);
});

test("refunds so that the shop keeps at most the order's worth, and nothing of a surplus payment", () => {
  const cents = fc.integer({ min: 0, max: 2_000 }).map((sum) => money(sum * 100));
  const payment = fc.record({ captured: cents, given: cents, isSurplus: fc.boolean() }).map(
    ({ captured, given, isSurplus }, index = 0): Payment => ({
      ...attempt(String(index)),
      state: 'captured',
      captured,
      isSurplus,
      refunds: [
        {
          id: 'r',
          payment: '1',
          key: null,
          amount: money(Math.min(given, captured)),
          reason: 'staff',
          note: '',
          by: 'Dora Huber',
          state: 'done',
          reference: null,
          createdAt: at,
          doneAt: at,
        },
      ],
    }),
  );
  fc.assert(
    fc.property(payment, cents, fc.boolean(), (one, worth, isEnded) => {
      const now: OrderDue = { ...due, worth, ended: isEnded ? 'canceled' : null };
      const mayKeep = one.isSurplus ? 0 : worthOf(now);
      const [needed] = refundsNeeded(now, [one]);
      const left = leftOf(one) - (needed?.amount ?? 0);
      expect(left).toBeLessThanOrEqual(mayKeep);
      expect(left).toBeGreaterThanOrEqual(0);
      // No unnecessary refund.
      if (leftOf(one) <= mayKeep) expect(needed).toBeUndefined();
      else expect(left).toBe(mayKeep);
      expect(refundedOf(one)).toBeLessThanOrEqual(one.captured);
    }),
  );
});
