import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { formatMoney, fromMoney, type Money, money, sumOf, toMoney } from '@theke/rules/money/money';
import { paymentMessages } from '../../payments/domain/payment-messages.de.ts';

export type RefundChoice =
  | { how: 'all' }
  /** Indices of `linesOf`. */
  | { how: 'items'; chosen: readonly number[] }
  /** As it was typed: "8,80". */
  | { how: 'sum'; text: string };

export type RefundLine = { label: string; gross: number };

/** What can be given back one by one: what was sold and is still in the order, with its deposit (DEPOSIT-07), and its delivery. */
export const linesOf = ({ items, totals }: Pick<Order, 'items' | 'totals'>): RefundLine[] => [
  ...items
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount, gross, deposit = 0 }) => ({
      label: `${String(amount).replace('.', ',')} × ${name}`,
      gross: fromMoney(sumOf([toMoney(gross), toMoney(deposit)])),
    })),
  ...(totals.delivery.gross > 0 ? [{ label: paymentMessages.dialog.delivery, gross: totals.delivery.gross }] : []),
];

/**
 * How much that is, at most what is left; undefined for a text that is no sum, and for nothing.
 * @param left of the payment, a decimal number
 */
export function chosenSum(choice: RefundChoice, lines: readonly RefundLine[], left: number): Money | undefined {
  const sum = wanted(choice, lines, toMoney(left));
  return sum !== undefined && sum > 0 && sum <= toMoney(left) ? sum : undefined;
}

function wanted(choice: RefundChoice, lines: readonly RefundLine[], left: Money): Money | undefined {
  switch (choice.how) {
    case 'all':
      return left;
    case 'items':
      // Lines may come to more than was paid, after a part was given back already.
      return money(Math.min(left, sumOf(choice.chosen.map((at) => toMoney(lines[at]?.gross ?? 0)))));
    case 'sum':
      return typedSum(choice.text);
  }
}

/** A sum of at most two decimals. */
function typedSum(text: string): Money | undefined {
  const typed = parseNumber(text);
  return typed !== null && typed >= 0 && typed < 1e7 && Number(typed.toFixed(2)) === typed ? toMoney(typed) : undefined;
}

/** What is wrong with a typed sum: it cannot be read, or it is more than is left. */
export const sumFault = (text: string, left: string): string | undefined =>
  numberFault(text) ?? (text.trim() === '' ? undefined : paymentMessages.dialog.tooMuch(left));

export const sumText = (sum: Money | undefined, currency: string): string => formatMoney(sum ?? money(0), currency);
export const toWire = (sum: Money): number => fromMoney(sum);
