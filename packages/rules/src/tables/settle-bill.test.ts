// TABLE-04 to TABLE-06, TABLE-09
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDiscounts, itemFields, totalsWith } from '../../testing/arbitrary-orders.ts';
import { sumChanges } from '../closing/close-sums.ts';
import { type ClosableOrder, computeTakings, type OrderTakings, outstandingOf } from '../closing/order-takings.ts';
import { receiptForChange } from '../fiscal/receipt-to-sign.ts';
import { fromMoney, money, sumOf, toMoney } from '../money/money.ts';
import { splitsOfItems } from '../price/changed-items.ts';
import { RuleError } from '../rule-error.ts';
import { type BilledOrder, grossOf, linesOf, type OrderPayment, openByRate, openItems } from './bill-lines.ts';
import { type BillPart, type Choice, openOfBill, settleBill } from './settle-bill.ts';

type Round = BilledOrder & ClosableOrder & { id: string };

const item = fc.record({ ...itemFields, amount: fc.constantFrom(1, 2, 3, 7, 0.35), name: fc.constant('Speise') });

const rounds: fc.Arbitrary<Round[]> = fc
  .array(fc.record({ items: fc.array(item, { minLength: 1, maxLength: 4 }), discounts: arbitraryDiscounts }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ items, discounts }, index) => ({
      id: `round-${index}`,
      items,
      totals: totalsWith(
        items,
        0,
        discounts.filter(({ kind }) => kind !== 'delivery'),
      ),
      status: 'confirmed',
      kind: 'order',
      history: [{ status: 'placed' }, { status: 'confirmed' }],
      paymentMethod: 'cash',
      isPaid: false,
      paidTotal: null,
      refunded: 0,
    })),
  );

/** Attempts of guests to pay, as they come. */
const attempts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('items' as const), picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }) }),
    fc.record({ kind: fc.constant('share' as const), persons: fc.integer({ min: 1, max: 5 }) }),
  ),
  { maxLength: 8 },
);
type Attempt = { kind: 'items'; picks: readonly number[] } | { kind: 'share'; persons: number };

/** Some of the open items, each with one piece or the measured amount. */
function toChoice(all: readonly Round[], attempt: Attempt): Choice {
  if (attempt.kind === 'share') return attempt;
  const open = all.flatMap((round) => (openItems(round) ?? []).map((each) => ({ order: round.id, ...each })));
  const picked = [...new Set(attempt.picks.map((pick) => pick % Math.max(1, open.length)))].flatMap(
    (at) => open[at] ?? [],
  );
  return {
    kind: 'items',
    items: picked.map(({ order, index, amount }) => ({ order, index, amount: Number.isInteger(amount) ? 1 : amount })),
  };
}

const methods = ['cash', 'atm-card', 'meal-voucher'] as const;

function pay(round: Round, part: BillPart, number: number): Round {
  const method = methods[number % methods.length] ?? 'cash';
  const payment: OrderPayment = {
    ...{ settlement: `settlement-${number}`, method, gross: fromMoney(part.gross) },
    rates: Object.fromEntries(part.rates.map(({ rate, gross }) => [String(rate), fromMoney(gross)])),
    ...(part.items && { items: part.items }),
    ...(number % 2 === 0 && { tip: 0.5 }),
  };
  const payments = [...(round.payments ?? []), payment];
  return {
    ...round,
    payments,
    paymentMethod: method,
    tip: fromMoney(sumOf(payments.map(({ tip = 0 }) => toMoney(tip)))),
  };
}

/** Pays by the attempts, then the rest; calls `seen` after each payment with the rounds before and after it. */
function payAll(all: Round[], tries: readonly Attempt[], seen?: (before: Round[], after: Round[]) => void): Round[] {
  let current = all;
  const settle = (choice: Choice, number: number) => {
    if (openOfBill(current) === 0 || (choice.kind === 'items' && choice.items.length === 0)) return;
    let parts: BillPart[];
    try {
      parts = settleBill(current, choice);
    } catch (error) {
      // A share smaller than a cent, or items after a share.
      if (error instanceof RuleError && ['REQUIRED', 'BILL_SHARED'].includes(error.code)) return;
      throw error;
    }
    const before = current;
    current = current.map((round) => {
      const part = parts.find(({ order }) => order === round.id);
      return part ? pay(round, part, number) : round;
    });
    seen?.(before, current);
  };
  for (const [number, attempt] of tries.entries()) settle(toChoice(current, attempt), number);
  settle({ kind: 'rest' }, tries.length);
  return current;
}

