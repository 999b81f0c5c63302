import { expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import { reorderItems } from './reorder-items.ts';

const option = (name: string, product: string | null = null) => ({
  product: product ? { id: product } : null,
  name,
  modifier: 'add' as const,
  value: 0,
  contentQuantity: null,
  deposit: null,
  allergens: [],
});
const part = (name: string, type: 'select' | 'multiselect' | 'text', options: ReturnType<typeof option>[] = []) => ({
  name,
  type,
  description: '',
  optional: type !== 'select',
  options,
});
const today: Product = {
  ...products.events.changed.example,
  id: 'pizza',
  price: 12,
  type: 'configurable',
  config: {
    parts: [
      part('Größe', 'select', [option('Klein'), option('Groß')]),
      part('Extras', 'multiselect', [option('Mais'), option('Ei')]),
      part('Wünsche', 'text'),
    ],
  },
};
const drink: Product = { ...products.events.changed.example, id: 'cola', name: 'Cola' };
const menu: Product = {
  ...today,
  id: 'menu',
  type: 'bundle',
  config: { parts: [part('Getränk', 'select', [option('Cola', 'cola')])] },
};
const answer = (name: string, values: string[], uploads: string[] = []) => ({ name, values, uploads });
const line = (product: string, parts: ReturnType<typeof answer>[] = [], amount = 2) => ({
  product,
  name: `Bestellt: ${product}`,
  amount,
  unit: 'piece' as const,
  parts,
});
const reorder = (lines: ReturnType<typeof line>[], soldOut: string[] = []) =>
  reorderItems(lines, {
    orderable: new Map([today, drink, menu].map((product) => [product.id, product])),
    soldOut: new Set(soldOut),
  });

test('restores lines with the product and price of today', () => {
  const ordered = line('pizza', [
    answer('Größe', ['Groß']),
    answer('Extras', ['Ei', 'Mais']),
    answer('Wünsche', ['Knusprig']),
  ]);
  expect(reorder([ordered, line('cola')])).toEqual({
    items: [
      { product: today, unit: 'piece', amount: 2, parts: ['Groß', ['Ei', 'Mais'], 'Knusprig'] },
      { product: drink, unit: 'piece', amount: 2, parts: [] },
    ],
    unavailable: [],
  });
});

test.each([
  ['a product that no longer exists', line('calzone')],
  ['an option that no longer exists', line('pizza', [answer('Größe', ['Familie'])])],
  ['an extra that no longer exists', line('pizza', [answer('Größe', ['Groß']), answer('Extras', ['Trüffel'])])],
  ['a question that no longer exists', line('pizza', [answer('Größe', ['Groß']), answer('Teig', ['Vollkorn'])])],
  ['a choice that is required now and was not made', line('pizza', [])],
  ['an uploaded file', line('pizza', [answer('Größe', ['Groß']), answer('Foto', [], ['u1'])])],
  ['a unit that is no longer offered', { ...line('cola'), unit: 'kilogram' as never }],
])('%s is reported, not replaced', (_, ordered) => {
  expect(reorder([ordered, line('cola')])).toMatchObject({ items: [{ product: drink }], unavailable: [ordered.name] });
});

test('reports sold-out products within a bundle', () => {
  const ordered = line('menu', [answer('Getränk', ['Cola'])]);
  expect(reorder([ordered]).unavailable).toEqual([]);
  expect(reorder([ordered], ['cola']).unavailable).toEqual([ordered.name]);
});

test('an amount that is no longer sold becomes the nearest allowed amount', () => {
  const limited = { ...drink, maximumQuantity: 3 };
  const { items } = reorderItems([line('cola', [], 9)], {
    orderable: new Map([['cola', limited]]),
    soldOut: new Set(),
  });
  expect(items).toMatchObject([{ amount: 3 }]);
});

test('STAT-25: lines cancelled in the earlier order are neither reordered nor reported', () => {
  expect(reorder([line('cola', [], 0), line('calzone', [], 0)])).toEqual({ items: [], unavailable: [] });
});
