import { z } from 'zod';
import { defineEvent, type StateEvents } from '../event.ts';
import { exampleIds, id, instant } from '../wire.ts';
import {
  failureReason,
  mismatch,
  onlineMethod,
  type Payment,
  payableKind,
  payment,
  providerName,
  refundReason,
} from './payment.ts';
import { realProvider } from './payment-provider.ts';

/** Subject is the payment; amounts are decimal numbers in its currency. */
const commonFields = { order: id, uid: z.string(), branch: id, payment: id, at: instant };
const commonExample = {
  order: exampleIds.order,
  uid: 'K7M2XQPA',
  branch: exampleIds.branch,
  payment: exampleIds.payment,
  at: '2026-11-21T18:32:00.000Z',
};

const paymentExample: Payment = {
  id: exampleIds.payment,
  order: { id: exampleIds.order },
  branch: { id: exampleIds.branch },
  uid: commonExample.uid,
  method: 'card',
  provider: 'stripe',
  state: 'captured',
  failureReason: null,
  isSurplus: false,
  amount: 10.9,
  currency: 'EUR',
  captured: 10.9,
  refunded: 0,
  refunds: [],
  createdAt: commonExample.at,
  settledAt: commonExample.at,
};

/** Once per order: a second payment is only refunded. */
export const paymentSucceeded = defineEvent({
  type: 'payments.payment-succeeded.v1',
  summary: 'Eine Bestellung wurde online bezahlt.',
  data: z.object({
    ...commonFields,
    method: onlineMethod,
    provider: providerName,
    amount: z.number(),
    currency: z.string(),
  }),
  example: { ...commonExample, method: 'card', provider: 'stripe', amount: 10.9, currency: 'EUR' },
});

/** `isFinal`: the guest will not pay this order online; otherwise another attempt may follow. */
export const paymentFailed = defineEvent({
  type: 'payments.payment-failed.v1',
  summary: 'Ein Zahlungsversuch ist fehlgeschlagen.',
  data: z.object({ ...commonFields, reason: failureReason, isFinal: z.boolean() }),
  example: { ...commonExample, reason: 'declined', isFinal: false },
});

/** The guest canceled before a checkout was opened, so there is no payment. Subject is the order. */
export const paymentAbandoned = defineEvent({
  type: 'payments.payment-abandoned.v1',
  summary: 'Ein Gast hat vor der Zahlungsseite abgebrochen.',
  data: z.object({ order: id, uid: z.string(), branch: id, at: instant }),
  example: { order: exampleIds.order, uid: commonExample.uid, branch: exampleIds.branch, at: commonExample.at },
});

/** `refundedTotal`: all refunds of the payment that settled the order, including this one. */
export const paymentRefunded = defineEvent({
  type: 'payments.payment-refunded.v1',
  summary: 'Ein Gast hat Geld zurückbekommen.',
  data: z.object({
    ...commonFields,
    refund: id,
    amount: z.number(),
    currency: z.string(),
    refundedTotal: z.number(),
    isFull: z.boolean(),
    reason: refundReason,
    note: z.string(),
  }),
  example: {
    ...commonExample,
    refund: exampleIds.refund,
    amount: 10.9,
    currency: 'EUR',
    refundedTotal: 10.9,
    isFull: true,
    reason: 'order-ended',
    note: '',
  },
});

export const paymentMismatched = defineEvent({
  type: 'payments.payment-mismatched.v1',
  summary: 'Eine Zahlung ist unstimmig und muss geprüft werden.',
  data: z.object({ ...commonFields, what: mismatch.shape.what, expected: z.string(), found: z.string() }),
  example: { ...commonExample, what: 'amount', expected: '10,90 EUR', found: '1,00 EUR' },
  isForOutside: true,
});