test('every sequence of payments adds up to the bill to the cent, for each order and VAT rate', () => {
  fc.assert(
    fc.property(rounds, attempts, (all, tries) => {
      const paid = payAll(all, tries);
      expect(openOfBill(paid)).toBe(0);
      for (const [index, round] of paid.entries()) {
        expect(openByRate(round)).toEqual([]);
        expect(sumOf((round.payments ?? []).map(({ gross }) => toMoney(gross)))).toBe(
          toMoney(all[index]?.totals.total.gross ?? 0),
        );
      }
    }),
  );
});

test('each payment is in whole cents, positive, and never above what is open of an order and rate', () => {
  fc.assert(
    fc.property(rounds, attempts, (all, tries) => {
      payAll(all, tries, (_, after) => {
        for (const round of after) {
          for (const { gross } of openByRate(round)) expect(gross).toBeGreaterThan(0);
          for (const { gross, rates } of round.payments ?? []) {
            expect(toMoney(gross) % 100).toBe(0);
            expect(sumOf(Object.values(rates).map(toMoney))).toBe(toMoney(gross));
            for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
          }
        }
      });
    }),
  );
});

test('lines of items after discounts add up to the sales of each VAT rate', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      for (const round of all)
        for (const { rate, gross } of splitsOfItems(round.items, round.totals))
          expect(grossOf(linesOf(round).flatMap(({ rates }) => rates.filter((one) => one.rate === rate)))).toBe(gross);
    }),
  );
});

test('day closes after any payments count exactly the money by method, the sales with VAT, and the tips', () => {
  fc.assert(
    fc.property(rounds, attempts, (all, tries) => {
      const counted = new Map<string, OrderTakings>();
      const totals = { taken: 0, gross: 0, tax: 0, tips: 0, orders: 0 };
      const close = (current: readonly Round[]) => {
        const sums = sumChanges(
          current.map((round) => ({ now: computeTakings(round), before: counted.get(round.id) })),
        );
        for (const round of current) counted.set(round.id, computeTakings(round));
        totals.taken += sumOf(sums.methods.map(({ taken }) => taken));
        totals.orders += sums.methods.reduce((sum, { orders }) => sum + orders, 0);
        totals.gross += sumOf(sums.vat.map(({ revenue }) => revenue.gross));
        totals.tax += sumOf(sums.vat.map(({ revenue }) => revenue.tax));
        totals.tips += sums.tips;
        expect(sums.outstanding).toBe(0);
      };
      const paid = payAll(all, tries, (_, after) => {
        close(after);
        for (const round of after) expect(outstandingOf(computeTakings(round))).toBe(0);
      }).map((round) => ({ ...round, status: 'completed' as const }));
      close(paid);
      const due = sumOf(paid.map((round) => toMoney(round.totals.total.gross)));
      const tips = sumOf(paid.map(({ tip = 0 }) => toMoney(tip)));
      const tax = sumOf(paid.flatMap((round) => splitsOfItems(round.items, round.totals).map((split) => split.tax)));
      expect(totals).toEqual({ taken: due + tips, gross: due, tax, tips, orders: paid.length });
      const sums = sumChanges(paid.map((round) => ({ now: computeTakings(round), before: undefined })));
      for (const { method, taken } of sums.methods) {
        const own = paid.flatMap(({ payments = [] }) =>
          (payments ?? []).filter((payment) => payment.method === method),
        );
        expect(taken).toBe(sumOf(own.flatMap(({ gross, tip = 0 }) => [toMoney(gross), toMoney(tip)])));
      }
    }),
  );
});

