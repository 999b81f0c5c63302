import type { Case } from './case.ts';

/**
 * A product of type bundle, counted in pieces. Its options refer to products; `products` has their individual prices.
 * `chosen` has one value per part: the product of a select, the products of a multiselect, null for none. `expect` is
 * the item's gross, or 'invalid' if a required part is empty.
 */
export type BundlesCase = Case<
  {
    readonly bundle: {
      readonly price: number;
      readonly parts: readonly {
        readonly name: string;
        readonly type: 'select' | 'multiselect';
        readonly optional: boolean;
        readonly options: readonly {
          readonly product: string;
          readonly modifier: 'add' | 'subtract' | 'overwrite';
          readonly value: number;
        }[];
      }[];
    };
    readonly products: Readonly<Record<string, { readonly price: number }>>;
    readonly amount: number;
    readonly chosen: readonly (string | readonly string[] | null)[];
  },
  number | 'invalid'
>;

const priced =
  'A bundle has `config.parts` whose options name products and their own modifier; it is priced like a configurable product and lists its parts on receipts and in the kitchen.';
const validated = 'bundle steps are validated like parts;';

const starter = {
  name: 'Vorspeise',
  type: 'select',
  optional: false,
  options: [
    { product: 'suppe', modifier: 'add', value: 0 },
    { product: 'salat', modifier: 'add', value: 1.5 },
  ],
} as const;
const main = {
  name: 'Hauptspeise',
  type: 'select',
  optional: false,
  options: [
    { product: 'schnitzel', modifier: 'add', value: 0 },
    { product: 'filet', modifier: 'overwrite', value: 24.9 },
    { product: 'gemüse', modifier: 'subtract', value: 2 },
  ],
} as const;
const drinks = {
  name: 'Getränke',
  type: 'multiselect',
  optional: true,
  options: [
    { product: 'cola', modifier: 'add', value: 2.2 },
    { product: 'wasser', modifier: 'add', value: 1.4 },
  ],
} as const;
const bundle = { price: 14.9, parts: [starter, main, drinks] } as const;
const products = {
  suppe: { price: 4.9 },
  salat: { price: 5.9 },
  schnitzel: { price: 13.9 },
  filet: { price: 27.9 },
  gemüse: { price: 11.9 },
  cola: { price: 3.4 },
  wasser: { price: 2.6 },
} as const;

export const bundlesCases = [
  {
    name: 'the products inside cost what the bundle says, not their own price',
    rule: 'PRICE-06',
    quote: priced,
    arithmetic: '14.90 + 0 + 0 = 14.90 (not 14.90 + 4.90 + 13.90)',
    given: { bundle, products, amount: 1, chosen: ['suppe', 'schnitzel', []] },
    expect: 14.9,
  },
  {
    name: 'an option of a bundle adds',
    rule: 'PRICE-06',
    quote: priced,
    arithmetic: '(14.90 + 1.50 + 0) × 2 = 32.80',
    given: { bundle, products, amount: 2, chosen: ['salat', 'schnitzel', []] },
    expect: 32.8,
  },
  {
    name: 'an option of a bundle subtracts',
    rule: 'PRICE-06',
    quote: priced,
    arithmetic: '14.90 + 0 − 2.00 = 12.90',
    given: { bundle, products, amount: 1, chosen: ['suppe', 'gemüse', []] },
    expect: 12.9,
  },
  {
    name: 'an option of a bundle overwrites what came before, later ones add to it',
    rule: 'PRICE-06',
    quote: priced,
    arithmetic: '14.90 + 1.50 = 16.40; overwritten by 24.90; + 2.20 + 1.40 = 28.50',
    given: { bundle, products, amount: 1, chosen: ['salat', 'filet', ['wasser', 'cola']] },
    expect: 28.5,
  },
  {
    name: 'a step that is not optional and has no product',
    rule: 'PRODUCT-08',
    quote: validated,
    arithmetic: 'Hauptspeise is not optional and empty',
    given: { bundle, products, amount: 1, chosen: ['suppe', null, []] },
    expect: 'invalid',
  },
] as const satisfies readonly BundlesCase[];
