import { expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import { orderedAgain } from './ordered-again.ts';

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
const again = (lines: ReturnType<typeof line>[], soldOut: string[] = []) =>
  orderedAgain(lines, {
    orderable: new Map([today, drink, menu].map((product) => [product.id, product])),
    soldOut: new Set(soldOut),
  });

test('restores lines with the product and price of today', () => {
  const ordered = line('pizza', [
    answer('Größe', ['Groß']),
    answer('Extras', ['Ei', 'Mais']),
    answer('Wünsche', ['Knusprig']),
  ]);
  expect(again([ordered, line('cola')])).toEqual({
    items: [
      { product: today, unit: 'piece', amount: 2, parts: ['Groß', ['Ei', 'Mais'], 'Knusprig'] },
      { product: drink, unit: 'piece', amount: 2, parts: [] },
    ],
    gone: [],
  });
});

test.each([
  ['a product that is no longer there', line('calzone')],
  ['an option that is no longer there', line('pizza', [answer('Größe', ['Familie'])])],
  ['an extra that is no longer there', line('pizza', [answer('Größe', ['Groß']), answer('Extras', ['Trüffel'])])],
  ['a question that is no longer asked', line('pizza', [answer('Größe', ['Groß']), answer('Teig', ['Vollkorn'])])],
  ['what must be chosen now and was not', line('pizza', [])],
  ['a file that somebody sent along', line('pizza', [answer('Größe', ['Groß']), answer('Foto', [], ['u1'])])],
  ['a unit that it is no longer sold by', { ...line('cola'), unit: 'kilogram' as never }],
])('%s is reported, not replaced', (_, ordered) => {
  expect(again([ordered, line('cola')])).toMatchObject({ items: [{ product: drink }], gone: [ordered.name] });
});

test('reports sold-out products within a bundle', () => {
  const ordered = line('menu', [answer('Getränk', ['Cola'])]);
  expect(again([ordered]).gone).toEqual([]);
  expect(again([ordered], ['cola']).gone).toEqual([ordered.name]);
});

test('an amount that is no longer sold becomes the nearest allowed amount', () => {
  const limited = { ...drink, maximumQuantity: 3 };
  const { items } = orderedAgain([line('cola', [], 9)], {
    orderable: new Map([['cola', limited]]),
    soldOut: new Set(),
  });
  expect(items).toMatchObject([{ amount: 3 }]);
});

test('STAT-25: lines cancelled in the earlier order are neither reordered nor reported', () => {
  expect(again([line('cola', [], 0), line('calzone', [], 0)])).toEqual({ items: [], gone: [] });
});
