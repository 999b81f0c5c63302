import { expect, test } from '@jest/globals';
import { exampleIds } from '../wire.ts';
import { type Product, products } from './product.ts';

const since = {
  id: exampleIds.product,
  version: 1,
  createdAt: '2026-11-22T12:00:00Z',
  updatedAt: '2026-11-22T12:00:00Z',
};
const product = (isPriceHidden: boolean): Product => ({
  ...products.draft.parse({
    ...products.example,
    price: 77.7,
    deposit: 22.2,
    isPriceHidden,
    config: {
      parts: [
        {
          name: 'Größe',
          type: 'select',
          options: [
            { name: 'Klein', modifier: 'overwrite', value: 55.5 },
            { name: 'Groß', value: 33.3, deposit: 44.4 },
          ],
        },
      ],
    },
  }),
  ...since,
});
const asGuest = (one: Product) => products.toPublic?.(one) as Product;

// PRICE-12, DEPOSIT-08
test('hides every amount of a product with a hidden price from guests, and nothing else', () => {
  const shown = asGuest(product(true));
  expect(JSON.stringify(shown)).not.toMatch(/77\.7|55\.5|33\.3|22\.2|44\.4|overwrite/);
  expect(shown.config.parts[0]?.options.map(({ name }) => name)).toEqual(['Klein', 'Groß']);
  // The public product is still a valid product and can be put into a cart.
  const { id, version, createdAt, updatedAt, ...draft } = shown;
  expect(products.draft.safeParse(draft).success).toBe(true);
  expect(asGuest(product(false))).toEqual(product(false));
});
