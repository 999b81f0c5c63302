import { z } from 'zod';
import { field } from '../field.ts';
import { storedSecret } from '../stored-secret.ts';
import { providerName } from './payment.ts';

/** Providers of real payments, on the tenant's own account. */
export const realProvider = z.enum(['stripe', 'paypal']);
export type RealProvider = z.output<typeof realProvider>;

/** 0 for an account that was never saved. */
const version = field(z.int().min(0).max(2_147_483_647), 'Version');
const isEnabled = field(z.boolean(), 'Eingeschaltet', {
  hint: 'Ausgeschaltet nimmt der Anbieter keine neuen Zahlungen an; laufende Zahlungen und Rückerstattungen gehen weiter.',
});
/** Path of the webhook on the tenant's host; identifies the tenant. */
const webhookPath = z.string();
/** False if the encryption key is gone: all secrets must be entered again. */
const isReadable = z.boolean();

export const stripeAccount = z.object({
  version,
  isEnabled,
  isReadable,
  webhookPath,
  /** Derived from the secret key: Stripe has test keys and live keys. */
  mode: z.enum(['test', 'live']).nullable(),
  secretKey: storedSecret,
  webhookSecret: storedSecret,
});
export type StripeAccount = z.output<typeof stripeAccount>;

const clientId = field(z.string().trim().max(200), 'Client-ID', {
  hint: 'PayPal Developer, „Apps & Credentials“.',
});
const paypalMode = field(z.enum(['sandbox', 'live']), 'Umgebung', {
  choices: { sandbox: 'Sandbox (zum Ausprobieren)', live: 'Live (echtes Geld)' },
});

export const paypalAccount = z.object({
  version,
  isEnabled,
  isReadable,
  webhookPath,
  mode: paypalMode,
  clientId,
  clientSecret: storedSecret,
  webhookId: storedSecret,
});
export type PaypalAccount = z.output<typeof paypalAccount>;

export const paymentProviders = z.object({
  /** False if the platform has no key to encrypt credentials: nothing can be saved. */
  canStore: z.boolean(),
  /** Without an enabled account, payments use the test provider, which transfers no money. */
  isTestOn: z.boolean(),
  stripe: stripeAccount,
  paypal: paypalAccount,
});
export type PaymentProviders = z.output<typeof paymentProviders>;

export const paymentOffer = z.object({ card: providerName.nullable(), paypal: providerName.nullable() });

/** Unchanged if omitted. */
const secret = (schema: z.ZodString, title: string, hint: string) =>
  field(schema.min(1).max(500), title, { hint, widget: 'password', personal: true }).optional();

export const stripeDraft = z.strictObject({
  version,
  isEnabled,
  secretKey: secret(
    z.string().regex(/^[sr]k_(test|live)_\w+$/),
    'Geheimer Schlüssel',
    'Er beginnt mit sk_live_, rk_live_, sk_test_ oder rk_test_ (Stripe, „Entwickler“, „API-Schlüssel“).',
  ),
  webhookSecret: secret(
    z.string().regex(/^whsec_[\w+/=-]+$/),
    'Signaturschlüssel des Webhooks',
    'Er beginnt mit whsec_ (Stripe, „Entwickler“, „Webhooks“).',
  ),
});
export type StripeDraft = z.output<typeof stripeDraft>;

const visible = /^[\x21-\x7e]+$/;

export const paypalDraft = z.strictObject({
  version,
  isEnabled,
  mode: paypalMode,
  clientId: clientId.regex(/^[\x21-\x7e]*$/),
  clientSecret: secret(
    z.string().regex(visible),
    'Secret',
    'PayPal Developer, „Apps & Credentials“. Ohne Leerzeichen und Umlaute.',
  ),
  webhookId: secret(z.string().regex(/^\w+$/), 'Webhook-ID', 'Steht bei der App unter „Webhooks“.'),
});
export type PaypalDraft = z.output<typeof paypalDraft>;

/** The provider's reply to a call with the stored credentials. */
export const connectionCheck = z.object({ isWorking: z.boolean(), message: z.string() });
export type ConnectionCheck = z.output<typeof connectionCheck>;
