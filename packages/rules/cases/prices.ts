import type { Case } from './case.ts';

/**
 * `product.price` is gross, per `product.unit`. `amount` is counted in `unit`.
 * `chosen` has one value per part of `config.parts`: the name of the option of a select, the names of a multiselect in
 * the order they were clicked, the text of a text part, null if nothing was chosen. `expect` is the item's gross.
 */
export type PricesCase = Case<
  {
    readonly product: {
      readonly price: number;
      readonly unit: string;
      readonly alternativeUnits: readonly { readonly unit: string; readonly ratio: number }[];
      readonly parts: readonly {
        readonly type: 'select' | 'multiselect' | 'text';
        readonly options: readonly {
          readonly name: string;
          readonly modifier: 'add' | 'subtract' | 'overwrite';
          readonly value: number;
        }[];
      }[];
    };
    readonly amount: number;
    readonly unit: string;
    readonly chosen: readonly (string | readonly string[] | null)[];
  },
  number
>;

const rounded = "An item's gross = options applied to the unit price, times the amount, rounded half up to cents.";
const perUnit = '`price` is per `unit`; the amount is converted to that unit.';
const modifiers =
  'Configurable price: starts at the base price; each chosen part applies its modifier (add, subtract, overwrite) with its value (multiselect applies each chosen option); the result is multiplied by the converted amount.';
const order = 'Options apply in the order of their definition; a unit price never falls below 0;';

const piece = { unit: 'piece', alternativeUnits: [] } as const;
const kilogram = { unit: 'kilogram', alternativeUnits: [] } as const;
const cheese = { name: 'Käse', modifier: 'add', value: 0.9 } as const;
const bacon = { name: 'Speck', modifier: 'add', value: 1.2 } as const;
const onions = { name: 'Zwiebel', modifier: 'add', value: 0.5 } as const;
const toppings = { type: 'multiselect', options: [cheese, bacon, onions] } as const;

