import { fraction } from '../money/fraction.ts';
import { fromMoney, type Money, money, subtract, sumOf, timesToCents, toMoney } from '../money/money.ts';
import type { Taxed } from '../price/tax-rate.ts';
import { type Sold, splitsByRate } from '../price/totals.ts';
import { apportion } from './apportion.ts';
import type { DiscountLine, DiscountTerms } from './discount.ts';

/** A sold item with its product, for discounts on certain products. */
export type DiscountedItem = Sold & {
  readonly product?: string | undefined;
  readonly amount?: number | undefined;
  /** Gross of one price unit with options; needed for price lists. */
  readonly unitPrice?: Money | undefined;
};

/** Whether a discount applies to an item. Removed items have a gross of 0, and a free one cannot become cheaper. */
function covers({ products, reductions }: DiscountTerms, { product = '', gross }: DiscountedItem): boolean {
  if (gross <= 0) return false;
  if (reductions) return Object.hasOwn(reductions, product);
  return !products || products.includes(product);
}

/** Units of `Money` in a cent. */
const centSize = 100;
/** Quotient of whole numbers in cents, rounded half up; exact for all amounts and percentages of two decimals. */
const roundedCents = (dividend: number, divisor: number): Money =>
  money(Math.floor((2 * dividend + divisor) / (2 * divisor)) * centSize);

/** Part of a gross amount in whole cents; all of it for 100 %, whatever its decimals. */
const percentOf = (gross: Money, percent: number): Money =>
  percent === 100 ? gross : roundedCents(gross * Math.round(percent * 100), centSize * 10_000);

/** Gross of one piece of an item; of less than one, of the whole item. */
const grossOfOne = ({ gross, amount = 1 }: DiscountedItem): Money =>
  amount <= 1 ? gross : roundedCents(gross * 10_000, centSize * Math.round(amount * 10_000));

/** What a price list takes off an item: the reduction of a price unit for the sold quantity, at most the item. */
function reductionOf({ reductions = {} }: DiscountTerms, { product = '', gross, unitPrice }: DiscountedItem): Money {
  const ofUnit = toMoney(reductions[product] ?? 0);
  if (!unitPrice) return money(0);
  return ofUnit >= unitPrice ? gross : timesToCents(ofUnit, fraction(BigInt(gross), BigInt(unitPrice)));
}

/** Indexes of the discounted items: all that are covered, or for the kind `product` the one whose piece costs least. */
function discountedIndexes(terms: DiscountTerms, items: readonly DiscountedItem[]): ReadonlySet<number> {
  const covered = [...items.keys()].filter((index) => covers(terms, items[index] as DiscountedItem));
  if (terms.kind !== 'product') return new Set(covered);
  const priceAt = (index: number) => grossOfOne(items[index] as DiscountedItem);
  return new Set(covered.toSorted((one, other) => priceAt(one) - priceAt(other)).slice(0, 1));
}

/**
 * The part of each item that a discount is computed of, and by which it is divided among the items: all of what is left
 * of a discounted item, with a price list only its reduction.
 */
function basesOf(terms: DiscountTerms, items: readonly DiscountedItem[], left: readonly Money[]): Money[] {
  const discounted = discountedIndexes(terms, items);
  return items.map((item, index) => {
    const rest = left[index] as Money;
    if (!discounted.has(index)) return money(0);
    return terms.kind === 'prices' ? money(Math.min(reductionOf(terms, item), rest)) : rest;
  });
}

/**
 * Value of a discount on goods, before it is limited to them. "One product" is a part of the item's full price, a
 * percentage one of what earlier discounts left.
 */
function discountValue(terms: DiscountTerms, items: readonly DiscountedItem[], bases: readonly Money[]): Money {
  const { kind, percent = 100, amount = 0 } = terms;
  if (kind === 'amount') return toMoney(amount);
  if (kind === 'prices') return sumOf(bases);
  if (kind === 'percent') return percentOf(sumOf(bases), percent);
  const pieces = [...discountedIndexes(terms, items)].map((index) => grossOfOne(items[index] as DiscountedItem));
  return percentOf(sumOf(pieces), percent);
}

