import type { Payment as WirePayment } from '@theke/contracts/payments/payment';
import { fromMoney } from '@theke/rules/money/money';
import { refundedOf } from './payment.ts';
import type { ListedPayment } from './payment-store.ts';

/** View for staff. */
export const toStaff = ({ payment, uid, branch, payable }: ListedPayment): WirePayment => ({
  id: payment.id,
  order: { id: payable?.order.id ?? payment.order },
  ...(payable && { payable: { id: payment.order, kind: payable.kind } }),
  branch: { id: branch },
  uid: payable?.order.uid ?? uid,
  method: payment.method,
  provider: payment.provider,
  state: payment.state,
  failureReason: payment.failureReason,
  isSurplus: payment.isSurplus,
  amount: fromMoney(payment.amount),
  currency: payment.currency,
  captured: fromMoney(payment.captured),
  refunded: fromMoney(refundedOf(payment)),
  refunds: payment.refunds.map((refund) => ({
    id: refund.id,
    amount: fromMoney(refund.amount),
    reason: refund.reason,
    note: refund.note,
    by: refund.by,
    state: refund.state,
    createdAt: refund.createdAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
  })),
  createdAt: payment.createdAt.toISOString(),
  settledAt: payment.settledAt?.toISOString() ?? null,
});
