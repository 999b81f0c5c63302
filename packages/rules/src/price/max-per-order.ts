import { formatMoney, type Money, toMoney } from '../money/money.ts';

/** What one order may cost at most, gross: more is no order but a slip of the hand, or somebody's try. */
export const maxPerOrder: Money = toMoney(1_000_000);

/** The sentence for whoever orders more. `currency` is an ISO 4217 code. */
export const tooMuchText = (currency: string): string =>
  `Eine Bestellung darf höchstens ${formatMoney(maxPerOrder, currency)} kosten. Bitte wählen Sie eine kleinere Menge.`;
