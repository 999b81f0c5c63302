import { type Money, money } from '@theke/rules/money/money';

/** Decimals of a currency: 2 for EUR and CHF, 0 for JPY, 3 for KWD. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Money is kept in 1/10,000. */
const keptDigits = 4;

/** How providers count: cents, yen. @throws where the amount has a part that the currency cannot pay */
export function toMinorUnits(amount: Money, currency: string): number {
  const units = amount / 10 ** (keptDigits - digitsOf(currency));
  if (!Number.isInteger(units)) throw new Error(`${amount} ten-thousandths cannot be paid in ${currency}`);
  return units;
}

export const fromMinorUnits = (units: number, currency: string): Money =>
  money(units * 10 ** (keptDigits - digitsOf(currency)));

/** `10.90`, `1090` in yen: as PayPal writes amounts. */
export const toDecimalText = (amount: Money, currency: string): string => {
  const digits = digitsOf(currency);
  return (toMinorUnits(amount, currency) / 10 ** digits).toFixed(digits);
};
