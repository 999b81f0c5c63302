import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type AllergenSource, allergenState, allergenStatement, allergens } from './allergen-statement.ts';

const letters = fc.subarray([...allergens]);
const anyProduct: fc.Arbitrary<AllergenSource> = fc
  .record({
    letters,
    isFreeOfAllergens: fc.boolean(),
    options: fc.array(
      fc.record({ allergens: letters, product: fc.option(fc.constantFrom('known', 'silent', 'deleted')) }),
      { maxLength: 3 },
    ),
    isBundle: fc.boolean(),
  })
  .map(({ letters: own, isFreeOfAllergens, options, isBundle }) => ({
    type: isBundle ? 'bundle' : 'configurable',
    allergens: own,
    isFreeOfAllergens,
    config: {
      parts: [
        {
          name: 'Auswahl',
          type: 'select' as const,
          options: options.map(({ product, ...option }, index) => ({
            ...option,
            name: String(index),
            product: product && { id: product },
          })),
        },
      ],
    },
  }));

const contents: Readonly<Record<string, AllergenSource>> = {
  known: { type: 'simple', allergens: ['A'] },
  silent: { type: 'simple', allergens: [] },
};
const find = (id: string) => contents[id];

test('PRODUCT-14: calls an allergen absent only if product and contents state their allergens', () => {
  fc.assert(
    fc.property(anyProduct, fc.constantFrom(...allergens), (product, letter) => {
      const statement = allergenStatement(product, find);
      const options = product.config?.parts?.flatMap((part) => part.options ?? []) ?? [];
      const named = options.flatMap((option) => (option.product ? [option.product.id] : []));
      const isSilent = product.allergens.length === 0 && !product.isFreeOfAllergens;
      const state = allergenState(statement, letter);
      if (state === 'none') {
        expect(product.allergens).not.toContain(letter);
        expect(options.some((option) => option.allergens?.includes(letter))).toBe(false);
        expect(named.filter((id) => id !== 'known')).toEqual([]);
        expect(isSilent && !(product.type === 'bundle' && named.length > 0)).toBe(false);
      }
      if (product.allergens.includes(letter)) expect(state).toBe('contained');
    }),
  );
});

test('separates allergens of the product from those of choices, in the order of the list', () => {
  const options = [
    { name: 'Parmesan', allergens: ['G' as const] },
    { name: 'Ei', allergens: ['C' as const, 'A' as const] },
  ];
  const pizza: AllergenSource = {
    type: 'configurable',
    allergens: ['L', 'A'],
    config: { parts: [{ name: 'Belag', type: 'multiselect', options }] },
  };
  expect(allergenStatement(pizza, find)).toEqual({ contained: ['A', 'L'], byChoice: ['C', 'G'], isUnknown: false });
});

test('judges a bundle by its products, and one with an unknown product as unknown', () => {
  const bundleOf = (...ids: string[]): AllergenSource => ({
    type: 'bundle',
    allergens: [],
    config: {
      parts: [{ name: 'Gang', type: 'select', options: ids.map((id) => ({ name: id, product: { id } })) }],
    },
  });
  expect(allergenStatement(bundleOf('known'), find)).toEqual({ contained: [], byChoice: ['A'], isUnknown: false });
  for (const id of ['silent', 'deleted'])
    expect(allergenStatement(bundleOf('known', id), find)).toMatchObject({ byChoice: ['A'], isUnknown: true });
});
