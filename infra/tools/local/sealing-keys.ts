import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `PAYMENT_KEYS`, `AI_KEYS` or `TWO_FACTOR_KEYS` of a local platform. */
export const readSealingKeys = (dataDir: string, file: 'payment-keys' | 'ai-keys' | 'two-factor-keys'): string =>
  readOrCreateSecret(dataDir, file, () => `local:${randomBytes(32).toString('base64')}`);
