import { z } from 'zod';

const keyLength = 32;

export const paymentsConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Whether the test provider, which moves no money, is enabled. Default: not in production. */
  PAYMENTS_TEST_PROVIDER: z.stringbool().optional(),
  /**
   * `id:base64,id:base64`, 32 bytes each: the first key encrypts the tenants' credentials, all of them decrypt. Without
   * keys no credentials can be stored.
   */
  PAYMENT_KEYS: z
    .string()
    .default('')
    .transform((text, context) =>
      text
        .split(',')
        .filter(Boolean)
        .map((pair) => {
          const [, id = '', base64 = ''] = /^([\w-]{1,40}):([\w+/=-]+)$/.exec(pair.trim()) ?? [];
          const key = Buffer.from(base64, 'base64');
          // The key is a secret and must not be in a message.
          if (key.length !== keyLength)
            context.addIssue({
              code: 'custom',
              message: `expected id:base64 of ${keyLength} bytes, separated by commas`,
            });
          return { id, key };
        }),
    ),
  /** URLs of the providers for tests. Default: their real addresses. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
});
