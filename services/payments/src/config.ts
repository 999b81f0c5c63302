import { z } from 'zod';

export const paymentsConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `true`, `false`: whether there is the provider that moves no money. Without a word: not in production. */
  PAYMENTS_TEST_PROVIDER: z.stringbool().optional(),
});
