import type { RefundDraft } from '@theke/contracts/payments/payment';
import { violatedUnique } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { carryOutRefund } from './carry-out-refund.ts';
import { dueStore } from './due-store.ts';
import { leftOf, type Payment, type Refund } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type ListedPayment, paymentStore, refundStore } from './payment-store.ts';
import { refundTimer } from './settle-order.ts';

export type RefundPayment = {
  tenant: string;
  payment: string;
  draft: RefundDraft;
  idempotencyKey: string | undefined;
  by: string;
};

/**
 * Refund by staff. Stored before the provider is called, so that it survives crashes.
 * @throws Problem 404, 409 NOTHING_TO_REFUND or GIFT_CARD_SALE, 422 REFUND_TOO_HIGH or IDEMPOTENCY_KEY_REUSED
 */
export async function refundPayment(
  deps: PaymentDeps,
  { tenant, payment: id, draft, idempotencyKey, by }: RefundPayment,
): Promise<ListedPayment> {
  const deciding = deps.db.withTenant(tenant, async (tx) => {
    const found = await paymentStore.find(tx, id);
    if (!found) throw unknown('Die Zahlung');
    const due = await dueStore.lock(tx, found.order);
    if (due?.payable?.kind === 'gift-card') throw giftCardSale();
    // Read again under the lock.
    const payment = (await paymentStore.find(tx, id)) as Payment;
    const earlier = idempotencyKey ? payment.refunds.find((one) => one.key === idempotencyKey) : undefined;
    if (earlier) return sameAs(earlier, draft);
    const decided: Refund = {
      id: deps.newId(),
      payment: id,
      key: idempotencyKey ?? null,
      amount: amountOf(payment, draft),
      reason: 'staff',
      note: draft.reason,
      by,
      state: 'due',
      reference: null,
      createdAt: deps.now(),
      doneAt: null,
    };
    refundStore.insert(tx, decided);
    setTimer(tx, { name: refundTimer, subject: decided.id, at: decided.createdAt });
    return decided;
  });
  const refund = await deciding.catch((error: unknown) => {
    throw violatedUnique(error) === 'refund_key' ? keyOfAnotherRefund() : error;
  });
  // If the provider is unavailable, the timer retries.
  await carryOutRefund(deps, { tenant, refund: refund.id }).catch((error: Error) =>
    deps.log.warn({ reason: error.message, refund: refund.id }, 'refund not carried out, it is retried'),
  );
  return deps.db.withTenant(tenant, async (tx) => {
    const payment = (await paymentStore.find(tx, id)) as Payment;
    const due = await dueStore.lock(tx, payment.order);
    return { payment, uid: due?.uid ?? '', branch: due?.branch ?? '', payable: due?.payable };
  });
}

/** Money and card are given back together: the owner of the card decides whether it is still unused (GIFT-17). */
const giftCardSale = () =>
  conflict(
    'GIFT_CARD_SALE',
    'Diese Zahlung gehört zu einer Geschenkkarte. Stornieren Sie den Verkauf bei der Karte, dann wird sie rückerstattet.',
  );

/** Only this payment is locked: a key used concurrently for another one violates the unique index. */
const keyOfAnotherRefund = () =>
  invalid(
    'IDEMPOTENCY_KEY_REUSED',
    'Diese Rückerstattung wurde schon zu einer anderen Zahlung abgeschickt. Bitte laden Sie die Seite neu.',
  );

function sameAs(earlier: Refund, { amount }: RefundDraft): Refund {
  if (amount !== undefined && toMoney(amount) !== earlier.amount)
    throw invalid(
      'IDEMPOTENCY_KEY_REUSED',
      'Diese Rückerstattung wurde schon mit einem anderen Betrag abgeschickt. Bitte laden Sie die Seite neu.',
    );
  return earlier;
}

function amountOf(payment: Payment, { amount }: RefundDraft) {
  const left = leftOf(payment);
  if (left <= 0) throw conflict('NOTHING_TO_REFUND', 'Von dieser Zahlung lässt sich nichts mehr rückerstatten.');
  if (amount === undefined) return left;
  if (toMoney(amount) > left)
    throw invalid(
      'REFUND_TOO_HIGH',
      `Von dieser Zahlung lassen sich höchstens ${formatMoney(left, payment.currency)} rückerstatten.`,
      'amount',
    );
  return toMoney(amount);
}