export const pricesCases = [
  {
    name: 'pieces',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '4.90 × 3 = 14.70',
    given: { product: { ...piece, price: 4.9, parts: [] }, amount: 3, unit: 'piece', chosen: [] },
    expect: 14.7,
  },
  {
    name: 'kilograms, rounded half up',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '21.90 × 0.35 = 7.665 → 7.67',
    given: { product: { ...kilogram, price: 21.9, parts: [] }, amount: 0.35, unit: 'kilogram', chosen: [] },
    expect: 7.67,
  },
  {
    name: 'grams of a product priced per kilogram',
    rule: 'PRICE-01',
    quote: perUnit,
    arithmetic: '350 g = 0.35 kg; 21.90 × 0.35 = 7.665 → 7.67',
    given: { product: { ...kilogram, price: 21.9, parts: [] }, amount: 350, unit: 'gram', chosen: [] },
    expect: 7.67,
  },
  {
    name: 'half a cent that binary fractions lose',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '4.30 × 0.35 = 1.505 → 1.51',
    given: { product: { ...kilogram, price: 4.3, parts: [] }, amount: 0.35, unit: 'kilogram', chosen: [] },
    expect: 1.51,
  },
  {
    name: 'just under half a cent',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '4.30 × 0.349 = 1.5007 → 1.50',
    given: { product: { ...kilogram, price: 4.3, parts: [] }, amount: 0.349, unit: 'kilogram', chosen: [] },
    expect: 1.5,
  },
  {
    name: 'a price of half a cent',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '1.005 × 1 = 1.005 → 1.01',
    given: { product: { ...piece, price: 1.005, parts: [] }, amount: 1, unit: 'piece', chosen: [] },
    expect: 1.01,
  },
  {
    name: 'rounded once, at the end',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '0.335 × 3 = 1.005 → 1.01 (not 0.34 × 3 = 1.02)',
    given: { product: { ...piece, price: 0.335, parts: [] }, amount: 3, unit: 'piece', chosen: [] },
    expect: 1.01,
  },
  {
    name: 'less than half a cent goes down',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '10.90 × 0.1224 = 1.33416 → 1.33',
    given: { product: { ...kilogram, price: 10.9, parts: [] }, amount: 0.1224, unit: 'kilogram', chosen: [] },
    expect: 1.33,
  },
  {
    name: 'alternative pieces of a product priced per gram',
    rule: 'PRICE-01',
    quote: perUnit,
    arithmetic: '3 pieces × 250 g = 750 g; 0.0239 × 750 = 17.925 → 17.93',
    given: {
      product: { price: 0.0239, unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }], parts: [] },
      amount: 3,
      unit: 'piece',
      chosen: [],
    },
    expect: 17.93,
  },
  {
    name: 'centiliters of a product priced per liter',
    rule: 'PRICE-01',
    quote: perUnit,
    arithmetic: '33 cl = 0.33 l; 6.40 × 0.33 = 2.112 → 2.11',
    given: {
      product: { price: 6.4, unit: 'liter', alternativeUnits: [], parts: [] },
      amount: 33,
      unit: 'centiliter',
      chosen: [],
    },
    expect: 2.11,
  },
  {
    name: 'packages of six of a product priced per piece',
    rule: 'PRICE-01',
    quote: perUnit,
    arithmetic: '2 packages = 12 pieces; 1.20 × 12 = 14.40',
    given: {
      product: { price: 1.2, unit: 'piece', alternativeUnits: [{ unit: 'package', ratio: 6 }], parts: [] },
      amount: 2,
      unit: 'package',
      chosen: [],
    },
    expect: 14.4,
  },
  {
    name: 'add',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '(8.90 + 1.50) × 2 = 20.80',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [{ type: 'select', options: [{ name: 'groß', modifier: 'add', value: 1.5 }] }],
      },
      amount: 2,
      unit: 'piece',
      chosen: ['groß'],
    },
    expect: 20.8,
  },
  {
    name: 'subtract',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '(8.90 − 0.80) × 3 = 24.30',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [{ type: 'select', options: [{ name: 'ohne Beilage', modifier: 'subtract', value: 0.8 }] }],
      },
      amount: 3,
      unit: 'piece',
      chosen: ['ohne Beilage'],
    },
    expect: 24.3,
  },
  {
    name: 'overwrite',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 becomes 12.90; × 2 = 25.80',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [{ type: 'select', options: [{ name: 'Familie', modifier: 'overwrite', value: 12.9 }] }],
      },
      amount: 2,
      unit: 'piece',
      chosen: ['Familie'],
    },
    expect: 25.8,
  },
  {
    name: 'overwrite with 0',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 becomes 0; × 2 = 0',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [{ type: 'select', options: [{ name: 'Personal', modifier: 'overwrite', value: 0 }] }],
      },
      amount: 2,
      unit: 'piece',
      chosen: ['Personal'],
    },
    expect: 0,
  },
  {
    name: 'only the chosen option of a select counts',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 + 1.50 = 10.40 (not + 3.00)',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          {
            type: 'select',
            options: [
              { name: 'mittel', modifier: 'add', value: 1.5 },
              { name: 'groß', modifier: 'add', value: 3 },
            ],
          },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: ['mittel'],
    },
    expect: 10.4,
  },
  {
    name: 'nothing chosen is the base price',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 × 1 = 8.90',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [{ type: 'select', options: [{ name: 'groß', modifier: 'add', value: 1.5 }] }],
      },
      amount: 1,
      unit: 'piece',
      chosen: [null],
    },
    expect: 8.9,
  },
  {
    name: 'a multiselect applies each chosen option',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 + 0.90 + 0.50 = 10.30',
    given: {
      product: { ...piece, price: 8.9, parts: [toppings] },
      amount: 1,
      unit: 'piece',
      chosen: [['Käse', 'Zwiebel']],
    },
    expect: 10.3,
  },
  {
    name: 'an empty multiselect is the base price',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '8.90 × 2 = 17.80',
    given: { product: { ...piece, price: 8.9, parts: [toppings] }, amount: 2, unit: 'piece', chosen: [[]] },
    expect: 17.8,
  },
  {
    name: 'a text part costs nothing',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '(8.90 + 1.20) × 1 = 10.10; the text has no modifier',
    given: {
      product: { ...piece, price: 8.9, parts: [toppings, { type: 'text', options: [] }] },
      amount: 1,
      unit: 'piece',
      chosen: [['Speck'], 'bitte gut durch'],
    },
    expect: 10.1,
  },
  {
    name: 'an overwrite in a later part takes back an earlier add',
    rule: 'PRICE-03',
    quote: order,
    arithmetic: '8.90 + 1.50 = 10.40; overwritten by 12.90',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          { type: 'select', options: [{ name: 'groß', modifier: 'add', value: 1.5 }] },
          { type: 'select', options: [{ name: 'Trüffel', modifier: 'overwrite', value: 12.9 }] },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: ['groß', 'Trüffel'],
    },
    expect: 12.9,
  },
  {
    name: 'an add in a later part comes on top of an earlier overwrite',
    rule: 'PRICE-03',
    quote: order,
    arithmetic: '8.90 becomes 12.90; 12.90 + 1.50 = 14.40',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          { type: 'select', options: [{ name: 'Trüffel', modifier: 'overwrite', value: 12.9 }] },
          { type: 'select', options: [{ name: 'groß', modifier: 'add', value: 1.5 }] },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: ['Trüffel', 'groß'],
    },
    expect: 14.4,
  },
  {
    name: 'a multiselect applies in the order of definition, not of clicks: add, then overwrite',
    rule: 'PRICE-03',
    quote: order,
    arithmetic: '8.90 + 2.00 = 10.90; overwritten by 5.00',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          {
            type: 'multiselect',
            options: [
              { name: 'extra', modifier: 'add', value: 2 },
              { name: 'Mittagspreis', modifier: 'overwrite', value: 5 },
            ],
          },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: [['Mittagspreis', 'extra']],
    },
    expect: 5,
  },
  {
    name: 'a multiselect applies in the order of definition, not of clicks: overwrite, then add',
    rule: 'PRICE-03',
    quote: order,
    arithmetic: '8.90 becomes 5.00; 5.00 + 2.00 = 7.00',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          {
            type: 'multiselect',
            options: [
              { name: 'Mittagspreis', modifier: 'overwrite', value: 5 },
              { name: 'extra', modifier: 'add', value: 2 },
            ],
          },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: [['extra', 'Mittagspreis']],
    },
    expect: 7,
  },
  {
    name: 'of two overwrites the one defined last stands',
    rule: 'PRICE-03',
    quote: order,
    arithmetic: '8.90 becomes 6.00, then 7.50',
    given: {
      product: {
        ...piece,
        price: 8.9,
        parts: [
          {
            type: 'multiselect',
            options: [
              { name: 'A', modifier: 'overwrite', value: 6 },
              { name: 'B', modifier: 'overwrite', value: 7.5 },
            ],
          },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: [['B', 'A']],
    },
    expect: 7.5,
  },
  {
    name: 'a unit price never falls below 0',
    rule: 'PRICE-04',
    quote: order,
    arithmetic: '2.00 − 3.50 = −1.50 → 0; 0 × 4 = 0',
    given: {
      product: {
        ...piece,
        price: 2,
        parts: [{ type: 'select', options: [{ name: 'Gutschein', modifier: 'subtract', value: 3.5 }] }],
      },
      amount: 4,
      unit: 'piece',
      chosen: ['Gutschein'],
    },
    expect: 0,
  },
  {
    name: 'subtracting exactly the price leaves 0',
    rule: 'PRICE-04',
    quote: order,
    arithmetic: '3.30 − 1.10 − 2.20 = 0.00',
    given: {
      product: {
        ...piece,
        price: 3.3,
        parts: [
          { type: 'select', options: [{ name: 'a', modifier: 'subtract', value: 1.1 }] },
          { type: 'select', options: [{ name: 'b', modifier: 'subtract', value: 2.2 }] },
        ],
      },
      amount: 1,
      unit: 'piece',
      chosen: ['a', 'b'],
    },
    expect: 0,
  },
  {
    name: 'options change the price per unit, before the amount',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '(21.90 + 2.00) × 0.35 = 8.365 → 8.37 (not 7.665 + 2.00)',
    given: {
      product: {
        ...kilogram,
        price: 21.9,
        parts: [{ type: 'select', options: [{ name: 'mariniert', modifier: 'add', value: 2 }] }],
      },
      amount: 350,
      unit: 'gram',
      chosen: ['mariniert'],
    },
    expect: 8.37,
  },
  {
    name: 'select, multiselect and weight together',
    rule: 'PRICE-02',
    quote: modifiers,
    arithmetic: '(10.00 + 0.55 + 0.90 + 1.20) × 2.5 = 12.65 × 2.5 = 31.625 → 31.63',
    given: {
      product: {
        ...kilogram,
        price: 10,
        parts: [{ type: 'select', options: [{ name: 'geschnitten', modifier: 'add', value: 0.55 }] }, toppings],
      },
      amount: 2.5,
      unit: 'kilogram',
      chosen: ['geschnitten', ['Speck', 'Käse']],
    },
    expect: 31.63,
  },
] as const satisfies readonly PricesCase[];
