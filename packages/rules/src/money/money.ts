import { RuleError } from '../rule-error.ts';
import { locale as usual } from '../texts/locale.de.ts';
import { type Fraction, fraction, roundHalfUp, times, toFraction } from './fraction.ts';
import { tooLarge } from './money.de.ts';

declare const tenThousandths: unique symbol;

/**
 * An integer of 1/10,000 of the currency unit (MONEY-01): 10.90 euros are 109000.
 * Branded, because on the wire prices are decimal numbers and the two must not be mixed up.
 */
export type Money = number & { readonly [tenThousandths]: true };

const perUnit = 10_000;
const perCent = 100;

/** An integer of 1/10,000 currency unit as Money, e.g. from a database column. */
export function money(integer: number): Money {
  if (!Number.isSafeInteger(integer)) throw new RuleError('MONEY_OUT_OF_RANGE', tooLarge);
  return (integer + 0) as Money; // + 0 turns -0 into 0
}

/** A decimal number of the wire as Money, rounded to 4 decimals: exact for all values allowed by contracts. */
export const toMoney = (decimal: number): Money => money(Math.round(decimal * perUnit));

/** The decimal number for the wire. `toMoney(fromMoney(m))` is `m`. */
export const fromMoney = (amount: Money): number => amount / perUnit;

export const sumOf = (amounts: readonly Money[]): Money => money(amounts.reduce((sum, each) => sum + each, 0));
export const subtract = (from: Money, amount: Money): Money => money(from - amount);

/** Rounded half up to whole cents; symmetric below zero: -0.005 becomes -0.01. */
export const roundToCents = (amount: Money): Money => timesToCents(amount, fraction(1n));

/** A price times an amount (decimal number or fraction), exactly, then rounded half up to cents. */
export function timesToCents(price: Money, amount: number | Fraction): Money {
  const exact = times(
    fraction(BigInt(price), BigInt(perCent)),
    typeof amount === 'number' ? toFraction(amount) : amount,
  );
  return money(roundHalfUp(exact) * perCent);
}

const formats = new Map<string, Intl.NumberFormat>(); // building one costs more than formatting a whole menu

/** "10,90 €": the locale's format with 2 decimals (MONEY-04). `currency` is an ISO 4217 code. */
export function formatMoney(amount: Money, currency: string, locale = usual): string {
  return formatOf(currency, locale, 2).format(fromMoney(roundToCents(amount)));
}

/** "0,335 €": the price per unit of weight, volume, length or area with all its decimals, at least two (MONEY-06). */
export const formatUnitPrice = (amount: Money, currency: string, locale = usual): string =>
  formatOf(currency, locale, 4).format(fromMoney(amount));

function formatOf(currency: string, locale: string, maximumFractionDigits: 2 | 4): Intl.NumberFormat {
  const key = `${locale} ${currency} ${maximumFractionDigits}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
  });
  formats.set(key, format);
  return format;
}
