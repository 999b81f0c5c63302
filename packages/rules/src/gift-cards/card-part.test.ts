import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '../../testing/arbitrary-orders.ts';
import { money, subtract, sumOf, toMoney } from '../money/money.ts';
import { amountDue } from '../tips/tips.ts';
import { cardAlphabet, formatCardCode, parseCardCode } from './card-code.ts';
import {
  type CardPart,
  cardAmount,
  cardKept,
  claimable,
  fitCardPart,
  releaseCardPart,
  returnToCard,
} from './card-part.ts';

/** A card's part of which something may have been given back. */
const part: fc.Arbitrary<CardPart> = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([one, other]) => ({ amount: Math.max(one, other) / 100, returned: Math.min(one, other) / 100 }));

test('GIFT-05: a card pays at most its balance and at most the total', () => {
  fc.assert(
    fc.property(cents(10_000), cents(10_000), (balance, total) => {
      const paid = claimable(toMoney(balance), toMoney(total));
      expect(paid).toBe(Math.min(toMoney(balance), toMoney(total)));
      const due = amountDue({
        totals: { total: { gross: total } },
        tip: 2,
        giftCard: { amount: paid / 10_000, returned: 0 },
      });
      expect(sumOf([due, paid])).toBe(sumOf([toMoney(total), toMoney(2)]));
      // The tip is never paid by the card.
      expect(due).toBeGreaterThanOrEqual(toMoney(2));
    }),
  );
});

test('GIFT-06: a cheaper order gives back what exceeds the total, a dearer one takes nothing more', () => {
  const thirty = { amount: 30, returned: 0 };
  expect(fitCardPart(thirty, toMoney(25))).toEqual({ amount: 25, returned: 0 });
  expect(fitCardPart(thirty, toMoney(40))).toBe(thirty);
  // 20 of 30 were given back: 10 are left, which a total of 15 still uses.
  expect(fitCardPart({ amount: 30, returned: 20 }, toMoney(15))).toEqual({ amount: 15, returned: 5 });
  expect(fitCardPart({ amount: 30, returned: 20 }, toMoney(8))).toEqual({ amount: 8, returned: 0 });
  fc.assert(
    fc.property(part, cents(10_000), (before, total) => {
      const after = fitCardPart(before, toMoney(total));
      expect(cardAmount(after)).toBeLessThanOrEqual(cardAmount(before));
      expect(cardKept(after)).toBe(Math.min(cardKept(before), toMoney(total)));
      expect(toMoney(after.returned)).toBeGreaterThanOrEqual(0);
      expect(fitCardPart(after, toMoney(total))).toEqual(after);
    }),
  );
});

test('GIFT-03: whatever happens to an order, what it gives back adds up to what it took', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('total' as const), cents: cents(10_000) }),
    fc.record({ kind: fc.constant('return' as const), cents: cents(3_000) }),
  );
  fc.assert(
    fc.property(cents(10_000), fc.array(step, { maxLength: 12 }), (amount, steps) => {
      let current: CardPart = { amount, returned: 0 };
      let balance = subtract(money(0), cardKept(current));
      for (const each of steps) {
        const next =
          each.kind === 'total'
            ? fitCardPart(current, toMoney(each.cents))
            : returnToCard(current, toMoney(each.cents));
        const given = subtract(cardKept(current), cardKept(next));
        expect(given).toBeGreaterThanOrEqual(0);
        expect(cardKept(next)).toBeGreaterThanOrEqual(0);
        balance = sumOf([balance, given]);
        current = next;
        expect(balance).toBe(-cardKept(current) + 0);
      }
      const released = releaseCardPart(current);
      expect(cardKept(released)).toBe(0);
      expect(sumOf([balance, cardKept(current)])).toBe(0);
    }),
  );
});

test('GIFT-01: a code is read in any spelling, and wrong characters are none', () => {
  expect(parseCardCode(' k7m2-xqpa 9rdt 4weh')).toBe('K7M2XQPA9RDT4WEH');
  expect(parseCardCode('K7M2 XQPA 9RDT 4WE')).toBeUndefined();
  expect(parseCardCode('K7M2 XQPA 9RDT 4WE0')).toBeUndefined();
  expect(formatCardCode('K7M2XQPA9RDT4WEH')).toBe('K7M2 XQPA 9RDT 4WEH');
  const code = fc.string({ unit: fc.constantFrom(...cardAlphabet), minLength: 16, maxLength: 16 });
  fc.assert(fc.property(code, (each) => expect(parseCardCode(formatCardCode(each).toLowerCase())).toBe(each)));
});
