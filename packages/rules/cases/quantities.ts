import type { Case } from './case.ts';

/**
 * `input` is what the guest typed into "Menge" while `unit` was picked; `expect` is the quantity it becomes, in `unit`,
 * or 'inconvertible' when the product cannot be counted in `unit`.
 * Limits on an alternative unit are in that unit; limits on the product are in `product.unit`.
 */
export type QuantitiesCase = Case<
  {
    readonly product: {
      readonly unit: string;
      readonly minimumQuantity?: number;
      readonly maximumQuantity?: number;
      readonly quantityStepSize?: number;
      readonly alternativeUnits: readonly {
        readonly unit: string;
        readonly ratio: number;
        readonly minimumQuantity?: number;
        readonly maximumQuantity?: number;
        readonly quantityStepSize?: number;
      }[];
    };
    readonly unit: string;
    readonly input: string;
  },
  number | 'inconvertible' | 'unreadable'
>;

const typed = 'Quantity: comma becomes dot, NaN becomes 0, then clamped to the minimum;';
const below = 'Quantities: below the minimum -> minimum;';
const above = 'above the maximum -> maximum (valid even off the grid);';
const between =
  'between, rounded to the nearest step above the minimum (half a step rounds up), capped at the maximum.';
const halfStep = '(below half a step snaps to the minimum)';
const missing = 'No step: no rounding; no minimum: 0.';
const inherited = "Limits that a unit lacks are the product's, converted;";
const refused = 'a unit that cannot be converted is 422.';

const piece = { unit: 'piece', alternativeUnits: [] } as const;