/** Gross by VAT rate, ascending, without deposits. */
const grossByRate = (items: readonly DiscountedItem[]): Map<number, Money> =>
  new Map(
    splitsByRate(items.map(({ gross, rate, contents }) => ({ gross, rate, contents }))).map((split) => [
      split.rate,
      split.gross,
    ]),
  );

const lineOf = (terms: DiscountTerms, shares: readonly Taxed[]): DiscountLine[] => {
  const deducted = shares.filter(({ gross }) => gross > 0);
  if (deducted.length === 0) return [];
  return [
    {
      ...terms,
      gross: fromMoney(sumOf(deducted.map(({ gross }) => gross))),
      rates: Object.fromEntries(deducted.map(({ rate, gross }) => [String(rate), fromMoney(gross)])),
    },
  ];
};

/**
 * The lines of an order's discounts, in the given order; without those that take nothing off (DISC-05, DISC-06). A
 * percentage is computed from what the previous ones left of its items, and each is limited to it, so that no item and
 * no rate falls below 0. It lowers the VAT rates of what it discounts in proportion, in whole cents. Deposits are never
 * discounted.
 */
export function computeDiscounts(
  items: readonly DiscountedItem[],
  fee: Taxed | undefined,
  terms: readonly DiscountTerms[],
): DiscountLine[] {
  if (terms.length === 0) return [];
  const left = items.map(({ gross }) => gross);
  const leftByRate = grossByRate(items);
  let leftFee = fee?.gross ?? money(0);
  return terms.flatMap((each) => {
    if (each.kind === 'delivery') {
      if (!fee) return [];
      const gross = money(Math.min(percentOf(fee.gross, each.percent ?? 100), leftFee));
      leftFee = subtract(leftFee, gross);
      return lineOf(each, [{ rate: fee.rate, gross }]);
    }
    const bases = basesOf(each, items, left);
    const weights = [...grossByRate(items.map((item, index) => ({ ...item, gross: bases[index] as Money })))].map(
      ([rate, gross]): Taxed => ({ rate, gross: money(Math.min(gross, leftByRate.get(rate) ?? 0)) }),
    );
    const most = Math.min(sumOf(bases), sumOf(weights.map(({ gross }) => gross)));
    const gross = money(Math.min(discountValue(each, items, bases), most));
    for (const [index, part] of apportion(gross, bases).entries()) left[index] = subtract(left[index] as Money, part);
    const shares = apportion(
      gross,
      weights.map((weight) => weight.gross),
    ).map((share, index): Taxed => ({ rate: (weights[index] as Taxed).rate, gross: share }));
    for (const share of shares)
      leftByRate.set(share.rate, subtract(leftByRate.get(share.rate) ?? money(0), share.gross));
    return lineOf(each, shares);
  });
}

/** The discounts as negative amounts by VAT rate, for `computeTotals` and `splitsByRate`. */
export const deductionsOf = (lines: readonly Pick<DiscountLine, 'rates'>[]): Taxed[] =>
  lines.flatMap(({ rates }) =>
    Object.entries(rates).map(([rate, gross]) => ({ rate: Number(rate), gross: money(-toMoney(gross)) })),
  );

/** Sum of the discounts, gross. */
export const sumOfDiscounts = (lines: readonly Pick<DiscountLine, 'gross'>[] | undefined): Money =>
  sumOf((lines ?? []).map(({ gross }) => toMoney(gross)));

/**
 * The part of the discounts on goods that falls to each item, in proportion to its gross (DISC-09). The sum of all
 * parts is that of the lines.
 */
export function discountsByItem(items: readonly DiscountedItem[], lines: readonly DiscountLine[]): Money[] {
  const left = items.map(({ gross }) => gross);
  for (const line of lines.filter(({ kind }) => kind !== 'delivery')) {
    for (const [index, part] of apportion(toMoney(line.gross), basesOf(line, items, left)).entries())
      left[index] = subtract(left[index] as Money, part);
  }
  return items.map(({ gross }, index) => subtract(gross, left[index] as Money));
}
