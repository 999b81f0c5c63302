import { expect, test } from '@jest/globals';
import type { Product } from '@theke/contracts/catalog/product';
import { freshItem } from './fresh-item.ts';

const option = (name: string, value: number, more: object = {}) => ({ name, modifier: 'add', value, ...more });
const productWith = (...parts: object[]) =>
  freshItem({ type: 'configurable', price: 10.9, unit: 'piece', config: { parts } } as unknown as Product).parts;

// CART-02
test('an item has its product, an amount with unit, and one value per part', () => {
  const parts = [
    { name: 'Größe', type: 'select', options: [option('Normal', 0)] },
    { name: 'Dazu', type: 'multiselect', options: [option('Kren', 2)] },
    { name: 'Anmerkung', type: 'text' },
  ];
  const product = { type: 'configurable', price: 10.9, unit: 'piece', defaultQuantity: 2, config: { parts } };
  expect(freshItem(product as unknown as Product)).toEqual({
    product,
    amount: 2,
    unit: 'piece',
    parts: ['Normal', [], null],
  });
});

test('preselects the first option of a required choice that is free', () =>
  expect(
    productWith(
      { name: 'Größe', type: 'select', options: [option('Normal', 0), option('Groß', 3)] },
      { name: 'Teig', type: 'select', options: [option('Hell', 10.9, { modifier: 'overwrite' }), option('Dunkel', 1)] },
    ),
  ).toEqual(['Normal', 'Hell']));

test('preselects nothing that costs extra, is optional, or is a dish of a set menu', () =>
  expect(
    productWith(
      { name: 'Größe', type: 'select', options: [option('Groß', 3), option('Normal', 0)] },
      { name: 'Teig', type: 'select', options: [option('Hell', 9, { modifier: 'overwrite' })] },
      { name: 'Sauce', type: 'select', optional: true, options: [option('Ketchup', 0)] },
      { name: 'Vorspeise', type: 'select', options: [option('Suppe', 0, { product: { id: 'soup' } })] },
      { name: 'Dazu', type: 'multiselect', options: [option('Kren', 0)] },
      { name: 'Anmerkung', type: 'text' },
    ),
  ).toEqual([null, null, null, null, [], null]));
