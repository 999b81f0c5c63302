import type { Case } from './case.ts';

/**
 * The chosen area and the gross of the goods, without the fee. `fee` is the gross delivery fee. `missing` is the amount
 * missing to the minimum, 0 when reached. `message` is the checkout's sentence while it is not reached, `shortMessage`
 * its short form for the status.
 */
export type DeliveryCase = Case<
  {
    readonly deliveryArea: {
      readonly price: number;
      readonly free: boolean;
      readonly freeFromOrderValue?: number;
      readonly minimumOrderValue?: number;
    };
    readonly goodsGross: number;
  },
  {
    readonly fee: number;
    readonly isMinimumReached: boolean;
    readonly missing: number;
    readonly message: string | null;
    readonly shortMessage: string | null;
  }
>;

/** The hint for an area with free delivery above a threshold. */
export type FreeDeliveryHintCase = Case<{ readonly freeFromOrderValue: number }, string>;

const free = 'Delivery is free if the area is free or the order gross exceeds freeFromOrderValue.';
const goodsOnly = "Delivery fee is free when the area is free or the goods' gross exceeds `freeFromOrderValue`.";
const equality =
  "`minimumOrderValue` is reached at equality; both are compared with the goods' gross, without the fee.";
const unset = '`freeFromOrderValue` 0 means unset;';
const message =
  "'Sie haben den Mindestbestellwert in Höhe von X leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens Y hinzu oder wählen Sie eine andere Art der Lieferung.'";
const short = "(the status-side shorter form ends after 'erreicht.')";

const reached = { isMinimumReached: true, missing: 0, message: null, shortMessage: null } as const;

export const deliveryCases = [
  {
    name: 'the fee of the area',
    rule: 'FEE-02',
    quote: free,
    arithmetic: 'not free, nothing to exceed: 2.90',
    given: { deliveryArea: { price: 2.9, free: false }, goodsGross: 25 },
    expect: { fee: 2.9, ...reached },
  },
  {
    name: 'a free area',
    rule: 'FEE-02',
    quote: free,
    arithmetic: 'free: 0, whatever the price says',
    given: { deliveryArea: { price: 2.9, free: true, freeFromOrderValue: 50 }, goodsGross: 25 },
    expect: { fee: 0, ...reached },
  },
  {
    name: 'freeFromOrderValue at equality does not exceed',
    rule: 'FEE-02',
    quote: goodsOnly,
    arithmetic: '30.00 > 30.00 is false: 2.90',
    given: { deliveryArea: { price: 2.9, free: false, freeFromOrderValue: 30 }, goodsGross: 30 },
    expect: { fee: 2.9, ...reached },
  },
  {
    name: 'freeFromOrderValue exceeded by a cent',
    rule: 'FEE-02',
    quote: goodsOnly,
    arithmetic: '30.01 > 30.00: 0',
    given: { deliveryArea: { price: 2.9, free: false, freeFromOrderValue: 30 }, goodsGross: 30.01 },
    expect: { fee: 0, ...reached },
  },
  {
    name: 'freeFromOrderValue missed by a cent',
    rule: 'FEE-02',
    quote: goodsOnly,
    arithmetic: '29.99 > 30.00 is false: 2.90',
    given: { deliveryArea: { price: 2.9, free: false, freeFromOrderValue: 30 }, goodsGross: 29.99 },
    expect: { fee: 2.9, ...reached },
  },
  {
    name: 'the fee does not help to exceed freeFromOrderValue',
    rule: 'FEE-05',
    quote: equality,
    arithmetic: '29.00 > 30.00 is false although 29.00 + 2.00 = 31.00: 2.00',
    given: { deliveryArea: { price: 2, free: false, freeFromOrderValue: 30 }, goodsGross: 29 },
    expect: { fee: 2, ...reached },
  },
  {
    name: 'freeFromOrderValue 0 is unset',
    rule: 'FEE-03',
    quote: unset,
    arithmetic: '25.00 > 0, but 0 means unset: 2.90',
    given: { deliveryArea: { price: 2.9, free: false, freeFromOrderValue: 0 }, goodsGross: 25 },
    expect: { fee: 2.9, ...reached },
  },
  {
    name: 'the minimum at equality is reached',
    rule: 'FEE-04',
    quote: equality,
    arithmetic: '20.00 ≥ 20.00',
    given: { deliveryArea: { price: 2.9, free: false, minimumOrderValue: 20 }, goodsGross: 20 },
    expect: { fee: 2.9, ...reached },
  },
  {
    name: 'the minimum missed by a cent',
    rule: 'FEE-06',
    quote: message,
    arithmetic: '20.00 − 19.99 = 0.01',
    given: { deliveryArea: { price: 2.9, free: false, minimumOrderValue: 20 }, goodsGross: 19.99 },
    expect: {
      fee: 2.9,
      isMinimumReached: false,
      missing: 0.01,
      message:
        'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 0,01 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      shortMessage: 'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    },
  },
  {
    name: 'the fee does not count towards the minimum',
    rule: 'FEE-05',
    quote: equality,
    arithmetic: '18.00 < 20.00 although 18.00 + 3.00 = 21.00; 20.00 − 18.00 = 2.00',
    given: { deliveryArea: { price: 3, free: false, minimumOrderValue: 20 }, goodsGross: 18 },
    expect: {
      fee: 3,
      isMinimumReached: false,
      missing: 2,
      message:
        'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 2,00 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      shortMessage: 'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    },
  },
  {
    name: 'a free area has a minimum all the same',
    rule: 'FEE-07',
    quote: short,
    arithmetic: '1250.00 − 15.50 = 1234.50',
    given: { deliveryArea: { price: 3, free: true, minimumOrderValue: 1250 }, goodsGross: 15.5 },
    expect: {
      fee: 0,
      isMinimumReached: false,
      missing: 1234.5,
      message:
        'Sie haben den Mindestbestellwert in Höhe von 1.250,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 1.234,50 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      shortMessage: 'Sie haben den Mindestbestellwert in Höhe von 1.250,00 € leider noch nicht erreicht.',
    },
  },
  {
    name: 'an amount that binary fractions blur',
    rule: 'FEE-06',
    quote: message,
    arithmetic: '20.00 − 19.70 = 0.30',
    given: { deliveryArea: { price: 0, free: false, minimumOrderValue: 20 }, goodsGross: 19.7 },
    expect: {
      fee: 0,
      isMinimumReached: false,
      missing: 0.3,
      message:
        'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 0,30 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      shortMessage: 'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    },
  },
  {
    name: 'a minimum of 0 is reached by anything',
    rule: 'FEE-04',
    quote: equality,
    arithmetic: '1.00 ≥ 0',
    given: { deliveryArea: { price: 2.9, free: false, minimumOrderValue: 0 }, goodsGross: 1 },
    expect: { fee: 2.9, ...reached },
  },
] as const satisfies readonly DeliveryCase[];

const hint = "Hint: 'Kostenlose Lieferung ab X.'";

export const freeDeliveryHintCases = [
  {
    name: 'the hint of a whole amount',
    rule: 'FEE-08',
    quote: hint,
    arithmetic: 'X = 50.00 in the German format',
    given: { freeFromOrderValue: 50 },
    expect: 'Kostenlose Lieferung ab 50,00 €.',
  },
  {
    name: 'the hint of an amount with cents',
    rule: 'FEE-08',
    quote: hint,
    arithmetic: 'X = 29.90 in the German format',
    given: { freeFromOrderValue: 29.9 },
    expect: 'Kostenlose Lieferung ab 29,90 €.',
  },
] as const satisfies readonly FreeDeliveryHintCase[];
