import { times, toFraction } from '../money/fraction.ts';
import { fromMoney, type Money, timesToCents, toMoney } from '../money/money.ts';
import { conversion, type Measured, type Unit } from '../units/units.ts';
import { depositOf } from './deposit.ts';
import type { Content } from './split-by-rate.ts';
import type { Taxed } from './tax-rate.ts';
import { type PricingResult, type RateSplit, type Sold, splitsByRate, type Totals, totalsOf } from './totals.ts';

/** An item as it was sold, on the wire: `unitPrice` is gross for one `priceUnit`, `tax` its VAT rate in percent. */
export type SoldItem = {
  readonly amount: number;
  readonly unit: Unit;
  readonly unitPrice: number;
  readonly priceUnit: Unit;
  readonly gross: number;
  /** Gross, for one `priceUnit` and for the item; not there where none is paid. */
  readonly unitDeposit?: number | undefined;
  readonly deposit?: number | undefined;
  readonly depositTax?: number | undefined;
  readonly tax: number;
  /** Of a bundle: what its VAT is split by (TOTAL-09). */
  readonly contents?: readonly Content[] | undefined;
};

/** Whether an item's price can be told from itself; else its product has to be asked how its units compare. */
export const isSoldByPriceUnit = ({ unit, priceUnit }: Pick<SoldItem, 'unit' | 'priceUnit'>): boolean =>
  unit === priceUnit;

/**
 * What another amount of a sold item costs, at the unit price that was agreed. `product` tells how its units compare
 * where the item was not sold by its price's own unit. Throws RuleError UNIT_NOT_CONVERTIBLE.
 */
export function grossOfAmount(item: SoldItem, amount: number, product?: Measured): Money {
  const measured = product ?? { unit: item.priceUnit };
  const converted = times(toFraction(amount), conversion(item.unit, item.priceUnit, measured));
  return timesToCents(toMoney(item.unitPrice), converted);
}

/** What is paid for another amount of a sold item, its price and the deposit beside it, as they stand in it. */
export function sumsOfAmount(item: SoldItem, amount: number, product?: Measured): Pick<SoldItem, 'gross' | 'deposit'> {
  const deposit = depositOf(toMoney(item.unitDeposit ?? 0), { ...item, amount }, product ?? { unit: item.priceUnit });
  return {
    gross: fromMoney(grossOfAmount(item, amount, product)),
    ...(item.unitDeposit !== undefined && { deposit: fromMoney(deposit) }),
  };
}

type SoldFor = Pick<SoldItem, 'gross' | 'deposit' | 'depositTax' | 'tax' | 'contents'>;
type Delivered = Pick<PricingResult, 'delivery'> & { readonly deliveryRate?: number | undefined };

const goodsOf = (items: readonly SoldFor[]): Sold[] =>
  items.map(({ gross, deposit, depositTax, tax, contents }) => ({
    gross: toMoney(gross),
    deposit: toMoney(deposit ?? 0),
    rate: tax,
    contents,
    depositRate: depositTax,
  }));

const feeOf = ({ delivery, deliveryRate }: Delivered): Taxed | undefined =>
  deliveryRate === undefined ? undefined : { gross: toMoney(delivery.gross), rate: deliveryRate };

/** The totals of an order with changed items; the delivery fee stays what was agreed, whatever the goods' value is by now. */
export const totalsOfItems = (items: readonly SoldFor[], totals: Delivered): Totals =>
  totalsOf(goodsOf(items), feeOf(totals));

/** What a sold order brought under each VAT rate, ascending. */
export const splitsOfItems = (items: readonly SoldFor[], totals: Delivered): RateSplit[] =>
  splitsByRate(goodsOf(items), feeOf(totals));
