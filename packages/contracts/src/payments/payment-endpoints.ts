import { z } from 'zod';
import { action, collection, listEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';
import { mismatch, mismatchResolution, payment, payState, providerName, refundDraft, testCheckout } from './payment.ts';

const byLink = z.object({
  uid: field(z.string().max(20), 'Bestellnummer'),
  hash: field(z.string().max(100), 'Prüfwert'),
});
/** The contract test replaces these with a real order's uid and hash. */
const linkExample = { params: { uid: 'EXAMPLEU', hash: 'example-hash' } };
const nothing = z.strictObject({});
/** Set by the gateway: protocol and host of the guest's request, for the return address at the provider. */
const fromGateway = z.object({
  'x-forwarded-proto': z.string().max(10).default('https'),
  'x-forwarded-host': z.string().max(300).default('localhost'),
});

/**
 * Payment state of an order. Starts the first attempt on demand; concurrent calls share it. `returned`: the guest
 * returned from the provider, which is queried immediately.
 */
export const readPayState = endpoint({
  name: 'readPayState',
  service: 'payments',
  method: 'GET',
  path: '/payments/public/:uid/:hash',
  summary: 'Stand der Zahlung über den Link der Bestellung',
  needs: 'public',
  params: byLink,
  query: z.strictObject({ returned: z.enum(['true']).optional() }),
  headers: fromGateway,
  reply: { kind: 'data', schema: payState },
  status: 200,
  example: linkExample,
});

/** Starts another attempt after a failed one; returns the open attempt if there is one. */
export const retryPayment = endpoint({
  name: 'retryPayment',
  service: 'payments',
  method: 'POST',
  path: '/payments/public/:uid/:hash/attempts',
  summary: 'Noch einmal bezahlen',
  needs: 'public',
  params: byLink,
  headers: fromGateway,
  body: nothing,
  reply: { kind: 'data', schema: payState },
  status: 200,
  example: { ...linkExample, body: {} },
});

/**
 * The guest chooses another payment method: cancels the order and releases its reservation, even without an open
 * checkout. Paid orders are unchanged. 409 PAYMENT_NOT_READY if payments does not know the order yet.
 */
export const giveUpPayment = endpoint({
  name: 'giveUpPayment',
  service: 'payments',
  method: 'POST',
  path: '/payments/public/:uid/:hash/give-up',
  summary: 'Nicht online bezahlen',
  needs: 'public',
  params: byLink,
  body: nothing,
  reply: { kind: 'data', schema: payState },
  status: 200,
  example: { ...linkExample, body: {} },
});

/** Reference of a payment at the test provider. */
const testExample = { params: { reference: 'example-test-checkout' } };

/** Signature headers of the providers: ours, Stripe's, PayPal's. */
const signatureHeaders = [
  'theke-test-signature',
  'stripe-signature',
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
] as const;

/**
 * Webhook of a provider. The signature covers the raw body. The content is not trusted: the payment state is queried
 * from the provider. 400 SIGNATURE_INVALID; 404 if path and host name different tenants.
 */
export const receiveWebhook = endpoint({
  name: 'receiveWebhook',
  service: 'payments',
  method: 'POST',
  path: '/payments/webhooks/:tenant/:provider',
  // Webhooks of all tenants come from the same few addresses.
  limit: { count: 'webhooks', max: 6_000, perMs: 60_000, what: 'Nachrichten' },
  summary: 'Nachricht eines Zahlungsanbieters',
  needs: 'public',
  params: z.object({ tenant: field(id, 'Mandant'), provider: field(providerName, 'Anbieter') }),
  body: z.looseObject({}),
  keepsBytes: true,
  headers: z.object(
    Object.fromEntries(signatureHeaders.map((name) => [name, z.string().max(2000).optional()])) as Record<
      (typeof signatureHeaders)[number],
      z.ZodOptional<z.ZodString>
    >,
  ),
  bodyLimit: 256_000,
  reply: { kind: 'empty' },
  status: 204,
  example: {
    params: { tenant: exampleIds.tenant, provider: 'test' },
    body: {
      id: 'example',
      reference: testExample.params.reference,
      payment: exampleIds.payment,
      amount: 10.9,
      currency: 'EUR',
    },
  },
});

const byReference = { params: z.object({ reference: field(z.string().regex(/^[\w-]{1,64}$/), 'Testzahlung') }) };

export const readTestCheckout = endpoint({
  name: 'readTestCheckout',
  service: 'payments',
  method: 'GET',
  path: '/payments/test-checkouts/:reference',
  summary: 'Testzahlung laden',
  needs: 'public',
  ...byReference,
  reply: { kind: 'data', schema: testCheckout },
  status: 200,
  example: testExample,
});

/** Decides the outcome of a test payment. Repeating the decision changes nothing; a different one is 409. */
export const decideTestCheckout = endpoint({
  name: 'decideTestCheckout',
  service: 'payments',
  method: 'POST',
  path: '/payments/test-checkouts/:reference/decision',
  summary: 'Testzahlung entscheiden',
  needs: 'public',
  ...byReference,
  body: z.strictObject({ outcome: field(z.enum(['paid', 'declined', 'abandoned']), 'Ausgang') }),
  reply: { kind: 'data', schema: testCheckout },
  status: 200,
  example: { ...testExample, body: { outcome: 'paid' } },
});

export const payments = collection({
  service: 'payments',
  name: 'payments',
  one: 'payment',
  label: { one: 'Zahlung', many: 'Zahlungen' },
  item: payment,
  read: 'payments.read',
  write: 'payments.refund',
  filters: ['order', 'state', 'provider'],
  range: ['createdAt'],
  sorts: ['createdAt'],
});

const mismatches = collection({
  service: 'payments',
  name: 'payments/mismatches',
  one: 'mismatch',
  label: { one: 'Unstimmige Zahlung', many: 'Unstimmige Zahlungen' },
  item: mismatch,
  read: 'payments.read',
  write: 'payments.refund',
  computedFilters: { open: field(z.enum(['true']), 'Nur offene').optional() },
  sorts: ['at'],
});

/** Newest first. */
export const listPayments = listEndpoint(payments);

/** Payments that need manual review, newest first; `open` returns only unresolved ones. */
export const listMismatches = listEndpoint(mismatches, { name: 'listMismatches' });

/** Marks it as resolved. Idempotent: the first note stays. */
export const resolveMismatch = action(mismatches, 'resolve', {
  name: 'resolveMismatch',
  summary: 'Unstimmige Zahlung als erledigt vermerken',
  body: mismatchResolution,
  reply: mismatch,
  example: { note: 'Mit dem Gast geklärt, Differenz bar bezahlt.' },
});

/**
 * Refunds a payment. Default amount: everything not yet refunded. Idempotent per key. 409 NOTHING_TO_REFUND, or
 * GIFT_CARD_SALE: the card's sale is reversed instead. 422 REFUND_TOO_HIGH. Asynchronous: the provider is called
 * immediately and retried until it succeeds.
 */
export const refundPayment = endpoint({
  ...action(payments, 'refunds', {
    name: 'refundPayment',
    summary: 'Zahlung rückerstatten',
    body: refundDraft,
    reply: payment,
    status: 202,
    example: { amount: 1, reason: 'Das Tiramisu fehlte.' },
  }),
  headers: z.object({ 'idempotency-key': field(z.string().min(16).max(128), 'Idempotency-Key').optional() }),
});
