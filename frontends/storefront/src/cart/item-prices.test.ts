import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { exampleIds } from '@theke/contracts/wire';
import { priceOrder } from '@theke/rules/price/price-order';
import type { CartItem } from './cart.ts';
import { itemBasePrice, itemDeposit, itemPrices } from './item-prices.ts';

const item = (changes: object): CartItem => ({
  product: {
    ...products.draft.parse({ ...products.example, price: 3, ...changes }),
    ...{ id: exampleIds.product, version: 1, createdAt: '', updatedAt: '' },
  },
  amount: 1,
  unit: 'piece',
  parts: [],
});

// PRICE-11, PRICE-12
test('shows "ab" for a minimum price, "ca." for an estimate, and nothing for a hidden price', () => {
  const items = [
    item({ calculationModel: 'minimum' }),
    item({ calculationModel: 'approximate' }),
    item({}),
    item({ isPriceHidden: true }),
  ];
  const texts = itemPrices(items, priceOrder(items, 'takeaway'), 'EUR').map((text) => text.replace('\u00a0', ' '));
  expect(texts).toEqual(['ab 3,00 €', 'ca. 3,00 €', '3,00 €', '']);
});

// BASE-03
test("shows the price per liter unless the item's price is hidden", () => {
  const bottle = { contentQuantity: 0.5, contentUnit: 'liter' };
  expect(itemBasePrice(item(bottle), 'EUR')).toBe('6,00\u00a0€/l');
  expect(itemBasePrice(item({ ...bottle, isPriceHidden: true }), 'EUR')).toBeUndefined();
  expect(itemBasePrice(item({}), 'EUR')).toBeUndefined();
});

// DEPOSIT-01, DEPOSIT-08
test('shows the deposit of the whole item unless its price is hidden', () => {
  expect(itemDeposit({ ...item({ deposit: 0.25 }), amount: 2 }, 'EUR')).toBe('zzgl. 0,50\u00a0€ Pfand');
  expect([item({ deposit: 0.25, isPriceHidden: true }), item({})].map((each) => itemDeposit(each, 'EUR'))).toEqual([
    undefined,
    undefined,
  ]);
});
