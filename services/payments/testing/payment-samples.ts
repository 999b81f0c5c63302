// Sample data of this service's tests: one order of 10.90, paid by card, held until its payment starts.
import type { Fact } from '@theke/contracts/event';
import {
  orderCanceled,
  orderChanged,
  orderFailed,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { orderHash } from '@theke/kit/order-link';
import { testSecret } from '@theke/kit/testing/request';
import { holdsUnopened } from '@theke/rules/payments/payment-hold';
import { v7 as uuidv7 } from 'uuid';

export type AnOrder = ReturnType<typeof anOrder>;

const hasEnded = ({ status }: OrderState) => ['failed', 'canceled', 'rejected'].includes(status);

const fact = <D extends { order: OrderState }>(make: (id: string, version: number, data: D) => Fact, data: D) =>
  make(data.order.id, data.order.version, data);

/**
 * Consecutive events of an order as ordering publishes them: each includes the changes of the earlier ones, and nothing
 * follows an end.
 */
export function anOrder(
  tenant: string,
  at: Date,
  amount = 10.9,
  paymentMethod: 'card' | 'paypal' = 'card',
  tip?: number,
) {
  const id = uuidv7();
  const uid = id.replaceAll('-', '').slice(-8).toUpperCase();
  const branch = orderStateExample.branch.id;
  const totals = (gross: number) => {
    const total = { net: gross, tax: 0, gross };
    return { ...orderStateExample.totals, ...total, total };
  };
  const first: OrderState = {
    ...orderStateExample,
    id,
    uid,
    status: 'awaiting-payment',
    paymentMethod,
    totals: totals(amount),
    ...(tip && { tip }),
    placedAt: at.toISOString(),
    paymentExpiresAt: new Date(at.getTime() + holdsUnopened).toISOString(),
  };
  let order = first;
  const about = ({ status }: OrderState) => ({ id, uid, branch, status, at: at.toISOString() });
  const after = (changes: Partial<OrderState>) => {
    if (!hasEnded(order)) order = { ...order, ...changes, version: order.version + 1 };
    return { ...about(order), order };
  };
  const ended = (status: 'failed' | 'canceled' | 'rejected') => after({ status, paymentExpiresAt: null });
  return {
    id,
    uid,
    link: `/api/payments/public/${uid}/${orderHash(testSecret, tenant, uid)}`,
    branch,
    due: () => paymentDue(id, 1, { ...about(first), order: first }),
    checkRequested: () => paymentCheckRequested(id, 1, about(first)),
    failed: () => fact(orderFailed, { ...ended('failed'), reason: 'expired' }),
    canceled: () => fact(orderCanceled, { ...ended('canceled'), reason: null }),
    rejected: () => fact(orderRejected, { ...ended('rejected'), rejectionMessage: null }),
    costs: (gross: number) => fact(orderChanged, after({ totals: totals(gross) })),
    tips: (tip: number | undefined) => fact(orderChanged, after({ tip })),
  };
}
