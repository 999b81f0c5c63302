// What the tests of this service are about: one order of 10.90, to be paid by card within twenty minutes.
import {
  orderCanceled,
  orderChanged,
  orderFailed,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { orderHash } from '@theke/kit/order-link';
import { testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';

export type AnOrder = ReturnType<typeof anOrder>;

/** An order's events, as ordering would tell them. */
export function anOrder(tenant: string, at: Date, amount = 10.9) {
  const id = uuidv7();
  const uid = id.replaceAll('-', '').slice(-8).toUpperCase();
  const base = { id, uid, branch: paymentDue.example.branch, at: at.toISOString() };
  const total = (gross: number) => ({ net: gross, tax: 0, gross });
  return {
    id,
    uid,
    link: `/api/payments/public/${uid}/${orderHash(testSecret, tenant, uid)}`,
    due: () =>
      paymentDue(id, 1, {
        ...paymentDue.example,
        ...base,
        amount,
        expiresAt: new Date(at.getTime() + 20 * 60_000).toISOString(),
      }),
    checkRequested: () => paymentCheckRequested(id, 1, { ...base, status: 'awaiting-payment' }),
    failed: () => orderFailed(id, 2, { ...base, status: 'failed', reason: 'expired' }),
    canceled: (version = 3) => orderCanceled(id, version, { ...base, status: 'canceled', reason: null }),
    rejected: (version = 3) => orderRejected(id, version, { ...base, status: 'rejected', rejectionMessage: null }),
    costs: (gross: number, version = 3) =>
      orderChanged(id, version, {
        ...orderChanged.example,
        ...base,
        totals: { ...orderChanged.example.totals, ...total(gross), total: total(gross) },
      }),
  };
}
