import { expect, test } from '@jest/globals';
import type { Product } from '@theke/contracts/catalog/product';
import type { Card } from '../shop/card.ts';
import { menuSections } from './menu-sections.ts';

const noon = new Date('2026-11-21T11:00:00Z');
const product = (id: string, fields: Partial<Product> = {}) =>
  ({ id, isEnabled: true, isVisibleWhenUnavailable: false, schedule: [], ...fields }) as Product;
const card = (products: Product[], entries = products.map(({ id }) => ({ id, isEnabled: true, schedule: [] }))): Card =>
  ({
    menus: [
      {
        availableFrom: '2026-01-01T00:00:00Z',
        catalog: [
          { id: 'pizza', products: entries },
          { id: 'empty', products: [] },
        ],
      },
      { availableFrom: '2027-01-01T00:00:00Z', catalog: [] },
    ],
    categories: ['pizza', 'empty'].map((id) => ({ id, isEnabled: true, schedule: [] })),
    products,
  }) as unknown as Card;
const rowsOf = (shown: Card, soldOut?: ReadonlySet<string>) =>
  menuSections(shown, 'Europe/Vienna', noon, soldOut).flatMap((section) =>
    section.rows.map((row) => `${section.category.id} ${row.product.id} ${row.availability}`),
  );
const rows = (...args: Parameters<typeof card>) => rowsOf(card(...args));

// MENU-02
test('the active menu decides what stands where; empty categories stay away', () =>
  expect(rows([product('a'), product('b')])).toEqual(['pizza a orderable', 'pizza b orderable']));

test('sold out keeps its place, disabled and invisible goes', () =>
  expect(
    rows([product('a', { isEnabled: false, isVisibleWhenUnavailable: true }), product('b', { isEnabled: false })]),
  ).toEqual(['pizza a sold-out']));

test('a product that the menu names and nobody knows is left out', () =>
  expect(rows([product('a')], [{ id: 'x', isEnabled: true, schedule: [] }])).toEqual([]));

test('what the branch has sold out keeps its place, whatever else is said of it', () =>
  expect(rowsOf(card([product('a'), product('b')]), new Set(['b']))).toEqual([
    'pizza a orderable',
    'pizza b sold-out',
  ]));

test('a bundle that offers nothing where something must be chosen is as good as disabled', () => {
  const bundle = (options: string[], fields: Partial<Product> = {}) =>
    product('menu', {
      type: 'bundle',
      config: {
        parts: [{ name: 'Hauptspeise', type: 'select', optional: false, options: options.map((name) => ({ name })) }],
      },
      ...fields,
    } as Partial<Product>);
  expect(rows([bundle(['Pasta'])])).toEqual(['pizza menu orderable']);
  expect(rows([bundle([])])).toEqual([]);
  expect(rows([bundle([], { isVisibleWhenUnavailable: true })])).toEqual(['pizza menu sold-out']);
});
