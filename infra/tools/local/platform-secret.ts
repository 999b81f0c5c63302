import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from './read-or-create-secret.ts';

/** `THEKE_SECRET` of a local platform. Anyone who has it can act as the gateway towards every service. */
export const readPlatformSecret = (dataDir: string): string =>
  readOrCreateSecret(dataDir, 'platform-secret', () => randomBytes(32).toString('base64url'));
