import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceItem } from '../price/price.ts';
import type { Part, PartsHolder } from './configuration.ts';
import { bundledProducts, partLines, valuesOf } from './part-lines.ts';

const main: Part = {
  name: 'Hauptspeise',
  type: 'select',
  options: [
    { name: 'Margherita', product: { id: 'p1' }, modifier: 'add', value: 0 },
    { name: 'Diavola', product: { id: 'p2' }, modifier: 'add', value: 1.5 },
  ],
};
const drinks: Part = {
  name: 'Getränke',
  type: 'multiselect',
  options: [
    { name: 'Wasser', product: { id: 'p3' } },
    { name: 'Bier', product: { id: 'p4' }, value: 2 },
    { name: 'Eis' },
  ],
};
const note: Part = { name: 'Widmung', type: 'text' };
const photos: Part = { name: 'Fotos', type: 'images' };
const menu: PartsHolder & { price: number } = {
  price: 12.9,
  type: 'bundle',
  config: { parts: [main, drinks, note, photos] },
};

test('lists the parts of a bundle, options in the order of their definition, uploads separately', () => {
  expect(partLines(menu, ['Diavola', ['Bier', 'Wasser'], ' Für Eva ', ['u1', 'u2']])).toEqual([
    { name: 'Hauptspeise', values: ['Diavola'], uploads: [] },
    { name: 'Getränke', values: ['Wasser', 'Bier'], uploads: [] },
    { name: 'Widmung', values: [' Für Eva '], uploads: [] },
    { name: 'Fotos', values: [], uploads: ['u1', 'u2'] },
  ]);
  expect(partLines(menu, ['Margherita', [], '  '])).toEqual([
    { name: 'Hauptspeise', values: ['Margherita'], uploads: [] },
  ]);
  expect(partLines(menu, null)).toEqual([]);
});

test("adds the products of a bundle's chosen options at the price of the bundle", () => {
  expect(bundledProducts(menu, ['Diavola', ['Bier', 'Eis']])).toEqual(['p2', 'p4']);
  expect(bundledProducts({ ...menu, type: 'configurable' }, ['Diavola'])).toEqual([]);
  expect(bundledProducts(menu, undefined)).toEqual([]);
  const bundle = { ...menu, unit: 'piece' as const, tax: 10 };
  const priced = priceItem(bundle, { amount: 2, unit: 'piece', parts: ['Diavola', ['Bier', 'Wasser'], null, []] });
  expect(priced.gross).toBe(328_000); // 2 × (12.90 + 1.50 + 2.00)
});

test('prices a bundle like a configurable product', () => {
  const names = (part: Part) => (part.options ?? []).map(({ name }) => name);
  fc.assert(
    fc.property(fc.constantFrom(...names(main)), fc.subarray(names(drinks)), (chosen, some) => {
      const as = (type: string) =>
        priceItem({ ...menu, type, unit: 'piece', tax: 10 }, { amount: 3, unit: 'piece', parts: [chosen, some] });
      expect(as('bundle')).toEqual(as('configurable'));
      expect(bundledProducts(menu, [chosen, some])).toHaveLength(1 + some.filter((name) => name !== 'Eis').length);
    }),
  );
});

// ORDER-37
test('restores the choice from its lines if the product still has the parts', () => {
  const chosen = fc.tuple(
    fc.constantFrom('Margherita', 'Diavola'),
    fc.subarray(['Wasser', 'Bier', 'Eis']),
    fc.constantFrom(null, 'Alles Gute'),
    fc.subarray(['0199f000-0000-7000-8000-00000000000a']),
  );
  fc.assert(
    fc.property(chosen, (values) => {
      const lines = partLines(menu, values);
      expect(partLines(menu, valuesOf(menu, lines))).toEqual(lines);
    }),
  );
  expect(valuesOf({ ...menu, config: { parts: [note] } }, partLines(menu, ['Diavola', [], null, []]))).toEqual([null]);
});
