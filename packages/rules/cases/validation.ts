import type { Case } from './case.ts';

/**
 * Whether an item of a configurable product can be added to the cart. `values` has one value per part: the option's
 * name of a select, the text of text and textarea, a list of option names or upload ids for all others; null is no
 * value. The options of the select are mittel and groß, those of the multiselect Käse and Speck.
 */
export type ValidationCase = Case<
  {
    readonly amount: number;
    readonly parts: readonly {
      readonly type: 'select' | 'multiselect' | 'text' | 'textarea' | 'file' | 'files' | 'image' | 'images';
      readonly optional: boolean;
    }[];
    readonly values: readonly (string | readonly string[] | null)[];
  },
  boolean
>;

const item = 'Item valid when amount > 0 and, for configurable products, every step is valid.';
const value = 'Non-optional select, text, textarea need a value;';
const entry = 'non-optional multiselect, file(s), image(s) need at least one entry.';
const deselect = 'An optional select can be deselected by clicking the chosen option again.';

export const validationCases = [
  {
    name: 'an amount is enough for a product without parts',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '1 > 0',
    given: { amount: 1, parts: [], values: [] },
    expect: true,
  },
  {
    name: 'amount 0',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '0 is not > 0',
    given: { amount: 0, parts: [], values: [] },
    expect: false,
  },
  {
    name: 'a negative amount',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '−1 is not > 0',
    given: { amount: -1, parts: [], values: [] },
    expect: false,
  },
  {
    name: 'a small amount',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '0.05 > 0',
    given: { amount: 0.05, parts: [], values: [] },
    expect: true,
  },
  {
    name: 'select with a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'a value',
    given: { amount: 1, parts: [{ type: 'select', optional: false }], values: ['mittel'] },
    expect: true,
  },
  {
    name: 'select without a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'not optional, no value',
    given: { amount: 1, parts: [{ type: 'select', optional: false }], values: [null] },
    expect: false,
  },
  {
    name: 'optional select without a value',
    rule: 'PRODUCT-06',
    quote: deselect,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'select', optional: true }], values: [null] },
    expect: true,
  },
  {
    name: 'text with a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'a value',
    given: { amount: 1, parts: [{ type: 'text', optional: false }], values: ['Alles Gute!'] },
    expect: true,
  },
  {
    name: 'text without a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'not optional, no value',
    given: { amount: 1, parts: [{ type: 'text', optional: false }], values: [null] },
    expect: false,
  },
  {
    name: 'optional text without a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'text', optional: true }], values: [null] },
    expect: true,
  },
  {
    name: 'textarea with a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'a value',
    given: { amount: 1, parts: [{ type: 'textarea', optional: false }], values: ['Alles Gute\nzum Geburtstag!'] },
    expect: true,
  },
  {
    name: 'textarea without a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'not optional, no value',
    given: { amount: 1, parts: [{ type: 'textarea', optional: false }], values: [null] },
    expect: false,
  },
  {
    name: 'optional textarea without a value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'textarea', optional: true }], values: [null] },
    expect: true,
  },
  {
    name: 'an empty text is no value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'not optional, empty',
    given: { amount: 1, parts: [{ type: 'text', optional: false }], values: [''] },
    expect: false,
  },
  {
    name: 'an empty textarea is no value',
    rule: 'PRODUCT-04',
    quote: value,
    arithmetic: 'not optional, empty',
    given: { amount: 1, parts: [{ type: 'textarea', optional: false }], values: [''] },
    expect: false,
  },
  {
    name: 'multiselect with an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: '1 ≥ 1',
    given: { amount: 1, parts: [{ type: 'multiselect', optional: false }], values: [['Käse']] },
    expect: true,
  },
  {
    name: 'multiselect without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'not optional, 0 entries',
    given: { amount: 1, parts: [{ type: 'multiselect', optional: false }], values: [[]] },
    expect: false,
  },
  {
    name: 'optional multiselect without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'multiselect', optional: true }], values: [[]] },
    expect: true,
  },
  {
    name: 'file with an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: '1 ≥ 1',
    given: { amount: 1, parts: [{ type: 'file', optional: false }], values: [['upload-1']] },
    expect: true,
  },
  {
    name: 'file without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'not optional, 0 entries',
    given: { amount: 1, parts: [{ type: 'file', optional: false }], values: [[]] },
    expect: false,
  },
  {
    name: 'optional file without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'file', optional: true }], values: [[]] },
    expect: true,
  },
  {
    name: 'files with an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: '2 ≥ 1',
    given: { amount: 1, parts: [{ type: 'files', optional: false }], values: [['upload-1', 'upload-2']] },
    expect: true,
  },
  {
    name: 'files without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'not optional, 0 entries',
    given: { amount: 1, parts: [{ type: 'files', optional: false }], values: [[]] },
    expect: false,
  },
  {
    name: 'optional files without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'files', optional: true }], values: [[]] },
    expect: true,
  },
  {
    name: 'image with an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: '1 ≥ 1',
    given: { amount: 1, parts: [{ type: 'image', optional: false }], values: [['upload-3']] },
    expect: true,
  },
  {
    name: 'image without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'not optional, 0 entries',
    given: { amount: 1, parts: [{ type: 'image', optional: false }], values: [[]] },
    expect: false,
  },
  {
    name: 'optional image without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'image', optional: true }], values: [[]] },
    expect: true,
  },
  {
    name: 'images with an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: '2 ≥ 1',
    given: { amount: 1, parts: [{ type: 'images', optional: false }], values: [['upload-3', 'upload-4']] },
    expect: true,
  },
  {
    name: 'images without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'not optional, 0 entries',
    given: { amount: 1, parts: [{ type: 'images', optional: false }], values: [[]] },
    expect: false,
  },
  {
    name: 'optional images without an entry',
    rule: 'PRODUCT-05',
    quote: entry,
    arithmetic: 'optional',
    given: { amount: 1, parts: [{ type: 'images', optional: true }], values: [[]] },
    expect: true,
  },
  {
    name: 'every step is valid',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '2 of 2 steps',
    given: {
      amount: 1,
      parts: [
        { type: 'select', optional: false },
        { type: 'multiselect', optional: true },
      ],
      values: ['mittel', []],
    },
    expect: true,
  },
  {
    name: 'one of two steps is not',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '1 of 2 steps',
    given: {
      amount: 1,
      parts: [
        { type: 'select', optional: false },
        { type: 'multiselect', optional: false },
      ],
      values: ['mittel', []],
    },
    expect: false,
  },
  {
    name: 'the first of two steps is not',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '1 of 2 steps',
    given: {
      amount: 1,
      parts: [
        { type: 'select', optional: false },
        { type: 'text', optional: false },
      ],
      values: [null, 'Alles Gute!'],
    },
    expect: false,
  },
  {
    name: 'all steps valid, but amount 0',
    rule: 'PRODUCT-03',
    quote: item,
    arithmetic: '0 is not > 0',
    given: { amount: 0, parts: [{ type: 'select', optional: false }], values: ['mittel'] },
    expect: false,
  },
] as const satisfies readonly ValidationCase[];
