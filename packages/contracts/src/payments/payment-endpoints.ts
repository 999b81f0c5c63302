import { z } from 'zod';
import { action, collection, listOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';
import { mismatch, mismatchResolution, payment, payState, providerName, refundDraft, testCheckout } from './payment.ts';

const byLink = z.object({
  uid: field(z.string().max(20), 'Bestellnummer'),
  hash: field(z.string().max(100), 'Prüfwert'),
});
/** The contract test puts a real order's uid and hash here. */
const linkExample = { params: { uid: 'EXAMPLEU', hash: 'example-hash' } };
const nothing = z.strictObject({});
/** Set by the gateway alone: under which address the guest came, so that a provider can lead back there. */
const fromGateway = z.object({
  'x-forwarded-proto': z.string().max(10).default('https'),
  'x-forwarded-host': z.string().max(300).default('localhost'),
});

/**
 * How an order's payment stands; the first attempt is made on demand, and two tabs get the same one. `returned` says that
 * the guest comes back from the provider, which is then asked at once.
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

/** Another attempt after one that failed; while one is open, that one. */
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
 * The guest wants to pay in another way: the order is canceled and what it held is free again, whether or not a checkout was opened.
 * Paid ones stay as they are. 409 PAYMENT_NOT_READY if payments does not know the order yet.
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

/** What the test provider calls a payment. */
const testExample = { params: { reference: 'example-test-checkout' } };

/** What the providers sign in: our own, Stripe's, PayPal's. */
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
 * What a provider tells. Its signature is over the body's very bytes; what it says is believed in nothing: the provider is
 * asked how the payment stands. 400 SIGNATURE_INVALID; 404 where path and host name different tenants.
 */
export const receiveWebhook = endpoint({
  name: 'receiveWebhook',
  service: 'payments',
  method: 'POST',
  path: '/payments/webhooks/:tenant/:provider',
  // All tenants' messages come from the same few addresses.
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

const ofTest = { params: z.object({ reference: field(z.string().regex(/^[\w-]{1,64}$/), 'Testzahlung') }) };

export const readTestCheckout = endpoint({
  name: 'readTestCheckout',
  service: 'payments',
  method: 'GET',
  path: '/payments/test-checkouts/:reference',
  summary: 'Testzahlung laden',
  needs: 'public',
  ...ofTest,
  reply: { kind: 'data', schema: testCheckout },
  status: 200,
  example: testExample,
});

/** Whoever pretends to pay decides how it ends. Repeating the decision changes nothing; another one is 409. */
export const decideTestCheckout = endpoint({
  name: 'decideTestCheckout',
  service: 'payments',
  method: 'POST',
  path: '/payments/test-checkouts/:reference/decision',
  summary: 'Testzahlung entscheiden',
  needs: 'public',
  ...ofTest,
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
  of: payment,
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
  of: mismatch,
  read: 'payments.read',
  write: 'payments.refund',
  computedFilters: { open: field(z.enum(['true']), 'Nur offene').optional() },
  sorts: ['at'],
});

/** Newest first. */
export const listPayments = listOf(payments);

/** What a person has to look at, newest first; `open` alone is what nobody has seen to yet. */
export const listMismatches = listOf(mismatches, { name: 'listMismatches' });

/** Somebody has seen to it. Repeating it changes nothing: the first note stays. */
export const resolveMismatch = action(mismatches, 'resolve', {
  name: 'resolveMismatch',
  summary: 'Unstimmige Zahlung als erledigt vermerken',
  body: mismatchResolution,
  reply: mismatch,
  example: { note: 'Mit dem Gast geklärt, Differenz bar bezahlt.' },
});

/**
 * Gives a payment back, all that is left of it where no amount is said. Same key, same refund. 409 NOTHING_TO_REFUND,
 * 422 REFUND_TOO_HIGH. Accepted: the provider is asked at once, and again until it has done it.
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
