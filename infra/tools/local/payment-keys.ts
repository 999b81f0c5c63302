import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `PAYMENT_KEYS` of a local platform. */
export const readPaymentKeys = (dataDir: string): string =>
  readOrCreateSecret(dataDir, 'payment-keys', () => `local:${randomBytes(32).toString('base64')}`);
