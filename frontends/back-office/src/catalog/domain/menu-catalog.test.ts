import { expect, test } from '@jest/globals';
import {
  addCategory,
  addProducts,
  type Catalog,
  changeProduct,
  moveCategory,
  moveProduct,
  removeCategory,
  removeProduct,
} from './menu-catalog.ts';

const product = (id: string) => ({ id, isEnabled: true, schedule: [] });
const catalog: Catalog = [
  { id: 'pizza', products: ['margherita', 'diavola', 'funghi'].map(product) },
  { id: 'pasta', products: ['gnocchi', 'diavola'].map(product) },
  { id: 'leer', products: [] },
];
const idsIn = (one: Catalog) => one.map(({ id, products }) => [id, products.map((each) => each.id)]);

test('a category is moved with all it holds', () => {
  expect(idsIn(moveCategory(catalog, 0, 2))).toEqual([
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', []],
    ['pizza', ['margherita', 'diavola', 'funghi']],
  ]);
});

test('within its category a product takes the place it is put to', () => {
  const to = (from: number, index: number) =>
    idsIn(moveProduct(catalog, { category: 'pizza', index: from }, { category: 'pizza', index }))[0]?.[1];
  expect(to(0, 2)).toEqual(['diavola', 'funghi', 'margherita']);
  expect(to(2, 0)).toEqual(['funghi', 'margherita', 'diavola']);
});

test('into another category a product is taken with its times', () => {
  const timed = changeProduct(catalog, 'pizza', 'funghi', { schedule: [{ type: 'daily', isClosed: true }] });
  const after = moveProduct(timed, { category: 'pizza', index: 2 }, { category: 'leer', index: 0 });
  expect(idsIn(after)).toEqual([
    ['pizza', ['margherita', 'diavola']],
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', ['funghi']],
  ]);
  expect(after[2]?.products[0]?.schedule).toHaveLength(1);
});

test('a category never holds a product twice', () => {
  const after = moveProduct(catalog, { category: 'pizza', index: 1 }, { category: 'pasta', index: 0 });
  expect(idsIn(after)).toEqual([
    ['pizza', ['margherita', 'funghi']],
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', []],
  ]);
  expect(idsIn(addProducts(catalog, 'pasta', ['diavola', 'neu']))[1]).toEqual(['pasta', ['gnocchi', 'diavola', 'neu']]);
  expect(addCategory(catalog, 'pizza')).toEqual(catalog);
});

test('what is taken out is out, and nothing else', () => {
  expect(idsIn(removeProduct(catalog, 'pasta', 'diavola'))).toEqual([
    ['pizza', ['margherita', 'diavola', 'funghi']],
    ['pasta', ['gnocchi']],
    ['leer', []],
  ]);
  expect(removeCategory(catalog, 'leer').map(({ id }) => id)).toEqual(['pizza', 'pasta']);
});

test('nothing that was given is changed', () => {
  const before = structuredClone(catalog);
  moveCategory(catalog, 0, 1);
  moveProduct(catalog, { category: 'pizza', index: 0 }, { category: 'leer', index: 0 });
  addProducts(catalog, 'leer', ['neu']);
  expect(catalog).toEqual(before);
});
