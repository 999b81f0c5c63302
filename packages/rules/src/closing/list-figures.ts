import { type Money, roundToCents, subtract, toMoney } from '../money/money.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { Split } from '../price/totals.ts';
import { revenueInCents } from './revenue-in-cents.ts';

/** Path of a value in the accounts of a business (`booking-accounts.ts`): `adviser`, `methods.cash`, `rates.10`. */
export type AccountPath =
  | 'adviser'
  | 'client'
  | 'accountLength'
  | 'yearMonth'
  | 'clearing'
  | 'tips'
  | 'giftCards'
  | 'cashDifference'
  | 'outstanding'
  | `methods.${PaymentMethod}`
  | `rates.${number}`;

/** The figures of a day close that are booked. Amounts are decimal numbers in its currency, as on the wire. */
export type BookedClose = {
  readonly branch: { readonly id: string };
  readonly number: number;
  readonly businessDay: string;
  readonly currency: string;
  readonly methods: readonly { readonly method: PaymentMethod; readonly taken: number; readonly refunded: number }[];
  readonly vat: readonly { readonly rate: number; readonly revenue: DecimalSplit }[];
  readonly tips?: number | undefined;
  readonly giftCards?: { readonly sold: number; readonly redeemed: number } | undefined;
  readonly outstanding: number;
  readonly cash: { readonly difference: number };
};

type DecimalSplit = { readonly net: number; readonly tax: number; readonly gross: number };

/** A booked figure of a close; names the text of the booking. */
export type FigureName =
  | { readonly kind: 'taken' | 'refunded'; readonly method: PaymentMethod }
  | { readonly kind: 'revenue'; readonly rate: number }
  | { readonly kind: 'tips' | 'sold' | 'redeemed' | 'outstanding' | 'cashDifference' };

/** An amount in whole cents between two accounts. Negative amounts reverse debit and credit. */
export type Figure = {
  readonly name: FigureName;
  readonly debit: AccountPath;
  readonly credit: AccountPath;
  readonly amount: Money;
};

const toSplit = ({ net, tax, gross }: DecimalSplit): Split => ({
  net: toMoney(net),
  tax: toMoney(tax),
  gross: toMoney(gross),
});

/**
 * Lists what is booked of a day close (CLOSE-10). Money and redeemed gift cards are debited, revenue by VAT rate, tips,
 * sold gift cards and outstanding amounts credited, each against the clearing account, which is 0 afterwards. The cash
 * difference is booked between cash and its own account. Discounts and cancellations are deducted from the revenue
 * already. Figures of 0 are left out.
 */
export function listFigures(close: BookedClose): Figure[] {
  const { methods, vat, tips = 0, giftCards = { sold: 0, redeemed: 0 }, outstanding, cash } = close;
  const cents = (decimal: number) => roundToCents(toMoney(decimal));
  const debit = (name: FigureName, account: AccountPath, amount: Money): Figure => ({
    ...{ name, debit: account, credit: 'clearing', amount },
  });
  const credit = (name: FigureName, account: AccountPath, amount: Money): Figure => ({
    ...{ name, debit: 'clearing', credit: account, amount },
  });
  const revenue = revenueInCents(vat.map(({ rate, revenue }) => ({ rate, revenue: toSplit(revenue) })));
  const figures: Figure[] = [
    ...methods.flatMap(({ method, taken, refunded }) => [
      debit({ kind: 'taken', method }, `methods.${method}`, cents(taken)),
      debit({ kind: 'refunded', method }, `methods.${method}`, subtract(cents(0), cents(refunded))),
    ]),
    debit({ kind: 'redeemed' }, 'giftCards', cents(giftCards.redeemed)),
    ...revenue.map(({ rate, gross }) => credit({ kind: 'revenue', rate }, `rates.${rate}`, gross)),
    credit({ kind: 'tips' }, 'tips', cents(tips)),
    credit({ kind: 'sold' }, 'giftCards', cents(giftCards.sold)),
    credit({ kind: 'outstanding' }, 'outstanding', cents(outstanding)),
    {
      name: { kind: 'cashDifference' },
      debit: 'methods.cash',
      credit: 'cashDifference',
      amount: cents(cash.difference),
    },
  ];
  return figures.filter(({ amount }) => amount !== 0);
}
