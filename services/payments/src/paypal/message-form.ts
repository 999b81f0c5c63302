import { z } from 'zod';

/**
 * Headers of a PayPal message. Only PayPal can verify a message, which costs a call, so malformed ones are rejected
 * first.
 */
const form = z.object({
  'paypal-auth-algo': z.string().regex(/^[\w-]{1,40}$/),
  'paypal-cert-url': z.url({ protocol: /^https$/, hostname: /(^|\.)paypal\.com$/ }),
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-sig': z.base64().min(1).max(2_000),
});

export const hasMessageForm = (headers: Readonly<Record<string, unknown>>): boolean => form.safeParse(headers).success;
