import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMoney, money } from '../money/money.ts';
import { grossOfAmount, isSoldByPriceUnit, totalsOfItems } from './changed-items.ts';

const margherita = {
  amount: 2,
  unit: 'piece',
  unitPrice: 10.9,
  priceUnit: 'piece',
  gross: 21.8,
  tax: 10,
} as const;

// PRICE-05
test('multiplies another amount by the agreed unit price, rounded half up to cents', () => {
  expect(grossOfAmount(margherita, 3)).toBe(money(327_000)); // 3 x 10.90 = 32.70
  expect(grossOfAmount({ ...margherita, unit: 'decagram', priceUnit: 'kilogram', unitPrice: 34.9 }, 25)).toBe(
    money(87_300), // 0.25 kg x 34.90 = 8.725, half up 8.73
  );
  expect(grossOfAmount(margherita, 0)).toBe(money(0));
});

test('needs the product to convert between units of different types', () => {
  const byPiece = { ...margherita, unit: 'piece', priceUnit: 'kilogram', unitPrice: 20 } as const;
  const product = { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] } as const;
  expect([isSoldByPriceUnit(margherita), isSoldByPriceUnit(byPiece)]).toEqual([true, false]);
  expect(grossOfAmount(byPiece, 2, product)).toBe(money(100_000)); // 2 x 250 g = 0.5 kg x 20
  expect(() => grossOfAmount(byPiece, 2)).toThrow(expect.objectContaining({ code: 'UNIT_NOT_CONVERTIBLE' }));
});

test('keeps the delivery fee with its VAT', () => {
  const totals = totalsOfItems([{ gross: 11, tax: 10 }], {
    delivery: { net: 2, tax: 0.4, gross: 2.4 },
    deliveryRate: 20,
  });
  expect(totals.total.gross).toBe(money(134_000)); // 11 + 2.40
  expect(totals.taxes).toEqual([
    { rate: 10, tax: money(10_000) }, // 11 - 11 / 1.1
    { rate: 20, tax: money(4_000) }, // 2.40 - 2.40 / 1.2
  ]);
  const fetched = totalsOfItems([{ gross: 11, tax: 10 }], { delivery: { net: 0, tax: 0, gross: 0 } });
  expect([fetched.delivery.gross, fetched.taxes.map(({ rate }) => rate)]).toEqual([0, [10]]);
});

test('adds up items and fee to the cent', () => {
  const item = fc.record({ gross: fc.nat(100_000).map((cents) => cents / 100), tax: fc.constantFrom(4.9, 10, 20) });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), fc.nat(1_000), (items, feeCents) => {
      const fee = feeCents / 100;
      const { total } = totalsOfItems(items, { delivery: { net: 0, tax: 0, gross: fee }, deliveryRate: 20 });
      const cents = items.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0) + feeCents;
      return Math.round(fromMoney(total.gross) * 100) === cents && total.net + total.tax === total.gross;
    }),
  );
});
