import { z } from 'zod';
import { field } from '../field.ts';
import { requiredText } from '../one-line.ts';
import { id, instant, money, ref } from '../wire.ts';

/** Online payment method. */
export const onlineMethod = z.enum(['card', 'paypal']);
export type OnlineMethod = z.output<typeof onlineMethod>;

/** Payment provider. `test` takes no money and says so on its page. */
export const providerName = z.enum(['test', 'stripe', 'paypal']);
export type ProviderName = z.output<typeof providerName>;
export const providerLabels: Record<ProviderName, string> = {
  test: 'Testanbieter',
  stripe: 'Stripe',
  paypal: 'PayPal',
};

/**
 * State of a payment attempt. `starting`: stored, no reply from the provider yet. `open`: the guest may pay.
 * `captured`: paid. `failed`: the provider reports that it will never be paid. `mismatched`: another amount, currency
 * or order was paid; needs manual review.
 */
export const paymentState = z.enum(['starting', 'open', 'captured', 'failed', 'mismatched']);
export type PaymentState = z.output<typeof paymentState>;

export const failureReason = z.enum(['declined', 'abandoned', 'expired']);
export type FailureReason = z.output<typeof failureReason>;

/** `due`: decided but not confirmed by the provider; retried until confirmed or rejected (`failed`). */
export const refundState = z.enum(['due', 'done', 'failed']);
export type RefundState = z.output<typeof refundState>;

/**
 * Reason of a refund. `staff`: requested by staff. `order-ended`: the order was rejected, canceled or expired.
 * `order-cheaper`: its total was reduced. `late`: paid after it could no longer be paid. `surplus`: paid twice.
 */
export const refundReason = z.enum(['staff', 'order-ended', 'order-cheaper', 'late', 'surplus']);
export type RefundReason = z.output<typeof refundReason>;

export const refund = z.object({
  id,
  amount: z.number(),
  reason: refundReason,
  /** Note of the person who refunded it. */
  note: z.string(),
  /** A person's name, or "System". */
  by: z.string(),
  state: refundState,
  createdAt: instant,
  doneAt: instant.nullable(),
});
export type Refund = z.output<typeof refund>;

/** What a payment pays other than an order (ADR 0052). */
export const payableKind = z.enum(['table-bill', 'gift-card']);
export type PayableKind = z.output<typeof payableKind>;

/** A payment attempt, as seen by staff; amounts are decimal numbers in its currency. */
export const payment = z.object({
  id,
  /** Of a part of a bill: the order from whose page the guest pays. Of a gift card: the card. */
  order: field(ref, 'Bestellung'),
  /** Subject of the payment if it is not the order. */
  payable: z.object({ id, kind: payableKind }).optional(),
  branch: ref,
  /** Human-readable id of the order. */
  uid: z.string(),
  method: onlineMethod,
  provider: field(providerName, 'Anbieter', { choices: providerLabels }),
  state: field(paymentState, 'Status'),
  failureReason: failureReason.nullable(),
  /** The order was already paid by another attempt. */
  isSurplus: z.boolean(),
  amount: z.number(),
  currency: z.string(),
  /** Amount actually paid. */
  captured: z.number(),
  /** Amount refunded, including refunds not yet confirmed by the provider. */
  refunded: z.number(),
  refunds: z.array(refund),
  createdAt: field(instant, 'Erstellt'),
  settledAt: instant.nullable(),
});
export type Payment = z.output<typeof payment>;

/** A payment that needs manual review. */
export const mismatch = z.object({
  id,
  order: ref,
  /** Subject of the payment if it is not the order. */
  payable: z.object({ id, kind: payableKind }).optional(),
  payment: ref,
  uid: z.string(),
  what: z.enum(['amount', 'currency', 'order', 'refund']),
  expected: z.string(),
  found: z.string(),
  at: instant,
  /** Null until a person has resolved it. */
  resolved: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
});
export type Mismatch = z.output<typeof mismatch>;

export const mismatchResolution = z.strictObject({
  note: field(requiredText(500), 'Notiz', { hint: 'Was Sie gefunden und getan haben.' }),
});

/**
 * State for the waiting page. `unknown`: payments does not know the order yet, or the provider has not answered.
 * `open`: can be paid at `redirectUrl`. `failed`: the last attempt was declined or abandoned; another is possible.
 * `expired`: can no longer be paid; paid amounts are refunded.
 */
export const payState = z.object({
  state: z.enum(['unknown', 'open', 'paid', 'failed', 'expired']),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  branch: id.nullable(),
  expiresAt: instant.nullable(),
  redirectUrl: z.string().nullable(),
  failureReason: failureReason.nullable(),
  /** Amount refunded to the guest, including pending refunds. */
  refunded: z.number(),
  /** Absent for an order. */
  kind: payableKind.optional(),
  /** Link of the guest's order to return to, if a part of a table's bill is paid. */
  order: z.object({ uid: z.string(), hash: z.string() }).optional(),
});
export type PayState = z.output<typeof payState>;

/** Data for the test provider's page. */
export const testCheckout = z.object({
  state: z.enum(['open', 'paid', 'declined', 'abandoned', 'expired']),
  amount: z.number(),
  currency: z.string(),
  uid: z.string(),
  branch: id,
  expiresAt: instant,
  /** Address to return to after the decision. */
  returnUrl: z.string(),
});
export type TestCheckout = z.output<typeof testCheckout>;

export const refundDraft = z.strictObject({
  amount: field(
    money
      .refine((value) => value > 0, { error: 'Bitte geben Sie einen Betrag über 0 an.' })
      // Fractions of a cent cannot be refunded: the refund would be retried forever.
      .refine((value) => Number(value.toFixed(2)) === value, {
        error: 'Ein Betrag zum Rückerstatten hat höchstens zwei Nachkommastellen.',
        params: { code: 'TOO_PRECISE' },
      }),
    'Betrag',
  ).optional(),
  reason: field(z.string().trim().max(500), 'Grund').default(''),
});
export type RefundDraft = z.output<typeof refundDraft>;