test('receipts for each payment add up to the bill, and only a payment of everything lists it as a whole', () => {
  fc.assert(
    fc.property(rounds, attempts, (all, tries) => {
      const signed = new Map<string, number>();
      payAll(all, tries, (before, after) => {
        for (const [index, round] of after.entries()) {
          const receipt = receiptForChange(computeTakings(before[index] as Round), computeTakings(round));
          signed.set(round.id, (signed.get(round.id) ?? 0) + (receipt?.gross ?? 0));
          if (receipt?.isWhole) expect(receipt.gross).toBe(toMoney(round.totals.total.gross));
        }
      });
      for (const round of all) expect(signed.get(round.id) ?? 0).toBe(toMoney(round.totals.total.gross));
    }),
  );
});

test('a refund after the payment goes back by the methods of the payments, none more than was paid with it', () => {
  fc.assert(
    fc.property(rounds, attempts, fc.double({ min: 0, max: 1, noNaN: true }), (all, tries, share) => {
      for (const round of payAll(all, tries)) {
        const due = toMoney(round.totals.total.gross) + toMoney(round.tip ?? 0);
        const refunded = Math.floor((due * share) / 100) / 100;
        const takings = computeTakings({ ...round, status: 'completed', refunded });
        expect(sumOf((takings.methods ?? []).map((each) => each.refunded))).toBe(
          takings.methods ? toMoney(refunded) : 0,
        );
        for (const each of takings.methods ?? []) expect(each.refunded).toBeLessThanOrEqual(each.taken);
        if (takings.methods) expect(outstandingOf(takings)).toBe(0);
      }
    }),
  );
});

const coffee = (amount: number, gross: number) => ({ amount, gross, tax: 20, name: 'Melange' });
const bill = (...items: ReturnType<typeof coffee>[]): Round => ({
  ...{ id: 'a', items, totals: totalsWith(items, 0, []), status: 'confirmed', kind: 'order', isPaid: false },
  ...{ history: [{ status: 'placed' }], paymentMethod: 'cash', paidTotal: null, refunded: 0 },
});
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
};
const ofItem = (amount: number, index = 0): Choice => ({ kind: 'items', items: [{ order: 'a', index, amount }] });

test('three pieces for 10.00 cost 3.33, 3.34 and 3.33', () => {
  let round = bill(coffee(3, 10));
  const amounts = [1, 2, 3].map((number) => {
    const [part] = settleBill([round], ofItem(1));
    round = pay(round, part as BillPart, number);
    return part?.gross;
  });
  expect(amounts).toEqual([33300, 33400, 33300]);
});

test('the first of three shares of 10.00 is 3.34, the next two are 3.33', () => {
  let round = bill(coffee(1, 10));
  const amounts = [3, 2, 1].map((persons) => {
    const [part] = settleBill([round], { kind: 'share', persons });
    round = pay(round, part as BillPart, persons);
    return part?.gross;
  });
  expect(amounts).toEqual([33400, 33300, 33300]);
});

test('refuses what is paid, what was shared, what is unknown, and parts of a measured amount', () => {
  const round = bill(coffee(2, 8), coffee(0.35, 9));
  const [first] = settleBill([round], ofItem(2)) as [BillPart];
  const paid = pay(round, first, 1);
  expect(codeOf(() => settleBill([paid], ofItem(1)))).toBe('ITEM_PAID');
  expect(codeOf(() => settleBill([round], ofItem(3)))).toBe('ITEM_PAID');
  expect(codeOf(() => settleBill([round], ofItem(1, 5)))).toBe('ITEM_UNKNOWN');
  expect(codeOf(() => settleBill([round], ofItem(0.1, 1)))).toBe('REQUIRED');
  expect(codeOf(() => settleBill([{ ...round, id: 'b' }], ofItem(1)))).toBe('ITEM_UNKNOWN');
  const [share] = settleBill([round], { kind: 'share', persons: 2 }) as [BillPart];
  expect(codeOf(() => settleBill([pay(round, share, 1)], ofItem(1)))).toBe('BILL_SHARED');
  const [rest] = settleBill([paid], { kind: 'rest' }) as [BillPart];
  expect(rest.gross).toBe(money(90_000));
  expect(codeOf(() => settleBill([pay(paid, rest, 2)], { kind: 'rest' }))).toBe('BILL_PAID');
  expect(codeOf(() => settleBill([{ ...round, isPaid: true }], { kind: 'rest' }))).toBe('BILL_PAID');
});
