import type { PayState } from '@theke/contracts/payments/payment';
import { fromMoney, sumOf } from '@theke/rules/money/money';
import { isPayable, type OrderDue } from './order-due.ts';
import { isLive, isSettling, type Payment, refundedOf } from './payment.ts';

/** State of the waiting page (contracts, `payState`). */
export function derivePayState(due: OrderDue | undefined, payments: readonly Payment[], at: Date): PayState {
  const live = payments.find(isLive);
  const last = payments.at(-1);
  const shown = stateOf(due, payments, at);
  return {
    state: shown,
    amount: due?.request ? fromMoney(due.request.amount) : null,
    currency: due?.request?.currency ?? null,
    branch: due?.branch ?? null,
    expiresAt: due?.request?.expiresAt.toISOString() ?? null,
    redirectUrl: shown === 'open' ? (live?.redirectUrl ?? null) : null,
    failureReason: shown === 'failed' ? (last?.failureReason ?? null) : null,
    refunded: fromMoney(sumOf(payments.map(refundedOf))),
  };
}

function stateOf(due: OrderDue | undefined, payments: readonly Payment[], at: Date): PayState['state'] {
  if (!due?.request) return 'unknown';
  // It ended unpaid; a late payment is being refunded.
  if (due.ended === 'failed') return 'expired';
  // Paid after its reservation: the owner of the payable decides whether it counts.
  if (due.ended === 'expired' && payments.some(isSettling)) return 'open';
  if (payments.some(isSettling)) return 'paid';
  if (!isPayable(due, at)) return 'expired';
  const last = payments.at(-1);
  if (last?.state === 'open') return 'open';
  return !last || last.state === 'starting' ? 'unknown' : 'failed';
}
