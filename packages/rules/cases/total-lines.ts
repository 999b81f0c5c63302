import type { Case } from './case.ts';

/**
 * The lines of the price summary as shown, in cents. `given` is gross per VAT rate. `taxes` are the shown VAT lines by
 * ascending rate; the last one absorbs the rounding difference, so that net and VAT lines add up to gross.
 */
export type TotalLinesCase = Case<
  { readonly grossByRate: Readonly<Record<string, number>> },
  { readonly net: number; readonly taxes: readonly (readonly [rate: number, amount: number])[]; readonly gross: number }
>;

const lastLine = 'For display the last line takes the cent that rounding leaves.';

export const totalLinesCases = [
  {
    name: 'nothing is left over',
    rule: 'TOTAL-07',
    quote: lastLine,
    arithmetic: '9.0909 → 9.09; 0.9091 → 0.91; 9.09 + 0.91 = 10.00',
    given: { grossByRate: { '10': 10 } },
    expect: { net: 9.09, taxes: [[10, 0.91]], gross: 10 },
  },
  {
    name: 'the last line takes a cent more',
    rule: 'TOTAL-07',
    quote: lastLine,
    arithmetic:
      'net 1.5455 + 1.2083 = 2.7538 → 2.75; 0.1545 → 0.15; 0.2417 → 0.24; sum 3.14, gross 3.15: the last line is 0.25',
    given: { grossByRate: { '10': 1.7, '20': 1.45 } },
    expect: {
      net: 2.75,
      taxes: [
        [10, 0.15],
        [20, 0.25],
      ],
      gross: 3.15,
    },
  },
  {
    name: 'the last line takes a cent less',
    rule: 'TOTAL-07',
    quote: lastLine,
    arithmetic:
      'net 1.8636 + 0.8333 = 2.6969 → 2.70; 0.1864 → 0.19; 0.1667 → 0.17; sum 3.06, gross 3.05: the last line is 0.16',
    given: { grossByRate: { '10': 2.05, '20': 1 } },
    expect: {
      net: 2.7,
      taxes: [
        [10, 0.19],
        [20, 0.16],
      ],
      gross: 3.05,
    },
  },
] as const satisfies readonly TotalLinesCase[];
