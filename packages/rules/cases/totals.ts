import type { Case } from './case.ts';

/**
 * `items` are goods counted in pieces: gross `price` per piece, tax rates as percentages or decimals. `deliveryArea` is
 * set for deliveries only. `expect` is the pricing result: `net`, `tax`, `gross` of the goods, the fee and the total,
 * and `taxes` per rate of the total. A rate with the amount 0 may be omitted from `taxes`.
 */
export type TotalsCase = Case<
  {
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
    readonly items: readonly {
      readonly price: number;
      readonly amount: number;
      readonly tax: number;
      readonly takeawayTax?: number;
      readonly dineInTax?: number;
    }[];
    readonly deliveryArea?: {
      readonly price: number;
      readonly tax: number;
      readonly free: boolean;
      readonly freeFromOrderValue: number;
      readonly minimumOrderValue: number;
    };
    readonly donatee?: string;
  },
  {
    readonly net: number;
    readonly tax: number;
    readonly gross: number;
    readonly delivery: { readonly net: number; readonly tax: number; readonly gross: number };
    readonly total: { readonly net: number; readonly tax: number; readonly gross: number };
    readonly taxes: Readonly<Record<string, number>>;
  }
>;

const perRate =
  "Per VAT rate: gross is the sum of its items (and the delivery fee under the area's own `tax`); net = gross / (1 + rate/100), rounded half up to 4 decimals; tax = gross - net.";
const exact = 'So net + tax = gross exactly.';
const fee =
  "The VAT lines include the delivery fee's tax, by ascending rate; the fee's net is total net minus goods' net.";
const byType = 'Tax by order type: delivery uses tax, takeaway takeawayTax, dine-in dineInTax.';
const fallback = '`freeFromOrderValue` 0 means unset; a missing rate for an order type falls back to `tax`.';
const donation =
  'The donation of 0.07 is given by the shop for the chosen donatee; it does not change what the guest pays.';
const rounded = "An item's gross = options applied to the unit price, times the amount, rounded half up to cents.";

const noFee = { net: 0, tax: 0, gross: 0 } as const;

