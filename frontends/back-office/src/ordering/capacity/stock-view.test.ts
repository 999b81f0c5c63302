import { expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { stockLines } from './stock-view.ts';

const product = (id: string, name: string, isEnabled = true) =>
  [id, { ...products.draft.parse({ ...products.example, name, isEnabled }), id } as unknown as Product] as const;
const entry = (id: string, remaining: number): StockEntry => ({ product: id, remaining, soldOutUntil: null });
const all = new Map([
  product('1', 'Tiramisù'),
  product('2', 'Margherita'),
  product('3', 'Äpfel'),
  product('4', 'Winterkarte', false),
  product('5', 'Restposten', false),
]);
const stock = [entry('1', 0), entry('2', 4), entry('5', 2), entry('gone', 0)];
const names = (view: Parameters<typeof stockLines>[2]['view'], search = '') =>
  stockLines(all, stock, { view, search }).map((line) => line.product.name);

// STOCK-04
test('lists products on sale and others with a stock, by name', () =>
  expect(names(undefined)).toEqual(['Äpfel', 'Margherita', 'Restposten', 'Tiramisù']));

test('narrows to sold-out or limited products, and to a part of the name', () => {
  expect(names('sold-out')).toEqual(['Tiramisù']);
  expect(names('limited')).toEqual(['Margherita', 'Restposten']);
  expect(names(undefined, ' MAR')).toEqual(['Margherita']);
  expect(names('sold-out', 'mar')).toEqual([]);
});
