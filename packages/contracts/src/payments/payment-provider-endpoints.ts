import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { connectionCheck, paymentProviders, paypalDraft, realProvider, stripeDraft } from './payment-provider.ts';

/** Secrets are written and never read: of each, only its end and its age are told. */
export const readPaymentProviders = endpoint({
  name: 'readPaymentProviders',
  service: 'payments',
  method: 'GET',
  path: '/payment-providers',
  summary: 'Zahlungsanbieter laden',
  needs: 'payment-providers.read',
  reply: { kind: 'data', schema: paymentProviders },
  status: 200,
  example: {},
});

/** 409 CANNOT_STORE without a key to encrypt with, 409 STALE_VERSION; 422 REQUIRED where it is enabled and incomplete. */
export const saveStripe = endpoint({
  name: 'saveStripe',
  service: 'payments',
  method: 'PUT',
  path: '/payment-providers/stripe',
  summary: 'Zugangsdaten für Stripe speichern',
  needs: 'payment-providers.write',
  body: stripeDraft,
  reply: { kind: 'data', schema: paymentProviders },
  status: 200,
  example: {
    body: { version: 0, isEnabled: false, secretKey: 'sk_test_beispiel', webhookSecret: 'whsec_beispiel' },
  },
});

/** Like `saveStripe`. */
export const savePaypal = endpoint({
  name: 'savePaypal',
  service: 'payments',
  method: 'PUT',
  path: '/payment-providers/paypal',
  summary: 'Zugangsdaten für PayPal speichern',
  needs: 'payment-providers.write',
  body: paypalDraft,
  reply: { kind: 'data', schema: paymentProviders },
  status: 200,
  example: {
    body: {
      version: 0,
      isEnabled: false,
      mode: 'sandbox',
      clientId: 'beispiel-client',
      clientSecret: 'beispiel-geheimnis',
      webhookId: '1AB23456CD789012E',
    },
  },
});

/** Really calls the provider, with what is stored. */
export const checkPaymentProvider = endpoint({
  name: 'checkPaymentProvider',
  service: 'payments',
  method: 'POST',
  path: '/payment-providers/:provider/check',
  summary: 'Verbindung zu einem Zahlungsanbieter prüfen',
  needs: 'payment-providers.write',
  params: z.object({ provider: field(realProvider, 'Anbieter') }),
  body: z.strictObject({}),
  reply: { kind: 'data', schema: connectionCheck },
  status: 200,
  example: { params: { provider: 'stripe' }, body: {} },
});
