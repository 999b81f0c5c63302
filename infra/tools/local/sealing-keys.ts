import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `PAYMENT_KEYS` or `AI_KEYS` of a local platform. */
export const readSealingKeys = (dataDir: string, file: 'payment-keys' | 'ai-keys'): string =>
  readOrCreateSecret(dataDir, file, () => `local:${randomBytes(32).toString('base64')}`);
