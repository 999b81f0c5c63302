// TABLE-14, TABLE-15, TABLE-17
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDiscounts, itemFields, totalsWith } from '../../testing/arbitrary-orders.ts';
import { sumChanges } from '../closing/close-sums.ts';
import { type ClosableOrder, computeTakings, outstandingOf } from '../closing/order-takings.ts';
import { fromMoney, money, sumOf, toMoney } from '../money/money.ts';
import { leftOnSite } from '../payments/left-on-site.ts';
import { splitsOfItems } from '../price/changed-items.ts';
import { RuleError } from '../rule-error.ts';
import {
  type BilledOrder,
  linesOf,
  openByRate,
  openItems,
  openRuns,
  pricesOfPieces,
  type ReservedPart,
  withReserved,
} from './bill-lines.ts';
import { type Choice, isStillOpen, openOfBill, settleBill, toReservedParts } from './settle-bill.ts';

type Round = BilledOrder & ClosableOrder & { id: string };

const item = fc.record({ ...itemFields, amount: fc.constantFrom(1, 2, 3, 7, 0.35), name: fc.constant('Speise') });

const rounds: fc.Arbitrary<Round[]> = fc
  .array(fc.record({ items: fc.array(item, { minLength: 1, maxLength: 3 }), discounts: arbitraryDiscounts }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all.map(({ items, discounts }, index) => ({
      ...{ id: `round-${index}`, items, status: 'confirmed', kind: 'order', paymentMethod: 'cash' },
      totals: totalsWith(
        items,
        0,
        discounts.filter(({ kind }) => kind !== 'delivery'),
      ),
      history: [{ status: 'placed' }, { status: 'confirmed' }],
      ...{ isPaid: false, paidTotal: null, refunded: 0 },
    })),
  );

const choice = fc.oneof(
  fc.record({ kind: fc.constant('items' as const), picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('share' as const), persons: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('rest' as const) }),
);
type Wish = { kind: 'items'; picks: readonly number[] } | { kind: 'share'; persons: number } | { kind: 'rest' };

/** What staff, guests and the provider do, in any order; `at` names one of the parts that were reserved. */
const incidents = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('pay-on-site' as const), wish: choice }),
    fc.record({ what: fc.constant('reserve' as const), wish: choice }),
    fc.record({ what: fc.constantFrom('succeed' as const, 'expire' as const), at: fc.nat(20) }),
  ),
  { maxLength: 14 },
);
type Incident =
  | { what: 'pay-on-site'; wish: Wish }
  | { what: 'reserve'; wish: Wish }
  | { what: 'succeed' | 'expire'; at: number };

type Part = { parts: ReservedPart[]; state: 'reserved' | 'expired' | 'paid' | 'refused' };
type Table = { rounds: Round[]; parts: Part[] };

const withParts = ({ rounds: all, parts }: Table, but?: Part): Round[] =>
  withReserved(
    all,
    parts.filter((part) => part.state === 'reserved' && part !== but),
  );

function toChoice(all: readonly Round[], wish: Wish): Choice {
  if (wish.kind !== 'items') return wish;
  const open = all.flatMap((round) => (openItems(round) ?? []).map((each) => ({ order: round.id, ...each })));
  const picked = new Set(wish.picks.map((pick) => pick % Math.max(1, open.length)));
  const items = [...picked].flatMap((at) => open[at] ?? []);
  return {
    kind: 'items',
    items: items.map(({ order, index, amount }) => ({ order, index, amount: Number.isInteger(amount) ? 1 : amount })),
  };
}

/** The chosen parts among those neither paid nor reserved; none if the choice is refused. */
function choose(table: Table, wish: Wish, number: number, method: 'cash' | 'card'): ReservedPart[] {
  const all = withParts(table);
  const chosen = toChoice(all, wish);
  if (chosen.kind === 'items' && chosen.items.length === 0) return [];
  try {
    return toReservedParts(settleBill(all, chosen), {
      ...{ settlement: `settlement-${number}`, method, tip: number % 2 === 0 ? 0.5 : 0 },
    });
  } catch (error) {
    if (error instanceof RuleError && ['REQUIRED', 'BILL_SHARED', 'BILL_PAID'].includes(error.code)) return [];
    throw error;
  }
}

const pay = (all: readonly Round[], parts: readonly ReservedPart[]): Round[] =>
  all.map((round) => {
    const part = parts.find(({ order }) => order === round.id);
    if (!part) return round;
    const payments = [...(round.payments ?? []), part];
    return { ...round, payments, tip: fromMoney(sumOf(payments.map(({ tip = 0 }) => toMoney(tip)))) };
  });

function happen(table: Table, incident: Incident, number: number): Table {
  if (incident.what === 'pay-on-site') {
    const parts = choose(table, incident.wish, number, 'cash');
    return { ...table, rounds: pay(table.rounds, parts) };
  }
  if (incident.what === 'reserve') {
    const parts = choose(table, incident.wish, number, 'card');
    return parts.length === 0 ? table : { ...table, parts: [...table.parts, { parts, state: 'reserved' }] };
  }
  const part = table.parts[incident.at % Math.max(1, table.parts.length)];
  if (!part || part.state === 'paid' || part.state === 'refused') return table;
  const become = (state: Part['state'], all = table.rounds): Table => ({
    rounds: all,
    parts: table.parts.map((one) => (one === part ? { ...one, state } : one)),
  });
  if (incident.what === 'expire') return part.state === 'reserved' ? become('expired') : table;
  const isOpen = isStillOpen(withParts(table, part), part.parts);
  // A reserved part can always be paid.
  if (part.state === 'reserved') expect(isOpen).toBe(true);
  return isOpen ? become('paid', pay(table.rounds, part.parts)) : become('refused');
}

