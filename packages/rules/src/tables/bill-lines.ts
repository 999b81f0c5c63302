import { apportion } from '../discounts/apportion.ts';
import { discountsByItem } from '../discounts/compute-discounts.ts';
import type { DiscountLine } from '../discounts/discount.ts';
import { fraction } from '../money/fraction.ts';
import { fromMoney, type Money, money, subtract, sumOf, timesToCents, toMoney } from '../money/money.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { goodsOf, type SoldItem, splitsOfItems } from '../price/changed-items.ts';
import { splitByRate } from '../price/split-by-rate.ts';
import type { Taxed } from '../price/tax-rate.ts';
import type { PricingResult } from '../price/totals.ts';

/** A part of an order that was paid at the table. Amounts are decimal numbers in its currency. */
export type OrderPayment = {
  /** The settlement that paid parts of one or more orders of a bill. */
  readonly settlement: string;
  readonly method: PaymentMethod;
  /** Without the tip. */
  readonly gross: number;
  /** Maps a VAT rate ("10") to its part of `gross`. */
  readonly rates: Readonly<Record<string, number>>;
  readonly tip?: number | undefined;
  /** Amounts of items; absent for a share of the bill. */
  readonly items?: readonly PaidItem[] | undefined;
};
export type PaidItem = { readonly index: number; readonly amount: number; readonly gross: number };

/** The fields of an order that its bill reads. */
export type BilledOrder = {
  readonly items: readonly (Pick<SoldItem, 'amount' | 'gross' | 'deposit' | 'depositTax' | 'tax' | 'contents'> & {
    readonly name?: string;
    readonly product?: string;
  })[];
  readonly totals: Pick<PricingResult, 'delivery'> & {
    readonly deliveryRate?: number | undefined;
    readonly discounts?: readonly DiscountLine[] | undefined;
  };
  /** Paid online, therefore as a whole. */
  readonly isPaid: boolean;
  readonly payments?: readonly OrderPayment[] | null | undefined;
};

/** What an item costs after discounts, with its deposit, by VAT rate. */
export type BillLine = { readonly index: number; readonly amount: number; readonly rates: readonly Taxed[] };

/**
 * Items of an order with their parts of its revenue. The sum of each rate is that of the order: discounts are divided
 * among the items that they lower, in whole cents.
 */
export function linesOf({ items, totals }: BilledOrder): BillLine[] {
  const goods = goodsOf(items);
  const discounts = totals.discounts ?? [];
  const lowered = discountsByItem(goods, discounts);
  const shares = goods.map(({ gross, rate, contents }) => splitByRate(gross, { tax: rate, contents }));
  const deducted = new Map<string, Money>();
  for (const rate of new Set(shares.flat().map((share) => share.rate))) {
    const discount = sumOf(
      discounts.filter(({ kind }) => kind !== 'delivery').map(({ rates }) => toMoney(rates[String(rate)] ?? 0)),
    );
    if (discount === 0) continue;
    const at = (index: number) =>
      sumOf((shares[index] ?? []).filter((one) => one.rate === rate).map((one) => one.gross));
    const all = goods.map((_, index) => at(index));
    const some = all.map((gross, index) => ((lowered[index] ?? 0) > 0 ? gross : money(0)));
    for (const [index, part] of apportion(discount, sumOf(some) >= discount ? some : all).entries())
      deducted.set(`${index} ${rate}`, part);
  }
  return items.map(({ amount }, index) => {
    const { deposit = money(0), rate = 0, depositRate = rate } = goods[index] ?? {};
    const net = (shares[index] ?? []).map((share) => ({
      rate: share.rate,
      gross: subtract(share.gross, deducted.get(`${index} ${share.rate}`) ?? money(0)),
    }));
    return { index, amount, rates: addUp([...net, ...(deposit > 0 ? [{ rate: depositRate, gross: deposit }] : [])]) };
  });
}

/** Sums of amounts by VAT rate, ascending, without zeros. */
export function addUp(amounts: readonly Taxed[]): Taxed[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((one, other) => one - other);
  return rates
    .map((rate) => ({ rate, gross: sumOf(amounts.filter((one) => one.rate === rate).map(({ gross }) => gross)) }))
    .filter(({ gross }) => gross !== 0);
}

export const grossOf = (amounts: readonly Pick<Taxed, 'gross'>[]): Money => sumOf(amounts.map(({ gross }) => gross));

const less = (amounts: readonly Taxed[]): Taxed[] => amounts.map(({ rate, gross }) => ({ rate, gross: money(-gross) }));

const ratesOfPayment = ({ rates }: Pick<OrderPayment, 'rates'>): Taxed[] =>
  Object.entries(rates).map(([rate, gross]) => ({ rate: Number(rate), gross: toMoney(gross) }));

/** Paid part of an order at the table, by VAT rate, ascending. */
export const paidByRate = ({ payments }: Pick<BilledOrder, 'payments'>): Taxed[] =>
  addUp((payments ?? []).flatMap(ratesOfPayment));

/** Open part of an order, by VAT rate, ascending (TABLE-04). */
export const openByRate = (order: BilledOrder): Taxed[] =>
  order.isPaid
    ? []
    : addUp([
        ...splitsOfItems(order.items, order.totals).map(({ rate, gross }) => ({ rate, gross })),
        ...less(paidByRate(order)),
      ]);

export const openOf = (order: BilledOrder): Money => grossOf(openByRate(order));

/** An item with the amount that is not paid yet, and its gross. */
type OpenItem = { readonly index: number; readonly amount: number; readonly gross: Money };

/**
 * The gross of an item from its `from`th to its `to`th piece, by VAT rate. Differences of rounded running sums: all
 * pieces together cost exactly what the item costs.
 */
export function grossOfPieces({ amount, rates }: BillLine, from: number, to: number): Taxed[] {
  const upTo = (gross: Money, pieces: number): Money => {
    if (pieces === amount) return gross;
    return pieces === 0 ? money(0) : timesToCents(gross, fraction(BigInt(pieces), BigInt(amount)));
  };
  return rates.map(({ rate, gross }) => ({ rate, gross: subtract(upTo(gross, to), upTo(gross, from)) }));
}

/** Amount of an item that was paid. */
export const paidAmount = ({ payments }: Pick<BilledOrder, 'payments'>, index: number): number =>
  fromMoney(
    sumOf(
      (payments ?? [])
        .flatMap(({ items = [] }) => items.filter((item) => item.index === index))
        .map(({ amount }) => toMoney(amount)),
    ),
  );

/** Items that can be paid one by one; null if a share of the bill was paid, which belongs to no item (TABLE-05). */
export function openItems(order: BilledOrder): OpenItem[] | null {
  if (order.isPaid) return [];
  if (order.payments?.some(({ items }) => !items)) return null;
  return linesOf(order).flatMap((line) => {
    const paid = paidAmount(order, line.index);
    if (paid >= line.amount) return [];
    return {
      index: line.index,
      amount: fromMoney(subtract(toMoney(line.amount), toMoney(paid))),
      gross: grossOf(grossOfPieces(line, paid, line.amount)),
    };
  });
}
