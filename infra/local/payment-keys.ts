import { randomBytes } from 'node:crypto';
import { keptSecret } from './kept-secret.ts';

/** `PAYMENT_KEYS` of a platform that is tried out on this machine. */
export const paymentKeysIn = (dataDir: string): string =>
  keptSecret(dataDir, 'payment-keys', () => `local:${randomBytes(32).toString('base64')}`);