/** For the audit log: records the change of a payment account without its credentials. */
export const paymentProviderChanged = defineEvent({
  type: 'payments.provider-changed.v1',
  summary: 'Die Zugangsdaten eines Zahlungsanbieters wurden geändert.',
  data: z.object({
    provider: realProvider,
    isEnabled: z.boolean(),
    /** Names of the replaced secrets. */
    renewed: z.array(z.string()),
  }),
  example: { provider: 'stripe', isEnabled: true, renewed: ['secretKey'] },
  isForOutside: true,
});

/**
 * State at the provider, published on every change. New copies start with a snapshot of all payments. After restoring a
 * backup, ordering learns payments and refunds from it.
 */
export const paymentChanged = defineEvent({
  type: 'payments.payment-changed.v1',
  summary: 'Eine Zahlung wurde begonnen, bezahlt oder rückerstattet, oder sie ist fehlgeschlagen.',
  data: z.object({ id, at: instant, payment }),
  example: { id: paymentExample.id, at: commonExample.at, payment: paymentExample },
});

/**
 * Subject is the payment. Published instead of the events above if something other than an order is paid (ADR 0052).
 */
const { order: _, ...withoutOrder } = commonFields;
const payableFields = { ...withoutOrder, payable: id, kind: payableKind };
const payableExample = {
  ...{ payable: exampleIds.tablePayment, kind: 'table-bill' as const, uid: 'K7M2XQPAHD3W' },
  ...{ branch: exampleIds.branch, payment: exampleIds.payment, at: commonExample.at },
};

/** Once per payable: a second payment is only refunded. The owner decides whether a late one still counts. */
export const payablePaid = defineEvent({
  type: 'payments.payable-paid.v1',
  summary: 'Ein Gast hat eine Geschenkkarte oder seinen Teil einer Rechnung online bezahlt.',
  data: z.object({
    ...payableFields,
    method: onlineMethod,
    provider: providerName,
    amount: z.number(),
    currency: z.string(),
  }),
  example: { ...payableExample, method: 'card', provider: 'stripe', amount: 10.9, currency: 'EUR' },
});

/** The guest does not pay it online; a payment that arrives nevertheless is refunded. Subject is the payable. */
export const payableAbandoned = defineEvent({
  type: 'payments.payable-abandoned.v1',
  summary: 'Ein Gast hat die Online-Zahlung einer Geschenkkarte oder seines Teils einer Rechnung abgebrochen.',
  data: z.object({ payable: id, kind: payableKind, uid: z.string(), branch: id, at: instant }),
  example: {
    ...{ payable: exampleIds.tablePayment, kind: 'table-bill', uid: payableExample.uid },
    ...{ branch: exampleIds.branch, at: commonExample.at },
  },
});

/** `refundedTotal`: all refunds of the payment that settled the payable, including this one. */
export const payableRefunded = defineEvent({
  type: 'payments.payable-refunded.v1',
  summary: 'Ein Gast hat Geld zurückbekommen, das er für eine Geschenkkarte oder am Tisch bezahlt hatte.',
  data: z.object({
    ...payableFields,
    refund: id,
    amount: z.number(),
    currency: z.string(),
    refundedTotal: z.number(),
    reason: refundReason,
    note: z.string(),
  }),
  example: {
    ...payableExample,
    ...{ refund: exampleIds.refund, amount: 10.9, currency: 'EUR', refundedTotal: 10.9, reason: 'staff', note: '' },
  },
});

/** For services with a copy of payments. */
export const payments: StateEvents<typeof payment> = {
  kind: 'payments.payment',
  state: payment,
  events: [paymentChanged],
  snapshot: paymentChanged,
  stateIn: (data) => (data as { payment: Payment }).payment,
};

export const paymentEvents = [
  paymentChanged,
  paymentSucceeded,
  paymentFailed,
  paymentAbandoned,
  paymentRefunded,
  payablePaid,
  payableAbandoned,
  payableRefunded,
  paymentMismatched,
  paymentProviderChanged,
];
