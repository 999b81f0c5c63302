import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { formatMoney, fromMoney, money, sumOf, toMoney } from '@theke/rules/money/money';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import type { ReservedPart } from '@theke/rules/tables/bill-lines';
import { type Editor, edited } from '../orders/edit-order.ts';
import type { Decision, Order } from '../orders/order.ts';
import { saveDecision } from '../orders/save-decision.ts';
import { type Bill, isBilled } from './bill.ts';
import { billStore } from './bill-store.ts';
import { completeRound, isAllPaid } from './complete-rounds.ts';
import { billChangedFact } from './table-facts.ts';

/**
 * Stores a settlement with the orders that it pays. When nothing is open any more, completes the served orders
 * and closes the bill (TABLE-06, TABLE-18). Requires the locks of the bill and its orders.
 * @param parts the paid part of each order
 */
export async function applySettlement(
  tx: Transaction,
  { bill, orders }: { bill: Bill; orders: readonly Order[] },
  parts: readonly ReservedPart[],
  editor: Editor,
): Promise<void> {
  const rounds = orders.filter(isBilled);
  const paid = rounds.map((order) => {
    const part = parts.find((one) => one.order === order.id);
    return part ? pay(order, part, editor) : unchanged(order);
  });
  const isLast = isAllPaid(orders.map((order) => paid.find(({ next }) => next.id === order.id)?.next ?? order));
  for (const [index, order] of rounds.entries()) {
    const decision = paid[index] ?? unchanged(order);
    await saveDecision(tx, order, isLast ? completeRound(decision, editor.by, editor.at) : decision, editor.at);
  }
  if (isLast) billStore.close(tx, bill.id, editor.at);
  tx.publish(billChangedFact(bill));
}

const unchanged = (order: Order): Decision => ({ next: order, facts: [] });

/**
 * Adds a payment to an order. Its payment method becomes that of the latest payment on site; an online part does not
 * change it, because payments owns only orders that are paid online as a whole. Tips of the payments replace one that
 * the guest announced when ordering.
 */
function pay(order: Order, { order: _, items, ...part }: ReservedPart, editor: Editor): Decision {
  const { method, gross, tip = 0 } = part;
  const payments: NonNullable<Order['payments']> = [
    ...(order.payments ?? []),
    { ...part, rates: { ...part.rates }, ...(items && { items: [...items] }), at: editor.at.toISOString() },
  ];
  const tips = sumOf(payments.map((payment) => toMoney(payment.tip ?? 0)));
  const { currency } = order.totals;
  const inWords = `Am Tisch bezahlt: ${formatMoney(toMoney(gross), currency)} (${paymentMethodLabels[method]})`;
  const withTip = tip > 0 ? `${inWords}, Trinkgeld ${formatMoney(toMoney(tip), currency)}` : inWords;
  return edited(
    order,
    {
      payments,
      ...(!isOnlinePayment(method) && { paymentMethod: method }),
      tip: tips === money(0) ? undefined : fromMoney(tips),
    },
    withTip,
    editor,
  );
}
