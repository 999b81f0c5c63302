import type { Transaction } from '@theke/kit/database/database';
import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { isStillOpen } from '@theke/rules/tables/settle-bill';
import { edited } from '../orders/edit-order.ts';
import type { Order } from '../orders/order.ts';
import { orderStore } from '../orders/order-store.ts';
import { refundText } from '../orders/refund-decisions.ts';
import { saveDecision } from '../orders/save-decision.ts';
import { applySettlement } from './apply-settlement.ts';
import { changeState, lockPayment } from './end-reservation.ts';
import { withReservations } from './table-payment.ts';
import { tablePaymentStore } from './table-payment-store.ts';

/**
 * A guest's part was paid online: settles it like a payment on site (TABLE-13). One that arrives after its reservation
 * counts if the part is still open, else payments refunds it (TABLE-15). A repetition changes nothing.
 */
export async function acceptPayment(tx: Transaction, id: string, at: Date): Promise<void> {
  const locked = await lockPayment(tx, id);
  if (!locked || locked.payment.state === 'paid' || locked.payment.state === 'refused') return;
  const { payment, bill } = locked;
  const orders = await orderStore.lockOfBill(tx, bill.id);
  const others = (await tablePaymentStore.reserved(tx, [bill.id])).filter((other) => other.id !== id);
  const isOpen = bill.state === 'open' && isStillOpen(withReservations(orders, others), payment.parts);
  changeState(tx, locked, isOpen ? 'paid' : 'refused', at);
  if (isOpen) await applySettlement(tx, { bill, orders }, payment.parts, { by: 'Gast', at });
}

/**
 * Applies the refunds of a part to the orders that it paid, the first order first, by none more than was paid for it
 * (TABLE-17). The total only grows, so a repeated or older one changes nothing.
 * @param total of all refunds of the part, a decimal number
 */
export async function refundPart(
  tx: Transaction,
  id: string,
  { total, note }: { total: number; note: string },
  at: Date,
): Promise<void> {
  const locked = await lockPayment(tx, id);
  if (locked?.payment.state !== 'paid') return;
  let left = toMoney(total);
  for (const order of await orderStore.lockOfBill(tx, locked.bill.id)) {
    const part = order.payments?.find(({ settlement }) => settlement === id);
    if (!part) continue;
    const refunded = money(Math.min(left, sumOf([toMoney(part.gross), toMoney(part.tip ?? 0)])));
    left = subtract(left, refunded);
    await refundOrder(tx, order, part, { refunded, note }, at);
  }
}

type OrderPart = NonNullable<Order['payments']>[number];

async function refundOrder(
  tx: Transaction,
  order: Order,
  part: OrderPart,
  { refunded, note }: { refunded: Money; note: string },
  at: Date,
): Promise<void> {
  const amount = subtract(refunded, toMoney(part.refunded ?? 0));
  if (amount <= 0) return;
  const payments = (order.payments ?? []).map((payment) =>
    payment === part ? { ...payment, refunded: fromMoney(refunded) } : payment,
  );
  const changes = { payments, refunded: fromMoney(sumOf([toMoney(order.refunded), amount])) };
  const text = refundText({ paymentMethod: part.method, totals: order.totals }, amount, note);
  const refund = { amount: fromMoney(amount), reason: note, method: part.method };
  await saveDecision(tx, order, edited(order, changes, text, { by: 'System', at }, { refund }), at);
}
