import { sealingKeys } from '@theke/kit/secrets/sealing-keys';
import { z } from 'zod';

export const paymentsConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Whether the test provider, which moves no money, is enabled. Default: not in production. */
  PAYMENTS_TEST_PROVIDER: z.stringbool().optional(),
  /** Encrypts the tenants' credentials; without keys none can be stored. */
  PAYMENT_KEYS: sealingKeys,
  /** URLs of the providers for tests. Default: their real addresses. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
});
