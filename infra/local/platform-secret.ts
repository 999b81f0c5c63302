import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `THEKE_SECRET` of a platform that is tried out on this machine: whoever knows it is the gateway to every service. */
export const platformSecretIn = (dataDir: string): string =>
  readOrCreateSecret(dataDir, 'platform-secret', () => randomBytes(32).toString('base64url'));
