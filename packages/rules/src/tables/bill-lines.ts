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
  /** Refunded by the provider of an online payment. */
  readonly refunded?: number | undefined;
  /** Amounts of items; absent for a share of the bill. */
  readonly items?: readonly PaidItem[] | undefined;
};
/**
 * Pieces of an item, from number `from`; absent in payments from before reservations: the first pieces that are open.
 */
export type PaidItem = {
  readonly index: number;
  readonly amount: number;
  readonly gross: number;
  readonly from?: number | undefined;
};

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

export const ratesOfPayment = ({ rates }: Pick<OrderPayment, 'rates'>): Taxed[] =>
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

/** Whether a share of the order was paid, which belongs to no item (TABLE-05). */
export const isShared = ({ isPaid, payments }: Pick<BilledOrder, 'isPaid' | 'payments'>): boolean =>
  !isPaid && (payments ?? []).some(({ items }) => !items);

/** Items that can be paid one by one; null if a share was paid. */
export function openItems(order: BilledOrder): OpenItem[] | null {
  if (order.isPaid) return [];
  if (isShared(order)) return null;
  return linesOf(order).flatMap((line) => {
    const runs = openRuns(order, line);
    if (runs.length === 0) return [];
    return {
      index: line.index,
      amount: fromMoney(sumOf(runs.map(({ amount }) => toMoney(amount)))),
      gross: grossOf(runs.flatMap(({ from, amount }) => grossOfPieces(line, from, from + amount))),
    };
  });
}

/** Consecutive pieces of an item. */
export type Run = { readonly from: number; readonly amount: number };

/**
 * Pieces of an item that are not paid, ascending. Each piece has a fixed price, so that pieces can be paid in any order
 * and released again. An amount that is not whole is one piece.
 */
export function openRuns(order: Pick<BilledOrder, 'payments'>, { index, amount }: BillLine): Run[] {
  let open: Run[] = amount > 0 ? [{ from: 0, amount }] : [];
  for (const item of (order.payments ?? []).flatMap(({ items = [] }) => items)) {
    if (item.index !== index) continue;
    const taken = item.from === undefined ? firstOf(open, item.amount) : [{ from: item.from, amount: item.amount }];
    for (const run of taken) open = open.flatMap((each) => without(each, run));
  }
  return open;
}

/** The first pieces of the runs, `amount` of them, or all if there are fewer. */
export function firstOf(runs: readonly Run[], amount: number): Run[] {
  let left = amount;
  return runs.flatMap(({ from, amount: size }) => {
    const taken = Math.min(left, size);
    left -= taken;
    return taken > 0 ? [{ from, amount: taken }] : [];
  });
}

const without = ({ from, amount }: Run, taken: Run): Run[] => {
  const [to, takenTo] = [from + amount, taken.from + taken.amount];
  if (takenTo <= from || taken.from >= to) return [{ from, amount }];
  return [
    { from, amount: taken.from - from },
    { from: takenTo, amount: to - takenTo },
  ].filter((run) => run.amount > 0);
};

/** Prices of the open pieces of an item in the order in which they are paid; null if it can only be paid as a whole. */
export function pricesOfPieces(order: BilledOrder, line: BillLine): Money[] | null {
  if (!Number.isInteger(line.amount)) return null;
  return openRuns(order, line).flatMap(({ from, amount }) =>
    Array.from({ length: amount }, (_, at) => grossOf(grossOfPieces(line, from + at, from + at + 1))),
  );
}

/** The reserved part of an order. */
export type ReservedPart = OrderPayment & { readonly order: string };

/** The orders with parts that are reserved for payments under way, as if they were paid (TABLE-14). */
export const withReserved = <O extends BilledOrder & { readonly id: string }>(
  orders: readonly O[],
  reserved: readonly { readonly parts: readonly ReservedPart[] }[],
): O[] =>
  orders.map((order) => {
    const parts = reserved.flatMap((each) => each.parts.filter((part) => part.order === order.id));
    return parts.length === 0 ? order : { ...order, payments: [...(order.payments ?? []), ...parts] };
  });
