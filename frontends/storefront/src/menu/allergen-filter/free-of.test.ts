import { expect, test } from '@jest/globals';
import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import type { Section } from '../menu-sections.ts';
import { type Allergen, freeOf } from './free-of.ts';

const product = (name: string, allergens: Allergen[], ...options: Allergen[][]) =>
  ({
    name,
    allergens,
    isFreeOfAllergens: allergens.length === 0,
    type: options.length > 0 ? 'configurable' : 'product',
    config: {
      parts: options.length
        ? [
            {
              name: 'Teig',
              type: 'select',
              optional: false,
              options: options.map((of, at) => ({ name: `${at}`, allergens: of })),
            },
          ]
        : [],
    },
  }) as unknown as Product;
const section = (name: string, ...products: Product[]): Section => ({
  category: { name } as Category,
  rows: products.map((each) => ({ product: each, availability: 'orderable' as const })),
});
const card = [
  section('Pizza', product('Margherita', ['A', 'G']), product('Marinara', ['A'])),
  section('Salate', product('Caprese', ['G']), product('Insalata', [])),
];
const names = (...allergens: Allergen[]) => {
  const { sections, hidden } = freeOf(card, allergens, []);
  return [sections.flatMap(({ rows }) => rows.map((row) => row.product.name)), hidden];
};

test('hides products with the allergen and empty categories; keeps the others', () => {
  expect(names()).toEqual([['Margherita', 'Marinara', 'Caprese', 'Insalata'], 0]);
  expect(names('G')).toEqual([['Marinara', 'Insalata'], 2]);
  expect(names('A', 'G')).toEqual([['Insalata'], 3]);
  expect(freeOf(card, ['A'], []).sections.map(({ category }) => category.name)).toEqual(['Salate']);
});

test('a required choice contains an allergen only if all its options do', () => {
  const bread = [section('Brot', product('Immer', [], ['A'], ['A', 'N']), product('Wählbar', [], ['A'], []))];
  expect(freeOf(bread, ['A'], []).sections[0]?.rows.map((row) => row.product.name)).toEqual(['Wählbar']);
  expect(freeOf(bread, ['N'], []).hidden).toBe(0);
});

test('a bundle contains the allergens of its possible products', () => {
  const [pasta, risotto] = [
    { ...product('Pasta', ['A', 'G']), id: 'p' },
    { ...product('Risotto', ['G']), id: 'r' },
  ] as Product[];
  const lunch = {
    ...product('Mittagsmenü', []),
    isFreeOfAllergens: false,
    type: 'bundle',
    config: {
      parts: [
        {
          name: 'Gang',
          type: 'select',
          optional: false,
          options: [{ product: { id: 'p' } }, { product: { id: 'r' } }],
        },
      ],
    },
  } as unknown as Product;
  const hidden = (allergen: Allergen) =>
    freeOf([section('Mittags', lunch)], [allergen], [pasta, risotto] as Product[]).hidden;
  expect([hidden('G'), hidden('A')]).toEqual([1, 0]);
});

const unstated = (name: string, ...options: Allergen[][]): Product => ({
  ...product(name, [], ...options),
  isFreeOfAllergens: false,
});

test('PRODUCT-14: a product without stated allergens is hidden by every allergen filter and shown without one', () => {
  const soups = [
    section('Suppen', unstated('Frittatensuppe'), product('Klare Suppe', []), unstated('Nudelsuppe', ['C'])),
  ];
  const remainingNames = (...allergens: Allergen[]) =>
    freeOf(soups, allergens, []).sections.flatMap(({ rows }) => rows.map((row) => row.product.name));
  expect(remainingNames()).toEqual(['Frittatensuppe', 'Klare Suppe', 'Nudelsuppe']);
  expect(remainingNames('A')).toEqual(['Klare Suppe']);
  expect(freeOf(soups, ['A'], []).hidden).toBe(2);
  // Stored before the field existed.
  const { isFreeOfAllergens: _, ...old } = unstated('Von früher');
  expect(freeOf([section('Alt', old as Product)], ['A'], []).hidden).toBe(1);
});

test('PRODUCT-14: a bundle counts as free only through products with stated allergens', () => {
  const [soup, salad] = [
    { ...unstated('Suppe'), id: 's' },
    { ...product('Salat', []), id: 'l' },
  ];
  const menu = (...contained: string[]) =>
    ({
      ...unstated('Menü'),
      type: 'bundle',
      config: {
        parts: [
          { name: 'Gang', type: 'select', optional: false, options: contained.map((id) => ({ product: { id } })) },
        ],
      },
    }) as unknown as Product;
  const hidden = (bundle: Product) => freeOf([section('Mittags', bundle)], ['A'], [soup, salad]).hidden;
  expect([hidden(menu('s')), hidden(menu('l')), hidden(menu('s', 'l')), hidden(menu('weg'))]).toEqual([1, 0, 0, 1]);
  expect(hidden({ ...menu('s'), isFreeOfAllergens: true })).toBe(1);
});