/** All incidents, then every reserved part succeeds or expires, then staff take the rest. */
function run(all: Round[], what: readonly Incident[], seen?: (table: Table) => void): Table {
  let table: Table = { rounds: all, parts: [] };
  const next = (incident: Incident, number: number) => {
    table = happen(table, incident, number);
    seen?.(table);
  };
  for (const [number, incident] of what.entries()) next(incident, number);
  for (const at of table.parts.keys()) next({ what: at % 2 === 0 ? 'succeed' : 'expire', at }, 0);
  next({ what: 'pay-on-site', wish: { kind: 'rest' } }, 99);
  return table;
}

test('payments on site and online in any order add up to the bill by VAT rate, and what is reserved can be paid', () => {
  fc.assert(
    fc.property(rounds, incidents, (all, what) => {
      const table = run(all, what, (current) => {
        for (const round of withParts(current))
          for (const { gross } of openByRate(round)) expect(gross).toBeGreaterThan(0);
      });
      expect(openOfBill(table.rounds)).toBe(0);
      for (const round of table.rounds) {
        expect(openByRate(round)).toEqual([]);
        for (const { rate, gross } of splitsOfItems(round.items, round.totals))
          expect(sumOf((round.payments ?? []).map(({ rates }) => toMoney(rates[String(rate)] ?? 0)))).toBe(gross);
      }
      // Every accepted online payment is stored, no refused one.
      const stored = new Set(
        table.rounds.flatMap(({ payments = [] }) => (payments ?? []).map((one) => one.settlement)),
      );
      for (const { state, parts } of table.parts)
        for (const { settlement } of parts) expect(stored.has(settlement)).toBe(state === 'paid');
    }),
  );
});

test('no piece of an item is paid or reserved twice', () => {
  fc.assert(
    fc.property(rounds, incidents, (all, what) => {
      run(all, what, (table) => {
        for (const round of withParts(table))
          for (const line of linesOf(round)) {
            const taken = (round.payments ?? []).flatMap(({ items = [] }) =>
              items.filter(({ index }) => index === line.index),
            );
            const pieces = taken.flatMap(({ from = 0, amount }) =>
              Number.isInteger(amount) ? Array.from({ length: amount }, (_, at) => from + at) : [from],
            );
            expect(new Set(pieces).size).toBe(pieces.length);
            const open = sumOf(openRuns(round, line).map(({ amount }) => toMoney(amount)));
            expect(sumOf([open, ...taken.map(({ amount }) => toMoney(amount))])).toBe(toMoney(line.amount));
          }
      });
    }),
  );
});

test('the prices of the open pieces add up to what the item still costs', () => {
  fc.assert(
    fc.property(rounds, incidents, (all, what) => {
      run(all, what, (table) => {
        for (const round of withParts(table))
          for (const open of openItems(round) ?? []) {
            const line = linesOf(round)[open.index];
            const prices = line && pricesOfPieces(round, line);
            if (prices) expect(sumOf(prices)).toBe(open.gross);
          }
      });
    }),
  );
});

test('a day close counts refunds of an online part by its method, and what is left on site is what was paid on site', () => {
  fc.assert(
    fc.property(rounds, incidents, fc.double({ min: 0, max: 1, noNaN: true }), (all, what, share) => {
      for (const round of run(all, what).rounds) {
        const payments = (round.payments ?? []).map((payment) => {
          const paid = toMoney(payment.gross) + toMoney(payment.tip ?? 0);
          return payment.method === 'card' ? { ...payment, refunded: Math.floor((paid * share) / 100) / 100 } : payment;
        });
        const refunded = fromMoney(sumOf(payments.map((payment) => toMoney(payment.refunded ?? 0))));
        const paidBy = (method: string) =>
          sumOf(
            payments
              .filter((payment) => payment.method === method)
              .flatMap(({ gross, tip = 0 }) => [toMoney(gross), toMoney(tip)]),
          );
        const after = { ...round, payments, refunded };
        expect(leftOnSite({ ...after, status: 'completed' })).toBe(paidBy('cash'));
        const takings = computeTakings({ ...after, status: 'completed' });
        const card = (takings.methods ?? []).find(({ method }) => method === 'card');
        expect(card?.refunded ?? money(0)).toBe(toMoney(refunded));
        expect(card?.taken ?? money(0)).toBe(paidBy('card'));
        expect(outstandingOf(takings)).toBe(0);
        const sums = sumChanges([{ now: takings, before: undefined }]);
        expect(sumOf(sums.methods.map(({ taken }) => taken))).toBe(sumOf([paidBy('card'), paidBy('cash')]));
      }
    }),
  );
});
