import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { discountsByItem, sumOfDiscounts } from '@theke/rules/discounts/compute-discounts';
import { formatMoney, fromMoney, type Money, money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { goodsOf } from '@theke/rules/price/changed-items';
import { paymentMessages } from '../../payments/shared/payment-messages.de.ts';

export type RefundChoice =
  | { kind: 'all' }
  /** Indices into `linesOf`. */
  | { kind: 'items'; chosen: readonly number[] }
  /** Amount as typed: "8,80". */
  | { kind: 'sum'; text: string };

export type RefundLine = { label: string; gross: number };

/**
 * Refundable lines: items still in the order with their deposit (DEPOSIT-07), and the delivery, each less its part of
 * the discounts (DISC-09).
 */
export function linesOf({ items, totals }: Pick<Order, 'items' | 'totals'>): RefundLine[] {
  const { delivery, discounts = [] } = totals;
  const sold = items.filter(({ amount }) => amount > 0);
  const taken = discountsByItem(goodsOf(sold), discounts);
  const ofFee = sumOfDiscounts(discounts.filter(({ kind }) => kind === 'delivery'));
  const fee = fromMoney(subtract(toMoney(delivery.gross), ofFee));
  return [
    ...sold.map(({ name, amount, gross, deposit = 0 }, index) => ({
      label: `${String(amount).replace('.', ',')} × ${name}`,
      gross: fromMoney(subtract(sumOf([toMoney(gross), toMoney(deposit)]), taken[index] ?? money(0))),
    })),
    ...(fee > 0 ? [{ label: paymentMessages.dialog.delivery, gross: fee }] : []),
  ];
}

/**
 * Amount of a refund, limited to the remainder; undefined for an invalid or zero amount.
 * @param refundable remaining amount of the payment, a decimal number
 */
export function chosenSum(choice: RefundChoice, lines: readonly RefundLine[], refundable: number): Money | undefined {
  const sum = requestedSum(choice, lines, toMoney(refundable));
  return sum !== undefined && sum > 0 && sum <= toMoney(refundable) ? sum : undefined;
}

function requestedSum(choice: RefundChoice, lines: readonly RefundLine[], refundable: Money): Money | undefined {
  switch (choice.kind) {
    case 'all':
      return refundable;
    case 'items':
      // After a partial refund, the lines may be worth more than the remainder.
      return money(Math.min(refundable, sumOf(choice.chosen.map((at) => toMoney(lines[at]?.gross ?? 0)))));
    case 'sum':
      return typedSum(choice.text);
  }
}

/** Parses an amount with at most two decimals. */
function typedSum(text: string): Money | undefined {
  const typed = parseNumber(text);
  return typed !== null && typed >= 0 && typed < 1e7 && Number(typed.toFixed(2)) === typed ? toMoney(typed) : undefined;
}

/** Error of a typed amount: it is invalid, or exceeds the remainder. */
export const sumFault = (text: string, refundableText: string): string | undefined =>
  numberFault(text) ?? (text.trim() === '' ? undefined : paymentMessages.dialog.tooMuch(refundableText));

export const sumText = (sum: Money | undefined, currency: string): string => formatMoney(sum ?? money(0), currency);
export const toWire = (sum: Money): number => fromMoney(sum);
