import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { connectionCheck, paymentOffer, paymentProviders, paypalDraft, stripeDraft } from './payment-provider.ts';

/** Which provider takes each kind of online payment now; null if none does. Tells guests what they can pay with. */
export const readPaymentOffer = endpoint({
  name: 'readPaymentOffer',
  service: 'payments',
  method: 'GET',
  path: '/payment-offer',
  summary: 'Anbieter der Online-Zahlungen',
  needs: 'public',
  reply: { kind: 'data', schema: paymentOffer },
  status: 200,
  example: {},
});

/** Secrets are write-only: only their last characters and age are returned. */
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

/** 409 CANNOT_STORE without an encryption key, 409 STALE_VERSION; 422 REQUIRED if enabled but incomplete. */
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

/** Calls the provider with the stored credentials. */
export const checkStripe = endpoint({
  name: 'checkStripe',
  service: 'payments',
  method: 'POST',
  path: '/payment-providers/stripe/check',
  summary: 'Verbindung zu Stripe prüfen',
  needs: 'payment-providers.write',
  body: z.strictObject({}),
  reply: { kind: 'data', schema: connectionCheck },
  status: 200,
  example: { body: {} },
});

/** Like `checkStripe`. */
export const checkPaypal = endpoint({
  name: 'checkPaypal',
  service: 'payments',
  method: 'POST',
  path: '/payment-providers/paypal/check',
  summary: 'Verbindung zu PayPal prüfen',
  needs: 'payment-providers.write',
  body: z.strictObject({}),
  reply: { kind: 'data', schema: connectionCheck },
  status: 200,
  example: { body: {} },
});
