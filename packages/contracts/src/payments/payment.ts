import { z } from 'zod';
import { field } from '../field.ts';
import { requiredText } from '../one-line.ts';
import { id, instant, money, ref } from '../wire.ts';

/** How a guest pays online. */
export const onlineMethod = z.enum(['card', 'paypal']);
export type OnlineMethod = z.output<typeof onlineMethod>;

/** Who takes the money. `test` takes none and says so on its page. */
export const providerName = z.enum(['test', 'stripe', 'paypal']);
export type ProviderName = z.output<typeof providerName>;
export const providerLabels: Record<ProviderName, string> = {
  test: 'Testanbieter',
  stripe: 'Stripe',
  paypal: 'PayPal',
};

/**
 * Of one attempt to pay. `starting`: stored, the provider has not answered yet. `open`: the guest may pay. `captured`: the
 * money is there. `failed`: the provider says that it will never be paid. `mismatched`: another sum, currency or order was
 * paid than was asked for; a person looks at it.
 */
export const paymentState = z.enum(['starting', 'open', 'captured', 'failed', 'mismatched']);
export type PaymentState = z.output<typeof paymentState>;

export const failureReason = z.enum(['declined', 'abandoned', 'expired']);
export type FailureReason = z.output<typeof failureReason>;

/** `due`: decided, the provider has not confirmed it yet; it is tried again until it does, or refuses (`failed`). */
export const refundState = z.enum(['due', 'done', 'failed']);
export type RefundState = z.output<typeof refundState>;

/**
 * Why money goes back: staff said so; the order was rejected, canceled or expired (`order-ended`) or became cheaper; it was
 * paid when it no longer could be (`late`); it was paid twice (`surplus`).
 */
export const refundReason = z.enum(['staff', 'order-ended', 'order-cheaper', 'late', 'surplus']);
export type RefundReason = z.output<typeof refundReason>;

export const refund = z.object({
  id,
  amount: z.number(),
  reason: refundReason,
  /** In the words of whoever refunded it. */
  note: z.string(),
  /** A person's name, or "System". */
  by: z.string(),
  state: refundState,
  createdAt: instant,
  doneAt: instant.nullable(),
});
export type Refund = z.output<typeof refund>;

/** One attempt to pay an order, as staff see it; amounts are decimal numbers of the currency. */
export const payment = z.object({
  id,
  order: field(ref, 'Bestellung'),
  branch: ref,
  /** The order's. */
  uid: z.string(),
  method: onlineMethod,
  provider: field(providerName, 'Anbieter', { choices: providerLabels }),
  state: field(paymentState, 'Stand'),
  failureReason: failureReason.nullable(),
  /** The order had been paid by another attempt already. */
  isSurplus: z.boolean(),
  amount: z.number(),
  currency: z.string(),
  /** What was really paid. */
  captured: z.number(),
  /** What is given back of it, also where the provider has not confirmed it yet. */
  refunded: z.number(),
  refunds: z.array(refund),
  createdAt: field(instant, 'Erstellt'),
  settledAt: instant.nullable(),
});
export type Payment = z.output<typeof payment>;

/** What a person has to look at. */
export const mismatch = z.object({
  id,
  order: ref,
  payment: ref,
  uid: z.string(),
  what: z.enum(['amount', 'currency', 'order', 'refund']),
  expected: z.string(),
  found: z.string(),
  at: instant,
  /** Null until a person has seen to it. */
  resolved: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
});
export type Mismatch = z.output<typeof mismatch>;

export const mismatchResolution = z.strictObject({
  note: field(requiredText(500), 'Notiz', { hint: 'Was Sie gefunden und getan haben.' }),
});

/**
 * What the waiting page shows. `unknown`: payments has not heard of the order yet, or its provider has not answered. `open`:
 * may be paid at `redirectUrl`. `failed`: the last attempt was declined or abandoned, another may be made. `expired`: can no
 * longer be paid; what was paid goes back.
 */
export const payState = z.object({
  state: z.enum(['unknown', 'open', 'paid', 'failed', 'expired']),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  branch: id.nullable(),
  expiresAt: instant.nullable(),
  redirectUrl: z.string().nullable(),
  failureReason: failureReason.nullable(),
  /** What goes back to the guest, or went. */
  refunded: z.number(),
});
export type PayState = z.output<typeof payState>;

/** What the test provider's page shows. */
export const testCheckout = z.object({
  state: z.enum(['open', 'paid', 'declined', 'abandoned', 'expired']),
  amount: z.number(),
  currency: z.string(),
  uid: z.string(),
  branch: id,
  expiresAt: instant,
  /** Where the guest goes afterwards. */
  returnUrl: z.string(),
});
export type TestCheckout = z.output<typeof testCheckout>;

export const refundDraft = z.strictObject({
  amount: field(
    money
      .refine((value) => value > 0, { error: 'Bitte geben Sie einen Betrag über 0 an.' })
      // Nobody can pay back a part of a cent: it would be tried for ever.
      .refine((value) => Number(value.toFixed(2)) === value, {
        error: 'Ein Betrag zum Zurückgeben hat höchstens zwei Nachkommastellen.',
        params: { code: 'TOO_PRECISE' },
      }),
    'Betrag',
  ).optional(),
  reason: field(z.string().trim().max(500), 'Grund').default(''),
});
export type RefundDraft = z.output<typeof refundDraft>;
