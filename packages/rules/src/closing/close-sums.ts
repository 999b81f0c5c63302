import { type Money, money, subtract, sumOf } from '../money/money.ts';
import { type PaymentMethod, paymentRows } from '../payments/payment-methods.ts';
import type { RateSplit, Split } from '../price/totals.ts';
import { type MethodTakings, type OrderTakings, outstandingOf } from './order-takings.ts';

/** Orders with sales, money received and money refunded by one payment method. */
export type MethodSums = {
  readonly method: PaymentMethod;
  readonly orders: number;
  readonly taken: Money;
  readonly refunded: Money;
  /** Tips kept, included in the difference of `taken` and `refunded`. */
  readonly tips: Money;
};

/** Sales of one VAT rate, the refunded part of them, and the difference. net + tax = gross for each. */
export type VatSums = {
  readonly rate: number;
  readonly sales: Split;
  readonly returned: Split;
  readonly revenue: Split;
};

/** Sums of a day close. Amounts may be negative: corrections of earlier closes. */
export type CloseSums = {
  /** In the order of the payment methods, without rows of zeros. */
  readonly methods: readonly MethodSums[];
  /** By ascending rate, without rows of zeros. */
  readonly vat: readonly VatSums[];
  /** Delivery fees and deposits, gross; included in `vat`. */
  readonly delivery: Money;
  readonly deposits: Money;
  /** Discounts, gross; already deducted from `vat`. */
  readonly discounts: Money;
  /** Tips of all methods: no revenue, without VAT (TIP-07). */
  readonly tips: Money;
  /** Gift cards: sold ones are taken by the methods and no revenue, redeemed ones the reverse (GIFT-10). */
  readonly giftCards: { readonly sold: Money; readonly redeemed: Money };
  readonly canceled: { readonly number: number; readonly sum: Money };
  /** Received money that is neither revenue, tip, sold gift card nor refunded. */
  readonly outstanding: Money;
};

/** Money for gift cards sold at the counter, or given back for them. */
export type CardSale = { readonly method: PaymentMethod; readonly taken: Money; readonly refunded: Money };

/** An order's takings now, and as the previous closes counted them; undefined: not counted yet. */
export type TakingsChange = { readonly now: OrderTakings; readonly before: OrderTakings | undefined };

/**
 * Sums what a close counts: of each order the difference to the previous closes (CLOSE-03). The sums of all closes are
 * therefore those of the orders' last counted states, regardless of when each close was made.
 * @param sales gift cards sold since the previous close
 */
export function sumChanges(changes: readonly TakingsChange[], sales: readonly CardSale[] = []): CloseSums {
  const signed = changes.flatMap(({ now, before }) => [
    { sign: 1, takings: now },
    ...(before ? [{ sign: -1, takings: before }] : []),
  ]);
  const sum = (amountIn: (takings: OrderTakings) => number): Money =>
    money(signed.reduce((total, { sign, takings }) => total + sign * amountIn(takings), 0));
  const sumSplit = (splitOf: (takings: OrderTakings) => Split | undefined): Split => ({
    net: sum((takings) => splitOf(takings)?.net ?? 0),
    tax: sum((takings) => splitOf(takings)?.tax ?? 0),
    gross: sum((takings) => splitOf(takings)?.gross ?? 0),
  });
  const methods = paymentRows.map(({ method }): MethodSums => {
    const ofMethod = (amountIn: (money: MethodTakings) => number) =>
      sum((takings) => byMethod(takings).reduce((all, each) => all + (each.method === method ? amountIn(each) : 0), 0));
    const ofCards = sales.filter((sale) => sale.method === method);
    return {
      method,
      // An order that was paid by several methods counts once.
      orders: sum((takings) => Number(takings.isSold && takings.method === method)),
      taken: sumOf([ofMethod(({ taken }) => taken), ...ofCards.map(({ taken }) => taken)]),
      refunded: sumOf([ofMethod(({ refunded }) => refunded), ...ofCards.map(({ refunded }) => refunded)]),
      tips: ofMethod(({ tip }) => tip),
    };
  });
  const rates = [...new Set(signed.flatMap(({ takings }) => takings.sales.map(({ rate }) => rate)))];
  const vat = rates
    .toSorted((one, other) => one - other)
    .map((rate): VatSums => {
      const atRate = (splits: readonly RateSplit[]) => splits.find((split) => split.rate === rate);
      const sales = sumSplit((takings) => atRate(takings.sales));
      const returned = sumSplit((takings) => atRate(takings.returned));
      return { rate, sales, returned, revenue: lessSplit(sales, returned) };
    });
  return {
    methods: methods.filter((row) => [row.orders, row.taken, row.refunded, row.tips].some((figure) => figure !== 0)),
    vat: vat.filter(({ sales, returned }) => [sales, returned].some(({ gross, tax }) => gross !== 0 || tax !== 0)),
    delivery: sum(({ delivery }) => delivery),
    deposits: sum(({ deposit }) => deposit),
    discounts: sum(({ discounts }) => discounts ?? 0),
    tips: sum(({ tip = 0 }) => tip),
    giftCards: {
      sold: sumOf(sales.map(({ taken, refunded }) => subtract(taken, refunded))),
      redeemed: sum(({ giftCard = 0 }) => giftCard),
    },
    canceled: {
      number: signed.reduce((number, { sign, takings }) => number + (takings.canceled === null ? 0 : sign), 0),
      sum: sum(({ canceled }) => canceled ?? 0),
    },
    outstanding: sum(outstandingOf),
  };
}

const byMethod = ({ method, taken, refunded, tip = money(0), methods }: OrderTakings): readonly MethodTakings[] =>
  methods ?? [{ method, taken, refunded, tip }];

const lessSplit = (from: Split, { net, tax, gross }: Split): Split => ({
  net: subtract(from.net, net),
  tax: subtract(from.tax, tax),
  gross: subtract(from.gross, gross),
});

/** Revenue of all VAT rates. */
export const revenueOf = ({ vat }: Pick<CloseSums, 'vat'>): Split => ({
  net: sumOf(vat.map(({ revenue }) => revenue.net)),
  tax: sumOf(vat.map(({ revenue }) => revenue.tax)),
  gross: sumOf(vat.map(({ revenue }) => revenue.gross)),
});

/** Cash that should be in the drawer: the float, and what was taken and refunded in cash (CLOSE-06). */
export function expectedCash(float: Money, { methods }: Pick<CloseSums, 'methods'>): Money {
  const cash = methods.find(({ method }) => method === 'cash');
  return cash ? subtract(sumOf([float, cash.taken]), cash.refunded) : float;
}
