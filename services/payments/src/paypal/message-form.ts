import { z } from 'zod';

/**
 * What stands beside a message of PayPal's. Only PayPal can say whether a message is its own, and each question is a call: what
 * does not even look like one is not asked about.
 */
const form = z.object({
  'paypal-auth-algo': z.string().regex(/^[\w-]{1,40}$/),
  'paypal-cert-url': z.url({ protocol: /^https$/, hostname: /(^|\.)paypal\.com$/ }),
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-sig': z.base64().min(1).max(2_000),
});

export const hasMessageForm = (headers: Readonly<Record<string, unknown>>): boolean => form.safeParse(headers).success;