export const quantitiesCases = [
  {
    name: 'a German comma is a decimal point',
    rule: 'QTY-01',
    quote: typed,
    arithmetic: "'1,5' → 1.5; (1.5 − 0.5) / 0.5 = 2 steps → 1.5",
    given: {
      product: { unit: 'kilogram', minimumQuantity: 0.5, quantityStepSize: 0.5, alternativeUnits: [] },
      unit: 'kilogram',
      input: '1,5',
    },
    expect: 1.5,
  },
  {
    name: 'a dot is one too',
    rule: 'QTY-01',
    quote: typed,
    arithmetic: "'2.25' → 2.25; no step",
    given: { product: { unit: 'kilogram', alternativeUnits: [] }, unit: 'kilogram', input: '2.25' },
    expect: 2.25,
  },
  {
    name: 'letters are no number',
    rule: 'QTY-01',
    quote: typed,
    arithmetic: "'abc' cannot be read: an error of the field, never the minimum",
    given: { product: { ...piece, minimumQuantity: 1 }, unit: 'piece', input: 'abc' },
    expect: 'unreadable',
  },
  {
    name: 'without a minimum it is 0',
    rule: 'QTY-05',
    quote: missing,
    arithmetic: "'0' → 0; minimum 0 → 0",
    given: { product: piece, unit: 'piece', input: '0' },
    expect: 0,
  },
  {
    name: 'a negative amount without a minimum is 0',
    rule: 'QTY-05',
    quote: missing,
    arithmetic: '−3 < 0 → 0',
    given: { product: piece, unit: 'piece', input: '-3' },
    expect: 0,
  },
  {
    name: 'below the minimum',
    rule: 'QTY-02',
    quote: below,
    arithmetic: '1 < 2 → 2',
    given: { product: { ...piece, minimumQuantity: 2 }, unit: 'piece', input: '1' },
    expect: 2,
  },
  {
    name: 'a negative amount is below the minimum',
    rule: 'QTY-02',
    quote: below,
    arithmetic: '−5 < 2 → 2',
    given: { product: { ...piece, minimumQuantity: 2, quantityStepSize: 2 }, unit: 'piece', input: '-5' },
    expect: 2,
  },
  {
    name: 'the minimum itself stays',
    rule: 'QTY-02',
    quote: below,
    arithmetic: '2 = 2, 0 steps above it',
    given: { product: { ...piece, minimumQuantity: 2, quantityStepSize: 3 }, unit: 'piece', input: '2' },
    expect: 2,
  },
  {
    name: 'above the maximum',
    rule: 'QTY-03',
    quote: above,
    arithmetic: '12 > 10 → 10',
    given: { product: { ...piece, minimumQuantity: 1, maximumQuantity: 10 }, unit: 'piece', input: '12' },
    expect: 10,
  },
  {
    name: 'a maximum off the grid is still the maximum',
    rule: 'QTY-03',
    quote: above,
    arithmetic: 'grid 1, 3, 5, 7; 9 > 6 → 6',
    given: {
      product: { ...piece, minimumQuantity: 1, maximumQuantity: 6, quantityStepSize: 2 },
      unit: 'piece',
      input: '9',
    },
    expect: 6,
  },
  {
    name: 'just below a maximum off the grid, nearest step below',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(5.9 − 1) / 2 = 2.45 → 2; 1 + 2 × 2 = 5 ≤ 6',
    given: {
      product: { ...piece, minimumQuantity: 1, maximumQuantity: 6, quantityStepSize: 2 },
      unit: 'piece',
      input: '5,9',
    },
    expect: 5,
  },
  {
    name: 'rounding up ends at a maximum off the grid',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '6 / 4 = 1.5 → 2; 0 + 2 × 4 = 8, capped at 7',
    given: { product: { ...piece, maximumQuantity: 7, quantityStepSize: 4 }, unit: 'piece', input: '6' },
    expect: 7,
  },
  {
    name: 'the grid starts at the minimum, not at 0',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(4 − 1) / 2 = 1.5 → 2; 1 + 2 × 2 = 5',
    given: { product: { ...piece, minimumQuantity: 1, quantityStepSize: 2 }, unit: 'piece', input: '4' },
    expect: 5,
  },
  {
    name: 'below half a step above the minimum snaps to the minimum',
    rule: 'QTY-04',
    quote: halfStep,
    arithmetic: '(124 − 100) / 50 = 0.48 → 0; 100',
    given: {
      product: { unit: 'gram', minimumQuantity: 100, quantityStepSize: 50, alternativeUnits: [] },
      unit: 'gram',
      input: '124',
    },
    expect: 100,
  },
  {
    name: 'half a step rounds up',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(125 − 100) / 50 = 0.5 → 1; 100 + 50 = 150',
    given: {
      product: { unit: 'gram', minimumQuantity: 100, quantityStepSize: 50, alternativeUnits: [] },
      unit: 'gram',
      input: '125',
    },
    expect: 150,
  },
  {
    name: 'half a step of tenths rounds up although binary fractions fall short of it',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(0.15 − 0.1) / 0.1 = 0.5 → 1; 0.1 + 0.1 = 0.2',
    given: {
      product: { unit: 'kilogram', minimumQuantity: 0.1, quantityStepSize: 0.1, alternativeUnits: [] },
      unit: 'kilogram',
      input: '0,15',
    },
    expect: 0.2,
  },
  {
    name: 'three tenths stay three tenths',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(0.3 − 0.1) / 0.1 = 2; 0.1 + 2 × 0.1 = 0.3',
    given: {
      product: { unit: 'kilogram', minimumQuantity: 0.1, quantityStepSize: 0.1, alternativeUnits: [] },
      unit: 'kilogram',
      input: '0,3',
    },
    expect: 0.3,
  },
  {
    name: 'quarters below half a step',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '0.37 / 0.25 = 1.48 → 1; 0.25',
    given: {
      product: { unit: 'kilogram', quantityStepSize: 0.25, alternativeUnits: [] },
      unit: 'kilogram',
      input: '0,37',
    },
    expect: 0.25,
  },
  {
    name: 'quarters at half a step',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '0.375 / 0.25 = 1.5 → 2; 0.5',
    given: {
      product: { unit: 'kilogram', quantityStepSize: 0.25, alternativeUnits: [] },
      unit: 'kilogram',
      input: '0,375',
    },
    expect: 0.5,
  },
  {
    name: 'without a step nothing is rounded',
    rule: 'QTY-05',
    quote: missing,
    arithmetic: '1.37 between 1 and 5, no step → 1.37',
    given: {
      product: { unit: 'kilogram', minimumQuantity: 1, maximumQuantity: 5, alternativeUnits: [] },
      unit: 'kilogram',
      input: '1,37',
    },
    expect: 1.37,
  },
  {
    name: 'half a piece becomes one where the step is one',
    rule: 'QTY-04',
    quote: between,
    arithmetic: '(2.5 − 1) / 1 = 1.5 → 2; 1 + 2 = 3',
    given: { product: { ...piece, minimumQuantity: 1, quantityStepSize: 1 }, unit: 'piece', input: '2,5' },
    expect: 3,
  },
  {
    name: "the product's minimum, converted to the picked unit",
    rule: 'QTY-06',
    quote: inherited,
    arithmetic: '200 g = 0.2 kg; 0.1 < 0.2 → 0.2',
    given: {
      product: {
        unit: 'gram',
        minimumQuantity: 200,
        maximumQuantity: 1000,
        quantityStepSize: 100,
        alternativeUnits: [{ unit: 'kilogram', ratio: 1000 }],
      },
      unit: 'kilogram',
      input: '0,1',
    },
    expect: 0.2,
  },
  {
    name: "the product's maximum, converted to the picked unit",
    rule: 'QTY-06',
    quote: inherited,
    arithmetic: '1000 g = 1 kg; 2 > 1 → 1',
    given: {
      product: {
        unit: 'gram',
        minimumQuantity: 200,
        maximumQuantity: 1000,
        quantityStepSize: 100,
        alternativeUnits: [{ unit: 'kilogram', ratio: 1000 }],
      },
      unit: 'kilogram',
      input: '2',
    },
    expect: 1,
  },
  {
    name: "the product's step, converted to the picked unit",
    rule: 'QTY-06',
    quote: inherited,
    arithmetic: '100 g = 0.1 kg; (0.35 − 0.2) / 0.1 = 1.5 → 2; 0.2 + 2 × 0.1 = 0.4',
    given: {
      product: {
        unit: 'gram',
        minimumQuantity: 200,
        maximumQuantity: 1000,
        quantityStepSize: 100,
        alternativeUnits: [{ unit: 'kilogram', ratio: 1000 }],
      },
      unit: 'kilogram',
      input: '0,35',
    },
    expect: 0.4,
  },
  {
    name: 'an alternative unit keeps its own minimum',
    rule: 'QTY-06',
    quote: 'Limits and steps can be per alternative unit.',
    arithmetic: 'minimum 2 pieces of its own (the product would allow 1 piece = 250 g); 1 < 2 → 2',
    given: {
      product: {
        unit: 'gram',
        minimumQuantity: 250,
        alternativeUnits: [{ unit: 'piece', ratio: 250, minimumQuantity: 2 }],
      },
      unit: 'piece',
      input: '1',
    },
    expect: 2,
  },
  {
    name: "an alternative unit with a minimum of its own takes the product's maximum",
    rule: 'QTY-06',
    quote: inherited,
    arithmetic: '1000 g / 250 g = 4 pieces; 7 > 4 → 4',
    given: {
      product: {
        unit: 'gram',
        maximumQuantity: 1000,
        alternativeUnits: [{ unit: 'piece', ratio: 250, minimumQuantity: 2 }],
      },
      unit: 'piece',
      input: '7',
    },
    expect: 4,
  },
  {
    name: "an alternative unit's own step counts in that unit",
    rule: 'QTY-06',
    quote: 'Limits and steps can be per alternative unit.',
    arithmetic: "5 / 2 = 2.5 → 3; 3 × 2 = 6 pieces (the product's 100 g do not matter)",
    given: {
      product: {
        unit: 'gram',
        quantityStepSize: 100,
        alternativeUnits: [{ unit: 'piece', ratio: 250, quantityStepSize: 2 }],
      },
      unit: 'piece',
      input: '5',
    },
    expect: 6,
  },
  {
    name: "an alternative unit's limits do not bind the product's own unit",
    rule: 'QTY-06',
    quote: 'Limits and steps can be per alternative unit.',
    arithmetic: 'gram has no limits; 300 → 300',
    given: {
      product: {
        unit: 'gram',
        alternativeUnits: [{ unit: 'piece', ratio: 250, minimumQuantity: 2, maximumQuantity: 4 }],
      },
      unit: 'gram',
      input: '300',
    },
    expect: 300,
  },
  {
    name: 'a unit that the product cannot be counted in',
    rule: 'UNIT-09',
    quote: refused,
    arithmetic: 'liter is no weight and no alternative unit joins them',
    given: { product: { unit: 'gram', minimumQuantity: 100, alternativeUnits: [] }, unit: 'liter', input: '1' },
    expect: 'inconvertible',
  },
] as const satisfies readonly QuantitiesCase[];