export const totalsCases = [
  {
    name: 'one item at 10 %',
    rule: 'TOTAL-04',
    quote: perRate,
    arithmetic: '10.00 / 1.1 = 9.09090… → 9.0909; tax 10.00 − 9.0909 = 0.9091',
    given: { orderType: 'takeaway', items: [{ price: 10, amount: 1, tax: 10 }] },
    expect: {
      net: 9.0909,
      tax: 0.9091,
      gross: 10,
      delivery: noFee,
      total: { net: 9.0909, tax: 0.9091, gross: 10 },
      taxes: { '10': 0.9091 },
    },
  },
  {
    name: 'one item at 20 %',
    rule: 'TOTAL-04',
    quote: perRate,
    arithmetic: '4.90 / 1.2 = 4.08333… → 4.0833; tax 4.90 − 4.0833 = 0.8167',
    given: { orderType: 'takeaway', items: [{ price: 4.9, amount: 1, tax: 20 }] },
    expect: {
      net: 4.0833,
      tax: 0.8167,
      gross: 4.9,
      delivery: noFee,
      total: { net: 4.0833, tax: 0.8167, gross: 4.9 },
      taxes: { '20': 0.8167 },
    },
  },
  {
    name: 'a net that comes out even',
    rule: 'TOTAL-04',
    quote: exact,
    arithmetic: '11.00 / 1.1 = 10.0000; tax 1.0000',
    given: { orderType: 'takeaway', items: [{ price: 5.5, amount: 2, tax: 10 }] },
    expect: {
      net: 10,
      tax: 1,
      gross: 11,
      delivery: noFee,
      total: { net: 10, tax: 1, gross: 11 },
      taxes: { '10': 1 },
    },
  },
  {
    name: 'items of one rate are summed before the net is taken',
    rule: 'TOTAL-03',
    quote: perRate,
    arithmetic: '3 × 0.05 in three items = 0.15; 0.15 / 1.1 = 0.136363… → 0.1364 (not 3 × 0.0455 = 0.1365)',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 0.05, amount: 1, tax: 10 },
        { price: 0.05, amount: 1, tax: 10 },
        { price: 0.05, amount: 1, tax: 10 },
      ],
    },
    expect: {
      net: 0.1364,
      tax: 0.0136,
      gross: 0.15,
      delivery: noFee,
      total: { net: 0.1364, tax: 0.0136, gross: 0.15 },
      taxes: { '10': 0.0136 },
    },
  },
  {
    name: 'each item is rounded to cents before it is summed',
    rule: 'PRICE-05',
    quote: rounded,
    arithmetic: '1.005 → 1.01, twice: 2.02 (not 2.01); 2.02 / 1.1 = 1.836363… → 1.8364; tax 0.1836',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 1.005, amount: 1, tax: 10 },
        { price: 1.005, amount: 1, tax: 10 },
      ],
    },
    expect: {
      net: 1.8364,
      tax: 0.1836,
      gross: 2.02,
      delivery: noFee,
      total: { net: 1.8364, tax: 0.1836, gross: 2.02 },
      taxes: { '10': 0.1836 },
    },
  },
  {
    name: 'two rates',
    rule: 'TOTAL-03',
    quote: perRate,
    arithmetic: '25.40 / 1.1 = 23.0909, tax 2.3091; 8.80 / 1.2 = 7.3333, tax 1.4667; net 30.4242, tax 3.7758',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 12.7, amount: 2, tax: 10 },
        { price: 4.4, amount: 2, tax: 20 },
      ],
    },
    expect: {
      net: 30.4242,
      tax: 3.7758,
      gross: 34.2,
      delivery: noFee,
      total: { net: 30.4242, tax: 3.7758, gross: 34.2 },
      taxes: { '10': 2.3091, '20': 1.4667 },
    },
  },
  {
    name: 'three rates',
    rule: 'TOTAL-03',
    quote: perRate,
    arithmetic:
      '12.35 / 1.1 = 11.2273, tax 1.1227; 7.45 / 1.13 = 6.5929, tax 0.8571; 4.15 / 1.2 = 3.4583, tax 0.6917; net 21.2785, tax 2.6715',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 4.15, amount: 1, tax: 20 },
        { price: 12.35, amount: 1, tax: 10 },
        { price: 7.45, amount: 1, tax: 13 },
      ],
    },
    expect: {
      net: 21.2785,
      tax: 2.6715,
      gross: 23.95,
      delivery: noFee,
      total: { net: 21.2785, tax: 2.6715, gross: 23.95 },
      taxes: { '10': 1.1227, '13': 0.8571, '20': 0.6917 },
    },
  },
  {
    name: 'rates with a decimal, as in Switzerland',
    rule: 'TOTAL-04',
    quote: perRate,
    arithmetic:
      '9.90 / 1.026 = 9.64912… → 9.6491, tax 0.2509; 18.50 / 1.081 = 17.11378… → 17.1138, tax 1.3862; net 26.7629, tax 1.6371',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 18.5, amount: 1, tax: 8.1 },
        { price: 9.9, amount: 1, tax: 2.6 },
      ],
    },
    expect: {
      net: 26.7629,
      tax: 1.6371,
      gross: 28.4,
      delivery: noFee,
      total: { net: 26.7629, tax: 1.6371, gross: 28.4 },
      taxes: { '2.6': 0.2509, '8.1': 1.3862 },
    },
  },
  {
    name: 'a rate of 0 leaves its gross untouched',
    rule: 'TOTAL-04',
    quote: perRate,
    arithmetic: '12.00 / 1 = 12.0000, tax 0; 6.00 / 1.2 = 5.0000, tax 1.0000',
    given: {
      orderType: 'takeaway',
      items: [
        { price: 12, amount: 1, tax: 0 },
        { price: 6, amount: 1, tax: 20 },
      ],
    },
    expect: {
      net: 17,
      tax: 1,
      gross: 18,
      delivery: noFee,
      total: { net: 17, tax: 1, gross: 18 },
      taxes: { '20': 1 },
    },
  },
  {
    name: 'one cent',
    rule: 'TOTAL-04',
    quote: exact,
    arithmetic: '0.01 / 1.2 = 0.008333… → 0.0083; tax 0.0017',
    given: { orderType: 'takeaway', items: [{ price: 0.01, amount: 1, tax: 20 }] },
    expect: {
      net: 0.0083,
      tax: 0.0017,
      gross: 0.01,
      delivery: noFee,
      total: { net: 0.0083, tax: 0.0017, gross: 0.01 },
      taxes: { '20': 0.0017 },
    },
  },
  {
    name: 'takeaway takes takeawayTax',
    rule: 'TOTAL-01',
    quote: byType,
    arithmetic: '12.00 / 1.1 = 10.909090… → 10.9091; tax 1.0909',
    given: { orderType: 'takeaway', items: [{ price: 12, amount: 1, tax: 20, takeawayTax: 10, dineInTax: 13 }] },
    expect: {
      net: 10.9091,
      tax: 1.0909,
      gross: 12,
      delivery: noFee,
      total: { net: 10.9091, tax: 1.0909, gross: 12 },
      taxes: { '10': 1.0909 },
    },
  },
  {
    name: 'dine-in takes dineInTax',
    rule: 'TOTAL-01',
    quote: byType,
    arithmetic: '12.00 / 1.13 = 10.619469… → 10.6195; tax 1.3805',
    given: { orderType: 'dineIn', items: [{ price: 12, amount: 1, tax: 20, takeawayTax: 10, dineInTax: 13 }] },
    expect: {
      net: 10.6195,
      tax: 1.3805,
      gross: 12,
      delivery: noFee,
      total: { net: 10.6195, tax: 1.3805, gross: 12 },
      taxes: { '13': 1.3805 },
    },
  },
  {
    name: 'delivery takes tax',
    rule: 'TOTAL-01',
    quote: byType,
    arithmetic: '12.00 / 1.2 = 10.0000; tax 2.0000; the area is free',
    given: {
      orderType: 'delivery',
      items: [{ price: 12, amount: 1, tax: 20, takeawayTax: 10, dineInTax: 13 }],
      deliveryArea: { price: 3, tax: 10, free: true, freeFromOrderValue: 0, minimumOrderValue: 0 },
    },
    expect: {
      net: 10,
      tax: 2,
      gross: 12,
      delivery: noFee,
      total: { net: 10, tax: 2, gross: 12 },
      taxes: { '20': 2 },
    },
  },
  {
    name: 'a missing rate falls back to tax',
    rule: 'TOTAL-02',
    quote: fallback,
    arithmetic: 'no dineInTax; 12.00 / 1.2 = 10.0000; tax 2.0000',
    given: { orderType: 'dineIn', items: [{ price: 12, amount: 1, tax: 20, takeawayTax: 10 }] },
    expect: {
      net: 10,
      tax: 2,
      gross: 12,
      delivery: noFee,
      total: { net: 10, tax: 2, gross: 12 },
      taxes: { '20': 2 },
    },
  },
  {
    name: 'a rate of 0 for an order type is not a missing one',
    rule: 'TOTAL-02',
    quote: fallback,
    arithmetic: 'takeawayTax 0; 12.00 / 1 = 12.0000; tax 0',
    given: { orderType: 'takeaway', items: [{ price: 12, amount: 1, tax: 20, takeawayTax: 0 }] },
    expect: {
      net: 12,
      tax: 0,
      gross: 12,
      delivery: noFee,
      total: { net: 12, tax: 0, gross: 12 },
      taxes: {},
    },
  },
  {
    name: "a fee under the goods' own rate joins their line",
    rule: 'TOTAL-05',
    quote: fee,
    arithmetic:
      'goods 25.40 / 1.1 = 23.0909, tax 2.3091; all 28.30 / 1.1 = 25.7273, tax 2.5727; fee net 25.7273 − 23.0909 = 2.6364, tax 2.90 − 2.6364 = 0.2636',
    given: {
      orderType: 'delivery',
      items: [{ price: 12.7, amount: 2, tax: 10 }],
      deliveryArea: { price: 2.9, tax: 10, free: false, freeFromOrderValue: 0, minimumOrderValue: 0 },
    },
    expect: {
      net: 23.0909,
      tax: 2.3091,
      gross: 25.4,
      delivery: { net: 2.6364, tax: 0.2636, gross: 2.9 },
      total: { net: 25.7273, tax: 2.5727, gross: 28.3 },
      taxes: { '10': 2.5727 },
    },
  },
  {
    name: "a fee's net is a difference, not a division of its own",
    rule: 'TOTAL-05',
    quote: fee,
    arithmetic:
      'goods 0.05 / 1.1 = 0.0455; all 0.09 / 1.1 = 0.081818… → 0.0818; fee net 0.0818 − 0.0455 = 0.0363 (0.04 / 1.1 would be 0.0364), tax 0.0037',
    given: {
      orderType: 'delivery',
      items: [{ price: 0.05, amount: 1, tax: 10 }],
      deliveryArea: { price: 0.04, tax: 10, free: false, freeFromOrderValue: 0, minimumOrderValue: 0 },
    },
    expect: {
      net: 0.0455,
      tax: 0.0045,
      gross: 0.05,
      delivery: { net: 0.0363, tax: 0.0037, gross: 0.04 },
      total: { net: 0.0818, tax: 0.0082, gross: 0.09 },
      taxes: { '10': 0.0082 },
    },
  },
  {
    name: 'a fee under a rate of its own has its own line',
    rule: 'TOTAL-05',
    quote: fee,
    arithmetic: '25.40 at 10 %: 23.0909 + 2.3091; fee 2.90 / 1.2 = 2.4167 + 0.4833; net 25.5076, tax 2.7924',
    given: {
      orderType: 'delivery',
      items: [{ price: 12.7, amount: 2, tax: 10 }],
      deliveryArea: { price: 2.9, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0 },
    },
    expect: {
      net: 23.0909,
      tax: 2.3091,
      gross: 25.4,
      delivery: { net: 2.4167, tax: 0.4833, gross: 2.9 },
      total: { net: 25.5076, tax: 2.7924, gross: 28.3 },
      taxes: { '10': 2.3091, '20': 0.4833 },
    },
  },
  {
    name: 'two rates of goods, the fee under the second',
    rule: 'TOTAL-05',
    quote: fee,
    arithmetic:
      'goods 30.4242 + 3.7758 = 34.20; 20 %: (8.80 + 3.50) / 1.2 = 10.2500, tax 2.0500; total net 23.0909 + 10.2500 = 33.3409; fee net 33.3409 − 30.4242 = 2.9167, tax 0.5833',
    given: {
      orderType: 'delivery',
      items: [
        { price: 12.7, amount: 2, tax: 10 },
        { price: 4.4, amount: 2, tax: 20 },
      ],
      deliveryArea: { price: 3.5, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0 },
    },
    expect: {
      net: 30.4242,
      tax: 3.7758,
      gross: 34.2,
      delivery: { net: 2.9167, tax: 0.5833, gross: 3.5 },
      total: { net: 33.3409, tax: 4.3591, gross: 37.7 },
      taxes: { '10': 2.3091, '20': 2.05 },
    },
  },
  {
    name: 'above freeFromOrderValue nothing is added',
    rule: 'FEE-02',
    quote: 'Delivery is free if the area is free or the order gross exceeds freeFromOrderValue.',
    arithmetic: '30.01 > 30.00; fee 0; 30.01 / 1.1 = 27.281818… → 27.2818; tax 2.7282',
    given: {
      orderType: 'delivery',
      items: [{ price: 30.01, amount: 1, tax: 10 }],
      deliveryArea: { price: 2.9, tax: 20, free: false, freeFromOrderValue: 30, minimumOrderValue: 0 },
    },
    expect: {
      net: 27.2818,
      tax: 2.7282,
      gross: 30.01,
      delivery: noFee,
      total: { net: 27.2818, tax: 2.7282, gross: 30.01 },
      taxes: { '10': 2.7282 },
    },
  },
  {
    name: 'a donation changes nothing',
    rule: 'DONATE-01',
    quote: donation,
    arithmetic: '10.00 stays 10.00 (not 10.07)',
    given: { orderType: 'takeaway', items: [{ price: 10, amount: 1, tax: 10 }], donatee: 'tierheim' },
    expect: {
      net: 9.0909,
      tax: 0.9091,
      gross: 10,
      delivery: noFee,
      total: { net: 9.0909, tax: 0.9091, gross: 10 },
      taxes: { '10': 0.9091 },
    },
  },
] as const satisfies readonly TotalsCase[];
