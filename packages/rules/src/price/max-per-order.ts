import { formatMoney, type Money, toMoney } from '../money/money.ts';

/** Maximum gross total of an order; higher ones are typing errors or abuse. */
export const maxPerOrder: Money = toMoney(1_000_000);

/** The error message above the maximum. `currency` is an ISO 4217 code. */
export const tooMuchText = (currency: string): string =>
  `Eine Bestellung darf höchstens ${formatMoney(maxPerOrder, currency)} kosten. Bitte wählen Sie eine kleinere Menge.`;
