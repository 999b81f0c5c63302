import { type Money, money, sumOf } from '../money/money.ts';

/**
 * The five sums of an Austrian receipt, gross: "Betrag-Satz-Normal", "-Ermaessigt-1", "-Ermaessigt-2", "-Null" and
 * "-Besonders". RKSV § 10 (2) no. 4 demands the amount by VAT rate; the names are those of the Ministry's reference
 * code.
 */
export type RksvSums = {
  readonly normal: Money;
  readonly reduced1: Money;
  readonly reduced2: Money;
  readonly zero: Money;
  readonly special: Money;
};

export const rksvSumNames = ['normal', 'reduced1', 'reduced2', 'zero', 'special'] as const;

/**
 * The sum of each Austrian VAT rate in percent, as answered in the Ministry of Finance's RKSV repository (issues 324
 * and 406 there). 4.9 % belongs to "Besonders" like 19 %: its notice of 13 March 2026, valid from 1 July 2026.
 */
const sumOfRate: ReadonlyMap<number, keyof RksvSums> = new Map([
  [20, 'normal'],
  [10, 'reduced1'],
  [13, 'reduced2'],
  [0, 'zero'],
  [19, 'special'],
  [4.9, 'special'],
]);

/**
 * Adds up gross amounts by VAT rate into the five sums (FISCAL-05).
 * @throws RangeError for a rate that Austria does not have
 */
export function toRksvSums(vat: readonly { readonly rate: number; readonly gross: Money }[]): RksvSums {
  const unknown = vat.find(({ rate }) => !sumOfRate.has(rate));
  if (unknown) throw new RangeError(`no Austrian VAT rate: ${unknown.rate} %`);
  const sum = (name: keyof RksvSums) =>
    sumOf(vat.filter(({ rate }) => sumOfRate.get(rate) === name).map(({ gross }) => gross));
  return {
    normal: sum('normal'),
    reduced1: sum('reduced1'),
    reduced2: sum('reduced2'),
    zero: sum('zero'),
    special: sum('special'),
  };
}

export const noRksvSums: RksvSums = {
  normal: money(0),
  reduced1: money(0),
  reduced2: money(0),
  zero: money(0),
  special: money(0),
};

/** Gross total of the five sums. */
export const totalOfRksvSums = (sums: RksvSums): Money => sumOf(rksvSumNames.map((name) => sums[name]));
