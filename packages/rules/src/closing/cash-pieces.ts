import { type Money, sumOf, timesToCents, toMoney } from '../money/money.ts';

/** Notes and coins of the currencies, as decimal numbers, the largest first. */
export const cashPieces: Readonly<Record<string, readonly number[]>> = {
  EUR: [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  CHF: [1000, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
};

/** Notes or coins of one value. */
export type CountedPieces = { readonly value: number; readonly number: number };

/** The value of counted notes and coins. */
export const sumOfPieces = (pieces: readonly CountedPieces[]): Money =>
  sumOf(pieces.map(({ value, number }) => timesToCents(toMoney(value), number)));
