import type { Fact } from '@theke/contracts/event';
import { formatMoney, fromMoney, type Money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { leftOnSite } from '@theke/rules/payments/left-on-site';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { RuleError } from '@theke/rules/rule-error';
import { openOf } from '@theke/rules/tables/bill-lines';
import { type Editor, edited } from './edit-order.ts';
import type { Decision, Order } from './order.ts';
import { refundRecordedFact } from './order-facts.ts';

/** "Rückerstattung: −5,00 €", for cash "Bar zurückgegeben: −5,00 €", with the reason. */
export function refundText(
  { paymentMethod, totals }: Pick<Order, 'paymentMethod' | 'totals'>,
  amount: Money,
  note = '',
): string {
  const label = paymentMethod === 'cash' ? 'Bar zurückgegeben' : 'Rückerstattung';
  return [`${label}: \u2212${formatMoney(amount, totals.currency)}`, note].filter(Boolean).join(', ');
}

/**
 * Applies a refund of payments to order and history (PAY-15). The total only grows, so the larger of two reordered
 * events is the newer.
 * @returns undefined if the refund is already known
 */
export function refundTo(order: Order, total: number, note: string, at: Date): Decision | undefined {
  if (total <= order.refunded) return undefined;
  const amount = subtract(toMoney(total), toMoney(order.refunded));
  const refund = { amount: fromMoney(amount), reason: note };
  return edited(order, { refunded: total }, refundText(order, amount, note), { by: 'System', at }, { refund });
}

/**
 * Records a refund that staff paid on site (PAY-16).
 * @param amount a decimal number; undefined: everything not yet refunded
 * @throws RuleError REFUND_NOT_POSSIBLE, REFUND_TOO_HIGH
 */
export function recordRefund(
  order: Order,
  { amount, reason }: { amount?: number | undefined; reason: string },
  editor: Editor,
): Decision {
  if (isOnlinePayment(order.paymentMethod)) {
    const message = 'Diese Bestellung wurde online bezahlt. Bitte wählen Sie „Rückerstatten“ bei ihrer Zahlung.';
    throw new RuleError('REFUND_NOT_POSSIBLE', message);
  }
  if (order.bill !== null && openOf({ ...order, isPaid: false }) > 0)
    throw new RuleError(
      'REFUND_NOT_POSSIBLE',
      'Diese Bestellung ist noch nicht ganz bezahlt. Rückerstatten können Sie, sobald die Rechnung des Tisches bezahlt ist.',
    );
  const left = leftOnSite(order);
  if (left <= 0) throw new RuleError('REFUND_NOT_POSSIBLE', 'Bei dieser Bestellung gibt es nichts rückzuerstatten.');
  const toRefund = amount === undefined ? left : toMoney(amount);
  if (toRefund > left) {
    const max = formatMoney(left, order.totals.currency);
    throw new RuleError('REFUND_TOO_HIGH', `Rückerstatten können Sie höchstens ${max}.`, 'amount');
  }
  const refunded = fromMoney(sumOf([toMoney(order.refunded), toRefund]));
  const refund = { amount: fromMoney(toRefund), reason };
  const { next, facts } = edited(order, { refunded }, refundText(order, toRefund, reason), editor, { refund });
  const refundRecorded: Fact = refundRecordedFact(next, { amount: refund.amount, note: reason }, editor.at);
  return { next, facts: [...facts, refundRecorded] };
}
