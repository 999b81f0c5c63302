import { z } from 'zod';

const keyLength = 32;

export const paymentsConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `true`, `false`: whether there is the provider that moves no money. Without a word: not in production. */
  PAYMENTS_TEST_PROVIDER: z.stringbool().optional(),
  /**
   * `id:base64,id:base64`, 32 bytes each: the first encrypts the tenants' credentials, every one of them decrypts. Without
   * it no credentials can be stored.
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
          // The text itself is a secret and stands in no message.
          if (key.length !== keyLength)
            context.addIssue({
              code: 'custom',
              message: `expected id:base64 of ${keyLength} bytes, separated by commas`,
            });
          return { id, key };
        }),
    ),
  /** Where the providers answer, for tests; their own addresses where nothing is said. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
});
