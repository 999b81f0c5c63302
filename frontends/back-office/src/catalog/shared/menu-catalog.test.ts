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

test('moves a category with its products', () => {
  expect(idsIn(moveCategory(catalog, 0, 2))).toEqual([
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', []],
    ['pizza', ['margherita', 'diavola', 'funghi']],
  ]);
});

test('moves a product within its category', () => {
  const to = (from: number, index: number) =>
    idsIn(moveProduct(catalog, { category: 'pizza', index: from }, { category: 'pizza', index }))[0]?.[1];
  expect(to(0, 2)).toEqual(['diavola', 'funghi', 'margherita']);
  expect(to(2, 0)).toEqual(['funghi', 'margherita', 'diavola']);
});

test('moves a product with its times to another category', () => {
  const timed = changeProduct(catalog, 'pizza', 'funghi', { schedule: [{ type: 'daily', isClosed: true }] });
  const moved = moveProduct(timed, { category: 'pizza', index: 2 }, { category: 'leer', index: 0 });
  expect(idsIn(moved)).toEqual([
    ['pizza', ['margherita', 'diavola']],
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', ['funghi']],
  ]);
  expect(moved[2]?.products[0]?.schedule).toHaveLength(1);
});

test('a category never contains a product twice', () => {
  const moved = moveProduct(catalog, { category: 'pizza', index: 1 }, { category: 'pasta', index: 0 });
  expect(idsIn(moved)).toEqual([
    ['pizza', ['margherita', 'funghi']],
    ['pasta', ['gnocchi', 'diavola']],
    ['leer', []],
  ]);
  expect(idsIn(addProducts(catalog, 'pasta', ['diavola', 'neu']))[1]).toEqual(['pasta', ['gnocchi', 'diavola', 'neu']]);
  expect(addCategory(catalog, 'pizza')).toEqual(catalog);
});

test('removes only the given product', () => {
  expect(idsIn(removeProduct(catalog, 'pasta', 'diavola'))).toEqual([
    ['pizza', ['margherita', 'diavola', 'funghi']],
    ['pasta', ['gnocchi']],
    ['leer', []],
  ]);
  expect(removeCategory(catalog, 'leer').map(({ id }) => id)).toEqual(['pizza', 'pasta']);
});

test('does not mutate its input', () => {
  const before = structuredClone(catalog);
  moveCategory(catalog, 0, 1);
  moveProduct(catalog, { category: 'pizza', index: 0 }, { category: 'leer', index: 0 });
  addProducts(catalog, 'leer', ['neu']);
  expect(catalog).toEqual(before);
});
