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
const listRows = (card: Card, soldOut?: ReadonlySet<string>) =>
  menuSections(card, 'Europe/Vienna', noon, soldOut).flatMap((section) =>
    section.rows.map((row) => `${section.category.id} ${row.product.id} ${row.availability}`),
  );
const rows = (...args: Parameters<typeof card>) => listRows(card(...args));

// MENU-02
test('the active menu decides categories and order; empty categories are omitted', () =>
  expect(rows([product('a'), product('b')])).toEqual(['pizza a orderable', 'pizza b orderable']));

// MENU-11
test('omits products that were taken off the menu', () =>
  expect(
    rows([product('a', { isEnabled: false, isVisibleWhenUnavailable: true }), product('b', { isEnabled: false })]),
  ).toEqual([]));

// MENU-11
test('keeps products outside their times if they are visible then', () => {
  const schedule = [{ type: 'daily' as const, from: '08:00', to: '10:30', isClosed: false }];
  expect(rows([product('a', { schedule, isVisibleWhenUnavailable: true }), product('b', { schedule })])).toEqual([
    'pizza a visible',
  ]);
});

test('omits products of the menu that do not exist', () =>
  expect(rows([product('a')], [{ id: 'x', isEnabled: true, schedule: [] }])).toEqual([]));

// MENU-11
test("keeps the branch's sold-out products in their position, without those that are hidden then", () => {
  const shown = { isVisibleWhenUnavailable: true };
  const all = [product('a', shown), product('b', shown), product('c'), product('d', shown)];
  expect(listRows(card(all), new Set(['b', 'c']))).toEqual([
    'pizza a orderable',
    'pizza b sold-out',
    'pizza d orderable',
  ]);
});

test('omits a bundle without options for a required choice', () => {
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
