import { expect, test } from '@jest/globals';
import { foundSections } from './found-sections.ts';
import type { Section } from './menu-sections.ts';

const section = (name: string, ...products: [name: string, description: string][]): Section =>
  ({
    category: { name },
    rows: products.map(([name, description]) => ({ product: { name, description } })),
  }) as unknown as Section;
const card = [
  section('Süßes', ['Tiramisù', 'Mascarpone, Biskotten'], ['Marillenknödel', 'Mit Butterbröseln']),
  section('Pizza', ['Tonno', 'Thunfisch, Zwiebel']),
];
const found = (typed: string) =>
  foundSections(card, typed).map(({ category, rows }) => [category.name, ...rows.map(({ product }) => product.name)]);

test('a product is found by each of its words, by its category, and however it is typed', () => {
  expect(found('tiramisu')).toEqual([['Süßes', 'Tiramisù']]);
  expect(found('SUSSES knodel')).toEqual([['Süßes', 'Marillenknödel']]);
  expect(found('zwiebel')).toEqual([['Pizza', 'Tonno']]);
  expect(found('pizza')).toEqual([['Pizza', 'Tonno']]);
});

test('every word counts, and no word is no search', () => {
  expect(found('pizza mascarpone')).toEqual([]);
  expect(foundSections(card, ' ')).toBe(card);
});
