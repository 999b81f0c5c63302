// TIP-01 to TIP-06
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { money, subtract, sumOf, toMoney } from '../money/money.ts';
import { refundedOfTotal } from '../payments/refunded-of-total.ts';
import { splitRefund } from './split-refund.ts';
import { amountDue, mayGuestTip, offersTips, suggestedTip, tipFault, tipLimit } from './tips.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map((each) => each / 100);

test('TIP-01: guests may give a tip only where it is switched on, and not with a request for an offer', () => {
  expect(offersTips({})).toBe(false);
  expect(offersTips({ isTipEnabled: false })).toBe(false);
  expect(offersTips({ isTipEnabled: true })).toBe(true);
  expect(offersTips({ isTipEnabled: true, isQuotationRequired: true })).toBe(false);
});

test('TIP-02: a suggestion is the percentage of the total in whole cents', () => {
  expect(suggestedTip(toMoney(10.9), 10)).toBe(toMoney(1.09));
  expect(suggestedTip(toMoney(10.9), 5)).toBe(toMoney(0.55));
  expect(suggestedTip(toMoney(10.9), 7.5)).toBe(toMoney(0.82));
  expect(suggestedTip(toMoney(0), 10)).toBe(0);
});

test('TIP-03: a tip is at most the total, but 20 are always accepted and 500 never exceeded', () => {
  expect(tipLimit(toMoney(8))).toBe(toMoney(20));
  expect(tipLimit(toMoney(55.5))).toBe(toMoney(55.5));
  expect(tipLimit(toMoney(2_000))).toBe(toMoney(500));
  expect(tipFault(toMoney(20), toMoney(8), 'EUR')).toBeUndefined();
  expect(tipFault(toMoney(20.01), toMoney(8), 'EUR')).toEqual({
    code: 'TIP_TOO_HIGH',
    message: 'Als Trinkgeld nehmen wir hier höchstens 20,00\u00a0€ an.',
  });
});

test('TIP-03: every suggestion of up to 100 % is accepted for totals up to the highest tip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 100 }), (total, percent) => {
      const gross = money(total * 100);
      expect(tipFault(suggestedTip(gross, percent), gross, 'EUR')).toBeUndefined();
    }),
  );
});

test('TIP-04: what the guest pays is the total and the tip', () => {
  const totals = { total: { gross: 10.9 } };
  expect(amountDue({ totals })).toBe(toMoney(10.9));
  expect(amountDue({ totals, tip: 1.1 })).toBe(toMoney(12));
});

const onSite = { status: 'confirmed', kind: 'order', isConfirmed: true, paymentMethod: 'cash', items: [{}] } as const;
test.each([
  ['an order in preparation that is paid on site', onSite, true],
  ['an order that is paid online', { ...onSite, paymentMethod: 'card' }, false],
  ['an order that was handed over', { ...onSite, status: 'completed' }, false],
  ['a canceled order', { ...onSite, status: 'canceled' }, false],
  ['a request for an offer', { ...onSite, status: 'placed', kind: 'quotation', isConfirmed: false }, false],
  ['an accepted offer', { ...onSite, kind: 'quotation' }, true],
  ['an order whose price is not known yet', { ...onSite, items: [{ isPriceHidden: true }] }, false],
] as const)('TIP-05: guests tip on the page of %s: %#', (_, order, may) => {
  expect(mayGuestTip(order)).toBe(may);
});

test('TIP-06: a part refund does not touch the tip, a full one includes it', () => {
  const paid = { paidTotal: 12, total: 10, tip: 2 };
  expect(splitRefund({ ...paid, refunded: 4 })).toEqual({ ofTotal: toMoney(4), ofTip: 0 });
  expect(splitRefund({ ...paid, refunded: 10 })).toEqual({ ofTotal: toMoney(10), ofTip: 0 });
  expect(splitRefund({ ...paid, refunded: 11 })).toEqual({ ofTotal: toMoney(10), ofTip: toMoney(1) });
  expect(splitRefund({ ...paid, refunded: 12 })).toEqual({ ofTotal: toMoney(10), ofTip: toMoney(2) });
});

test('TIP-06: the refund of a tip that was given back is part of neither', () => {
  expect(splitRefund({ paidTotal: 12, total: 10, refunded: 2 })).toEqual({ ofTotal: 0, ofTip: 0 });
});

test('TIP-06: the parts of a refund add up, none exceeds what it belongs to, and without a tip nothing changes', () => {
  fc.assert(
    fc.property(cents(10_000), cents(3_000), cents(5_000), fc.double({ min: 0, max: 1, noNaN: true }), (...facts) => {
      const [total, tip, lowered, part] = facts;
      const paid = sumOf([toMoney(total), toMoney(tip), toMoney(lowered)]);
      const refunded = Math.floor((paid / 100) * part) / 100;
      const { ofTotal, ofTip } = splitRefund({ refunded, paidTotal: paid / 10_000, total, tip });
      const kept = money(Math.max(0, toMoney(refunded) - toMoney(lowered)));
      expect(sumOf([ofTotal, ofTip])).toBe(kept);
      expect(ofTotal).toBeLessThanOrEqual(toMoney(total));
      expect(ofTip).toBeLessThanOrEqual(toMoney(tip));
      if (ofTip > 0) expect(ofTotal).toBe(toMoney(total));
      const without = { refunded, paidTotal: subtract(paid, toMoney(tip)) / 10_000, total };
      expect(splitRefund(without)).toEqual({ ofTotal: refundedOfTotal(without), ofTip: 0 });
    }),
  );
});
