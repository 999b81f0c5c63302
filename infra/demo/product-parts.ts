// Questions shared by several products, and their prices.
import type { ProductDraft } from '@theke/contracts/catalog/product';

export type Part = NonNullable<NonNullable<ProductDraft['config']>['parts']>[number];

type Letters = NonNullable<NonNullable<Part['options']>[number]['allergens']>;

/** An option with its surcharge and allergens. */
export type Choice = readonly [name: string, surcharge: number, allergens?: Letters];

const options = (choices: readonly Choice[]): NonNullable<Part['options']> =>
  choices.map(([name, value, allergens = []]) => ({ name, modifier: 'add', value, allergens }));

export const select = (name: string, choices: readonly Choice[], description = ''): Part => ({
  name,
  description,
  type: 'select',
  options: options(choices),
});

export const multiselect = (name: string, choices: readonly Choice[], description = ''): Part => ({
  name,
  description,
  type: 'multiselect',
  optional: true,
  options: options(choices),
});

/** Ingredients to leave out, free of charge. */
export const without = (...ingredients: readonly string[]): Part =>
  multiselect(
    'Weglassen',
    ingredients.map((name) => [`Ohne ${name}`, 0]),
  );

export const pizzaSize: Part = {
  name: 'Größe',
  description: '',
  type: 'select',
  options: [
    { name: 'Normal, 32 cm', modifier: 'add', value: 0 },
    { name: 'Klein, 26 cm', modifier: 'subtract', value: 1.5 },
    { name: 'Groß, 40 cm', modifier: 'add', value: 4.9 },
  ],
};

export const extraToppings: readonly Choice[] = [
  ['Rucola', 1.5],
  ['Prosciutto crudo', 3.2],
  ['Büffelmozzarella', 2.9, ['G']],
  ['Scharfe Salami', 2.2, ['L']],
  ['Champignons', 1.5],
  ['Oliven', 1.3],
  ['Artischocken', 1.9, ['O']],
  ['Frisches Basilikum', 0.8],
];

export const extras = multiselect('Extras', extraToppings);
