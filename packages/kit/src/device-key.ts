import { createHash, randomBytes } from 'node:crypto';

/** For a device that shows it itself, at each call (`needs: 'device'`). 256 bits; the beginning tells it from every other secret. */
export const newDeviceKey = (): string => `thd_${randomBytes(32).toString('base64url')}`;

/** All that is kept of a key, and all that a handler sees of it. It is as long as the hash: nobody guesses it, so it needs no salt. */
export const deviceKeyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');
