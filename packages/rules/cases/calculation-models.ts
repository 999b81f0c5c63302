import type { Case } from './case.ts';

/**
 * Which model an item counted in `unit` has, and whether it is an estimate.
 * `label` is the short German mark of the model in front of a price.
 */
export type CalculationModelsCase = Case<
  {
    readonly product: {
      readonly unit: string;
      readonly pricing?: Model;
      readonly calculationModel?: Model;
      readonly alternativeUnits: readonly {
        readonly unit: string;
        readonly ratio: number;
        readonly calculationModel?: Model;
      }[];
    };
    readonly unit: string;
  },
  { readonly model: Model; readonly isEstimated: boolean; readonly label: 'Fix' | 'ca.' | 'ab' }
>;

type Model = 'fixed' | 'approximate' | 'minimum';

const resolved =
  'Pricing model: a non-fixed product pricing wins; else the alternative-unit model matching the unit type; else the product calculation model.';
const estimated = 'An item is estimated when its resolved model is not fixed.';
const handsOver =
  "`pricing` on a product = `fixed | approximate | minimum`; fixed hands over to the unit's model, then the product's `calculationModel`.";
const none = 'no model at all means fixed.';
const labels = 'Calculation models: fixed (Exakt, Fix), approximate (Ungefähr, ca.), minimum (Minimum, ab).';

export const calculationModelsCases = [
  {
    name: 'a pricing that is not fixed wins over unit and product',
    rule: 'PRICE-07',
    quote: resolved,
    arithmetic: 'pricing minimum → minimum, whatever piece (approximate) and product (fixed) say',
    given: {
      product: {
        unit: 'gram',
        pricing: 'minimum',
        calculationModel: 'fixed',
        alternativeUnits: [{ unit: 'piece', ratio: 250, calculationModel: 'approximate' }],
      },
      unit: 'piece',
    },
    expect: { model: 'minimum', isEstimated: true, label: 'ab' },
  },
  {
    name: 'approximate pricing wins too',
    rule: 'PRICE-07',
    quote: resolved,
    arithmetic: 'pricing approximate → approximate',
    given: {
      product: { unit: 'kilogram', pricing: 'approximate', calculationModel: 'minimum', alternativeUnits: [] },
      unit: 'kilogram',
    },
    expect: { model: 'approximate', isEstimated: true, label: 'ca.' },
  },
  {
    name: "fixed pricing hands over to the unit's model",
    rule: 'PRICE-07',
    quote: handsOver,
    arithmetic: 'pricing fixed; piece says approximate → approximate',
    given: {
      product: {
        unit: 'gram',
        pricing: 'fixed',
        calculationModel: 'fixed',
        alternativeUnits: [{ unit: 'piece', ratio: 250, calculationModel: 'approximate' }],
      },
      unit: 'piece',
    },
    expect: { model: 'approximate', isEstimated: true, label: 'ca.' },
  },
  {
    name: "without pricing the unit's model comes first",
    rule: 'PRICE-07',
    quote: resolved,
    arithmetic: 'no pricing; piece says fixed → fixed, although the product says approximate',
    given: {
      product: {
        unit: 'gram',
        calculationModel: 'approximate',
        alternativeUnits: [{ unit: 'piece', ratio: 250, calculationModel: 'fixed' }],
      },
      unit: 'piece',
    },
    expect: { model: 'fixed', isEstimated: false, label: 'Fix' },
  },
  {
    name: 'the model of another unit type does not count',
    rule: 'PRICE-07',
    quote: resolved,
    arithmetic: 'the item is in grams, piece is of another type; the product says minimum → minimum',
    given: {
      product: {
        unit: 'gram',
        calculationModel: 'minimum',
        alternativeUnits: [{ unit: 'piece', ratio: 250, calculationModel: 'approximate' }],
      },
      unit: 'gram',
    },
    expect: { model: 'minimum', isEstimated: true, label: 'ab' },
  },
  {
    name: "a unit without a model hands over to the product's",
    rule: 'PRICE-07',
    quote: handsOver,
    arithmetic: 'pricing fixed; piece has none; the product says approximate → approximate',
    given: {
      product: {
        unit: 'gram',
        pricing: 'fixed',
        calculationModel: 'approximate',
        alternativeUnits: [{ unit: 'piece', ratio: 250 }],
      },
      unit: 'piece',
    },
    expect: { model: 'approximate', isEstimated: true, label: 'ca.' },
  },
  {
    name: 'fixed all the way is no estimate',
    rule: 'PRICE-09',
    quote: estimated,
    arithmetic: 'pricing fixed, product fixed → fixed, not estimated',
    given: {
      product: { unit: 'piece', pricing: 'fixed', calculationModel: 'fixed', alternativeUnits: [] },
      unit: 'piece',
    },
    expect: { model: 'fixed', isEstimated: false, label: 'Fix' },
  },
  {
    name: 'no model at all',
    rule: 'PRICE-08',
    quote: none,
    arithmetic: 'no pricing, no unit model, no calculation model → fixed',
    given: { product: { unit: 'piece', alternativeUnits: [] }, unit: 'piece' },
    expect: { model: 'fixed', isEstimated: false, label: 'Fix' },
  },
  {
    name: "the product's minimum shows as 'ab'",
    rule: 'PRICE-10',
    quote: labels,
    arithmetic: 'pricing fixed hands over; the product says minimum → ab',
    given: {
      product: { unit: 'kilogram', pricing: 'fixed', calculationModel: 'minimum', alternativeUnits: [] },
      unit: 'kilogram',
    },
    expect: { model: 'minimum', isEstimated: true, label: 'ab' },
  },
] as const satisfies readonly CalculationModelsCase[];
