import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { type Money, money, sumOf } from '@theke/rules/money/money';
import { RuleError } from '@theke/rules/rule-error';
import { withReserved } from '@theke/rules/tables/bill-lines';
import { type Choice, settleBill } from '@theke/rules/tables/settle-bill';

export type Way = 'rest' | 'items' | 'share';
/** Chosen amounts by order and index: `ID 0`. */
export type ChosenAmounts = Readonly<Record<string, number>>;

export const keyOf = ({ order, index }: { order: string; index: number }): string => `${order} ${index}`;

/** Converts the dialog's state to the part that the server takes. */
export function toChoice(bill: TableBillDetail, way: Way, amounts: ChosenAmounts, persons: number): Choice {
  if (way === 'rest') return { kind: 'rest' };
  if (way === 'share') return { kind: 'share', persons };
  const items = bill.openItems.flatMap(({ order, index }) => {
    const amount = amounts[keyOf({ order, index })] ?? 0;
    return amount > 0 ? [{ order, index, amount }] : [];
  });
  return { kind: 'items', items };
}

const billed = (status: string): boolean => !['awaiting-payment', 'canceled', 'rejected', 'failed'].includes(status);

/** The orders to be paid; what guests are paying online counts as paid. */
const roundsOf = ({ orders, reserved }: TableBillDetail) =>
  withReserved(
    orders.filter(({ status }) => billed(status)),
    reserved,
  );

/** The amount to pay, by the rule that the server uses; 0 if nothing is chosen. */
export function dueOf(bill: TableBillDetail, choice: Choice): Money {
  if (choice.kind === 'items' && choice.items.length === 0) return money(0);
  try {
    return sumOf(settleBill(roundsOf(bill), choice).map(({ gross }) => gross));
  } catch (error) {
    if (error instanceof RuleError) return money(0);
    throw error;
  }
}
