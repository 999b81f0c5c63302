import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, money, sumOf, toMoney } from '../money/money.ts';
import { type DeliveryArea, deliveryFee, missingToMinimum } from './delivery-area.ts';
import { freeDeliveryHint, minimumTexts } from './delivery-texts.ts';

const area: DeliveryArea = { area: '1080', price: 2.9, tax: 10, freeFromOrderValue: 40, minimumOrderValue: 15 };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

// FEE-06, FEE-07
test('states the minimum and the missing amount below it', () => {
  const texts = minimumTexts(area, toMoney(12.6), 'EUR');
  expect(plain(texts?.short)).toBe('Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.');
  expect(plain(texts?.long)).toBe(
    'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 2,40 € hinzu oder wählen Sie eine andere Art der Lieferung.',
  );
  expect(minimumTexts(area, toMoney(15), 'EUR')).toBeUndefined();
});

// PRICE-12
test('hides the missing amount if prices are hidden', () => {
  expect(minimumTexts(area, undefined, 'EUR')).toBeUndefined();
  expect(missingToMinimum(area, undefined)).toBe(0);
});

test('reaches the minimum by adding the missing amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }), (goods, minimum) => {
      const [gross, asked] = [toMoney(goods / 100), { ...area, minimumOrderValue: minimum / 100 }];
      const texts = minimumTexts(asked, gross, 'EUR');
      expect(texts === undefined).toBe(goods >= minimum);
      if (!texts) return;
      const missing = missingToMinimum(asked, gross);
      expect(texts.long).toContain(` ${formatMoney(missing, 'EUR')} hinzu`);
      expect(minimumTexts(asked, sumOf([gross, missing]), 'EUR')).toBeUndefined();
    }),
  );
});

// FEE-08
test('hints at free delivery only above zero, and then applies it', () => {
  expect(plain(freeDeliveryHint(area, 'EUR'))).toBe('Kostenlose Lieferung ab 40,00 €.');
  for (const more of [{ free: true }, { price: 0 }, { freeFromOrderValue: 0 }, { freeFromOrderValue: null }])
    expect(freeDeliveryHint({ ...area, ...more }, 'EUR')).toBeUndefined();
  expect(deliveryFee(area, money(toMoney(40) + 1))).toBe(0);
});
