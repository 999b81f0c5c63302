import type { Case } from './case.ts';

/**
 * `amount` is counted in `from`; `expect` is the same amount counted in `to`, or 'inconvertible'.
 * `product.alternativeUnits[].ratio`: one alternative unit = `ratio` units of `product.unit`.
 */
export type UnitsCase = Case<
  {
    readonly product: {
      readonly unit: string;
      readonly alternativeUnits: readonly { readonly unit: string; readonly ratio: number }[];
    };
    readonly amount: number;
    readonly from: string;
    readonly to: string;
  },
  number | 'inconvertible'
>;

const weights = 'Weight: gram 1, decagram 10, kilogram 1000.';
const volumes = 'Volume: milliliter 1, centiliter 10, deciliter 100, liter 1000.';
const lengths = 'Length: millimeter 1, centimeter 10, decimeter 100, meter 1000, kilometer 1e6.';
const areas = 'Area: square-millimeter 1, square-centimeter 100, square-decimeter 1e4, square-meter 1e6.';
const cubics = 'Cubic: cubic-millimeter 1, cubic-centimeter 1e3, cubic-decimeter 1e6, cubic-meter 1e9.';
const change =
  'Unit change converts the amount through the base unit, or through an alternative unit with its ratio when types differ.';
const ratio =
  '`ratio` of an alternative unit: one alternative unit = `ratio` product units (1 piece of 250 g: unit gram, alternative piece, ratio 250).';
const refused = 'a unit that cannot be converted is 422.';

