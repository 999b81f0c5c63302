import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `PAYMENT_KEYS` of a platform that is tried out on this machine: drawn once and kept beside its data, so that nobody has to
 * name one, and no two installations share it. In production the operator names it.
 */
export function paymentKeysIn(dataDir: string): string {
  const file = join(dataDir, 'payment-keys');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `local:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
