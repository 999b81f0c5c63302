import { expect, test } from '@jest/globals';
import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import { additivesOn } from './additives-on.ts';

const section = (...additives: (string[] | undefined)[]) => ({
  category: {} as Category,
  rows: additives.map((of) => ({ product: { additives: of } as Product, availability: 'orderable' as const })),
});

// ADD-02
test('the legend lists each additive on the menu once, by number', () => {
  expect(additivesOn([section(['12', '2'], undefined), section(['2'])])).toEqual([
    ['2', 'mit Konservierungsstoff'],
    ['12', 'koffeinhaltig'],
  ]);
  expect(additivesOn([section([])])).toEqual([]);
});
