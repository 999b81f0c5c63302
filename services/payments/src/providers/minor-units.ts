import { type Money, money } from '@theke/rules/money/money';

/** Decimals of a currency: 2 for EUR and CHF, 0 for JPY, 3 for KWD. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Decimals of stored money: 1/10,000. */
const moneyDigits = 4;

/** Amount in the provider's units: cents, yen. @throws if the amount has a fraction of the smallest unit */
export function toMinorUnits(amount: Money, currency: string): number {
  const units = amount / 10 ** (moneyDigits - digitsOf(currency));
  if (!Number.isInteger(units)) throw new Error(`${amount} ten-thousandths cannot be paid in ${currency}`);
  return units;
}

export const fromMinorUnits = (units: number, currency: string): Money =>
  money(units * 10 ** (moneyDigits - digitsOf(currency)));

/** `10.90`, or `1090` in yen: PayPal's format. */
export const toDecimalText = (amount: Money, currency: string): string => {
  const digits = digitsOf(currency);
  return (toMinorUnits(amount, currency) / 10 ** digits).toFixed(digits);
};