export const unitsCases = [
  {
    name: 'kilograms to grams',
    rule: 'UNIT-02',
    quote: weights,
    arithmetic: '1.5 × 1000 / 1 = 1500',
    given: { product: { unit: 'kilogram', alternativeUnits: [] }, amount: 1.5, from: 'kilogram', to: 'gram' },
    expect: 1500,
  },
  {
    name: 'grams to kilograms',
    rule: 'UNIT-02',
    quote: weights,
    arithmetic: '750 × 1 / 1000 = 0.75',
    given: { product: { unit: 'kilogram', alternativeUnits: [] }, amount: 750, from: 'gram', to: 'kilogram' },
    expect: 0.75,
  },
  {
    name: 'decagrams to grams',
    rule: 'UNIT-02',
    quote: weights,
    arithmetic: '25 × 10 / 1 = 250',
    given: { product: { unit: 'gram', alternativeUnits: [] }, amount: 25, from: 'decagram', to: 'gram' },
    expect: 250,
  },
  {
    name: 'decagrams to kilograms',
    rule: 'UNIT-02',
    quote: weights,
    arithmetic: '7 × 10 / 1000 = 0.07',
    given: { product: { unit: 'kilogram', alternativeUnits: [] }, amount: 7, from: 'decagram', to: 'kilogram' },
    expect: 0.07,
  },
  {
    name: 'centiliters to liters',
    rule: 'UNIT-03',
    quote: volumes,
    arithmetic: '33 × 10 / 1000 = 0.33',
    given: { product: { unit: 'liter', alternativeUnits: [] }, amount: 33, from: 'centiliter', to: 'liter' },
    expect: 0.33,
  },
  {
    name: 'deciliters to milliliters',
    rule: 'UNIT-03',
    quote: volumes,
    arithmetic: '5 × 100 / 1 = 500',
    given: { product: { unit: 'liter', alternativeUnits: [] }, amount: 5, from: 'deciliter', to: 'milliliter' },
    expect: 500,
  },
  {
    name: 'liters to centiliters',
    rule: 'UNIT-03',
    quote: volumes,
    arithmetic: '0.75 × 1000 / 10 = 75',
    given: { product: { unit: 'liter', alternativeUnits: [] }, amount: 0.75, from: 'liter', to: 'centiliter' },
    expect: 75,
  },
  {
    name: 'kilometers to meters',
    rule: 'UNIT-04',
    quote: lengths,
    arithmetic: '1.2 × 1 000 000 / 1000 = 1200',
    given: { product: { unit: 'meter', alternativeUnits: [] }, amount: 1.2, from: 'kilometer', to: 'meter' },
    expect: 1200,
  },
  {
    name: 'millimeters to decimeters',
    rule: 'UNIT-04',
    quote: lengths,
    arithmetic: '35 × 1 / 100 = 0.35',
    given: { product: { unit: 'meter', alternativeUnits: [] }, amount: 35, from: 'millimeter', to: 'decimeter' },
    expect: 0.35,
  },
  {
    name: 'square meters to square decimeters',
    rule: 'UNIT-05',
    quote: areas,
    arithmetic: '2.5 × 1 000 000 / 10 000 = 250',
    given: {
      product: { unit: 'square-meter', alternativeUnits: [] },
      amount: 2.5,
      from: 'square-meter',
      to: 'square-decimeter',
    },
    expect: 250,
  },
  {
    name: 'square millimeters to square centimeters',
    rule: 'UNIT-05',
    quote: areas,
    arithmetic: '15 000 × 1 / 100 = 150',
    given: {
      product: { unit: 'square-meter', alternativeUnits: [] },
      amount: 15000,
      from: 'square-millimeter',
      to: 'square-centimeter',
    },
    expect: 150,
  },
  {
    name: 'cubic meters to cubic decimeters',
    rule: 'UNIT-06',
    quote: cubics,
    arithmetic: '0.5 × 1e9 / 1e6 = 500',
    given: {
      product: { unit: 'cubic-meter', alternativeUnits: [] },
      amount: 0.5,
      from: 'cubic-meter',
      to: 'cubic-decimeter',
    },
    expect: 500,
  },
  {
    name: 'cubic centimeters to cubic millimeters',
    rule: 'UNIT-06',
    quote: cubics,
    arithmetic: '3 × 1000 / 1 = 3000',
    given: {
      product: { unit: 'cubic-meter', alternativeUnits: [] },
      amount: 3,
      from: 'cubic-centimeter',
      to: 'cubic-millimeter',
    },
    expect: 3000,
  },
  {
    name: 'a unit to itself',
    rule: 'UNIT-08',
    quote: change,
    arithmetic: '3 pieces are 3 pieces',
    given: { product: { unit: 'piece', alternativeUnits: [] }, amount: 3, from: 'piece', to: 'piece' },
    expect: 3,
  },
  {
    name: 'an alternative piece to grams',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: '2 pieces × 250 g = 500 g',
    given: {
      product: { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] },
      amount: 2,
      from: 'piece',
      to: 'gram',
    },
    expect: 500,
  },
  {
    name: 'grams to an alternative piece',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: '625 g / 250 g = 2.5 pieces',
    given: {
      product: { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] },
      amount: 625,
      from: 'gram',
      to: 'piece',
    },
    expect: 2.5,
  },
  {
    name: 'kilograms to an alternative piece of a product sold by the gram',
    rule: 'UNIT-08',
    quote: change,
    arithmetic: '1 kg = 1000 g; 1000 / 250 = 4 pieces',
    given: {
      product: { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] },
      amount: 1,
      from: 'kilogram',
      to: 'piece',
    },
    expect: 4,
  },
  {
    name: 'an alternative piece to kilograms of a product sold by the gram',
    rule: 'UNIT-08',
    quote: change,
    arithmetic: '3 × 250 g = 750 g; 750 / 1000 = 0.75 kg',
    given: {
      product: { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] },
      amount: 3,
      from: 'piece',
      to: 'kilogram',
    },
    expect: 0.75,
  },
  {
    name: 'the ratio counts product units, not base units',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: 'unit kilogram, ratio 0.25: 2 pieces = 0.5 kg = 500 g',
    given: {
      product: { unit: 'kilogram', alternativeUnits: [{ unit: 'piece', ratio: 0.25 }] },
      amount: 2,
      from: 'piece',
      to: 'gram',
    },
    expect: 500,
  },
  {
    name: 'a product sold by the piece, asked for in grams of its alternative kilogram',
    rule: 'UNIT-08',
    quote: change,
    arithmetic: '1 kg = 4 pieces; 500 g = 0.5 kg; 0.5 × 4 = 2 pieces',
    given: {
      product: { unit: 'piece', alternativeUnits: [{ unit: 'kilogram', ratio: 4 }] },
      amount: 500,
      from: 'gram',
      to: 'piece',
    },
    expect: 2,
  },
  {
    name: 'a package of six pieces',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: '2 packages × 6 = 12 pieces',
    given: {
      product: { unit: 'piece', alternativeUnits: [{ unit: 'package', ratio: 6 }] },
      amount: 2,
      from: 'package',
      to: 'piece',
    },
    expect: 12,
  },
  {
    name: 'pieces to packages may leave a fraction',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: '9 pieces / 6 = 1.5 packages',
    given: {
      product: { unit: 'piece', alternativeUnits: [{ unit: 'package', ratio: 6 }] },
      amount: 9,
      from: 'piece',
      to: 'package',
    },
    expect: 1.5,
  },
  {
    name: 'one alternative unit to another, by way of the product unit',
    rule: 'UNIT-07',
    quote: ratio,
    arithmetic: '1 serving = 180 g; 180 / 90 = 2 pieces',
    given: {
      product: {
        unit: 'gram',
        alternativeUnits: [
          { unit: 'piece', ratio: 90 },
          { unit: 'serving', ratio: 180 },
        ],
      },
      amount: 1,
      from: 'serving',
      to: 'piece',
    },
    expect: 2,
  },
  {
    name: 'liters are no grams',
    rule: 'UNIT-09',
    quote: refused,
    arithmetic: 'volume and weight have no common base unit and no alternative unit joins them',
    given: { product: { unit: 'gram', alternativeUnits: [] }, amount: 1, from: 'liter', to: 'gram' },
    expect: 'inconvertible',
  },
  {
    name: 'a piece is no package without a ratio',
    rule: 'UNIT-09',
    quote: refused,
    arithmetic: 'amount and package are types of their own; no alternative unit joins them',
    given: { product: { unit: 'piece', alternativeUnits: [] }, amount: 1, from: 'package', to: 'piece' },
    expect: 'inconvertible',
  },
  {
    name: 'an alternative of a third type does not help',
    rule: 'UNIT-09',
    quote: refused,
    arithmetic: 'only serving has a ratio; liter reaches neither gram nor serving',
    given: {
      product: { unit: 'gram', alternativeUnits: [{ unit: 'serving', ratio: 180 }] },
      amount: 1,
      from: 'liter',
      to: 'gram',
    },
    expect: 'inconvertible',
  },
] as const satisfies readonly UnitsCase[];
