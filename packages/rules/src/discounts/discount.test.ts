// DISC-15
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Discount, listPrices, termsOf } from './discount.ts';

const discount: Discount = {
  ...{ id: 'a', kind: 'percent', name: 'Mittag', percent: 10, amount: 0, products: [], prices: [], code: '' },
  ...{ validFrom: null, validUntil: null, schedule: [], branches: [], orderTypes: [], minimum: 0 },
};
const menu: Readonly<Record<string, readonly string[]>> = { drinks: ['spritz', 'cola'], wine: ['zweigelt', 'spritz'] };
const context = { priceOf: () => 5, productsIn: (category: string) => menu[category] ?? [] };
const references = (...ids: string[]) => ids.map((id) => ({ id }));

test('a discount covers its products and those of its categories, each once', () => {
  const terms = (changes: Partial<Discount>) => termsOf({ ...discount, ...changes }, context).products;
  expect(terms({})).toBeUndefined();
  expect(terms({ products: references('pizza', 'cola'), categories: references('drinks', 'wine') })).toEqual([
    ...['pizza', 'cola', 'spritz', 'zweigelt'],
  ]);
});

test('a discount on a category that the menu does not have covers nothing, not everything', () => {
  expect(termsOf({ ...discount, categories: references('gone') }, context).products).toEqual([]);
});

test('a product on the list keeps its own price; of several categories the lowest counts', () => {
  const categoryPrices = [
    { category: { id: 'wine' }, price: 4 },
    { category: { id: 'drinks' }, price: 3 },
  ];
  const prices = [{ product: { id: 'cola' }, price: 4.5 }];
  expect(Object.fromEntries(listPrices({ prices, categoryPrices }, context.productsIn))).toEqual({
    ...{ zweigelt: 4, spritz: 3, cola: 4.5 },
  });
  const { reductions } = termsOf({ ...discount, kind: 'prices', prices, categoryPrices }, context);
  expect(reductions).toEqual({ zweigelt: 1, spritz: 2, cola: 0.5 });
});

test('naming a category is the same as naming all of its products', () =>
  fc.assert(
    fc.property(fc.subarray(['spritz', 'cola', 'zweigelt']), fc.subarray(['drinks', 'wine', 'gone']), (own, named) => {
      const byCategory = termsOf(
        { ...discount, products: references(...own), categories: references(...named) },
        context,
      );
      const all = [...new Set([...own, ...named.flatMap(context.productsIn)])];
      if (own.length + named.length === 0) return expect(byCategory.products).toBeUndefined();
      expect(byCategory.products).toEqual(all);
    }),
  ));
