// DISC-15
import { expect, test } from '@jest/globals';
import { productsInMenu } from './products-in-menu.ts';

const menu = (availableFrom: string, ...products: string[]) => ({
  availableFrom,
  catalog: [{ id: 'drinks', products: products.map((id) => ({ id })) }],
});
const menus = [menu('2026-01-01T00:00:00Z', 'cola'), menu('2026-06-01T00:00:00Z', 'cola', 'spritz')];

test('finds the products of a category in the menu that is active', () => {
  expect(productsInMenu(menus, new Date('2026-03-01T00:00:00Z'))('drinks')).toEqual(['cola']);
  expect(productsInMenu(menus, new Date('2026-07-01T00:00:00Z'))('drinks')).toEqual(['cola', 'spritz']);
  expect(productsInMenu(menus, new Date('2026-07-01T00:00:00Z'))('wine')).toEqual([]);
  expect(productsInMenu([], new Date(0))('drinks')).toEqual([]);
});
