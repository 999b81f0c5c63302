import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `PAYMENT_KEYS` of a platform that is tried out on this machine. */
export const paymentKeysIn = (dataDir: string): string =>
  readOrCreateSecret(dataDir, 'payment-keys', () => `local:${randomBytes(32).toString('base64')}`);
