import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foundSections } from './found-sections.ts';
import type { Section } from './menu-sections.ts';
import { wordFinder } from './synonyms.ts';

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

test('finds a product by each of its words and its category, regardless of case and accents', () => {
  expect(found('tiramisu')).toEqual([['Süßes', 'Tiramisù']]);
  // SEARCH-05
  expect(found('Suesses Marillenknoedel')).toEqual([['Süßes', 'Marillenknödel']]);
  expect(found('SUSSES knodel')).toEqual([['Süßes', 'Marillenknödel']]);
  expect(found('zwiebel')).toEqual([['Pizza', 'Tonno']]);
  expect(found('pizza')).toEqual([['Pizza', 'Tonno']]);
});

// SEARCH-07
test('finds dishes by other words for their ingredients, but not by parts of other words', () => {
  const dishes = [
    section(
      'Pizza',
      ['Funghi', 'Frische Champignons'],
      ['Prosciutto', 'Beinschinken'],
      ['Burger', 'Faschiertes vom Rind'],
    ),
    section('Süßes', ['Gemischtes Eis', 'Drei Kugeln'], ['Reisauflauf', 'Mit Marillen']),
  ];
  const names = (typed: string) =>
    foundSections(dishes, typed).flatMap(({ rows }) => rows.map(({ product }) => product.name));
  expect(names('Pilze')).toEqual(['Funghi']);
  expect(names('ham')).toEqual(['Funghi', 'Prosciutto']);
  expect(names('Schinken')).toEqual(['Prosciutto']);
  expect(names('gelato')).toEqual(['Gemischtes Eis']);
  expect(names('Hackfleisch')).toEqual(['Burger']);
  expect(names('Aprikosen')).toEqual(['Reisauflauf']);
  expect(names('fish')).toEqual([]);
});

test('synonyms only add results', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 40 }), (typed, text) => {
      if (text.includes(typed)) expect(wordFinder(typed)(text)).toBe(true);
    }),
  );
});

test('every word must match, and an empty search returns everything', () => {
  expect(found('pizza mascarpone')).toEqual([]);
  expect(foundSections(card, ' ')).toBe(card);
});

// LANG-03
test('finds a dish by its English texts and the English name of its category', () => {
  const [soup] = [section('Suppen', ['Frittatensuppe', 'Mit Schnittlauch'], ['Minestrone', ''])];
  const translations = { en: { name: 'Pancake soup', description: 'With chives' } };
  Object.assign(soup!.category, { translations: { en: { name: 'Starters' } } });
  Object.assign(soup!.rows[0]!.product, { translations });
  const names = (typed: string) =>
    foundSections([soup!], typed).flatMap(({ rows }) => rows.map(({ product }) => product.name));
  expect(names('pancake')).toEqual(['Frittatensuppe']);
  expect(names('frittaten chives')).toEqual(['Frittatensuppe']);
  expect(names('starters')).toEqual(['Frittatensuppe', 'Minestrone']);
});
