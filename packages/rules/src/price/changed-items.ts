import { computeDiscounts, type DiscountedItem, deductionsOf } from '../discounts/compute-discounts.ts';
import type { DiscountLine } from '../discounts/discount.ts';
import { times, toFraction } from '../money/fraction.ts';
import { fromMoney, type Money, timesToCents, toMoney } from '../money/money.ts';
import { conversion, type Measured, type Unit } from '../units/units.ts';
import { computeDeposit } from './deposit.ts';
import type { Content } from './split-by-rate.ts';
import type { Taxed } from './tax-rate.ts';
import { computeTotals, type PricingResult, type RateSplit, splitsByRate, type Totals } from './totals.ts';

/** A sold item on the wire: `unitPrice` is gross for one `priceUnit`, `tax` its VAT rate in percent. */
export type SoldItem = {
  readonly amount: number;
  readonly unit: Unit;
  readonly unitPrice: number;
  readonly priceUnit: Unit;
  readonly gross: number;
  /** Deposit of one `priceUnit` and of the item, gross; absent without one. */
  readonly unitDeposit?: number | undefined;
  readonly deposit?: number | undefined;
  readonly depositTax?: number | undefined;
  readonly tax: number;
  /** For bundles: the contents by which its VAT is split (TOTAL-09). */
  readonly contents?: readonly Content[] | undefined;
};

/** Whether an item can be repriced without its product; otherwise the product is needed to convert units. */
export const isSoldByPriceUnit = ({ unit, priceUnit }: Pick<SoldItem, 'unit' | 'priceUnit'>): boolean =>
  unit === priceUnit;

/**
 * The price of another amount of a sold item at the agreed unit price. `product` is needed to convert units if the item
 * was not sold in its price unit. @throws RuleError UNIT_NOT_CONVERTIBLE
 */
export function grossOfAmount(item: SoldItem, amount: number, product?: Measured): Money {
  const measured = product ?? { unit: item.priceUnit };
  const converted = times(toFraction(amount), conversion(item.unit, item.priceUnit, measured));
  return timesToCents(toMoney(item.unitPrice), converted);
}

/** Price and deposit of another amount of a sold item, at its agreed unit price and deposit. */
export function sumsOfAmount(item: SoldItem, amount: number, product?: Measured): Pick<SoldItem, 'gross' | 'deposit'> {
  const deposit = computeDeposit(
    toMoney(item.unitDeposit ?? 0),
    { ...item, amount },
    product ?? { unit: item.priceUnit },
  );
  return {
    gross: fromMoney(grossOfAmount(item, amount, product)),
    ...(item.unitDeposit !== undefined && { deposit: fromMoney(deposit) }),
  };
}

type SoldFor = Pick<SoldItem, 'gross' | 'deposit' | 'depositTax' | 'tax' | 'contents'> & {
  readonly amount?: number;
  readonly product?: string;
  readonly unitPrice?: number;
};
type Agreed = Pick<PricingResult, 'delivery'> & {
  readonly deliveryRate?: number | undefined;
  readonly discounts?: readonly DiscountLine[] | undefined;
};

export const goodsOf = (items: readonly SoldFor[]): DiscountedItem[] =>
  items.map(({ product, amount, unitPrice, gross, deposit, depositTax, tax, contents }) => ({
    product,
    amount,
    ...(unitPrice !== undefined && { unitPrice: toMoney(unitPrice) }),
    gross: toMoney(gross),
    deposit: toMoney(deposit ?? 0),
    rate: tax,
    contents,
    depositRate: depositTax,
  }));

export const feeOf = ({ delivery, deliveryRate }: Agreed): Taxed | undefined =>
  deliveryRate === undefined ? undefined : { gross: toMoney(delivery.gross), rate: deliveryRate };

/** The discounts of an order with changed items, by their agreed terms (DISC-08). */
export const discountsOfItems = (items: readonly SoldFor[], totals: Agreed): DiscountLine[] =>
  computeDiscounts(goodsOf(items), feeOf(totals), totals.discounts ?? []);

/** The totals of an order with changed items; the agreed delivery fee is kept regardless of the goods' value. */
export const totalsOfItems = (items: readonly SoldFor[], totals: Agreed): Totals =>
  computeTotals(goodsOf(items), feeOf(totals), deductionsOf(discountsOfItems(items, totals)));

/** Revenue of a sold order by VAT rate, ascending. */
export const splitsOfItems = (items: readonly SoldFor[], totals: Agreed): RateSplit[] =>
  splitsByRate(goodsOf(items), feeOf(totals), deductionsOf(totals.discounts ?? []));
