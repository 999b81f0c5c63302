import { createHash, randomBytes } from 'node:crypto';

/**
 * Key that a device sends with each call (`needs: 'device'`). 256 random bits; the prefix distinguishes it from other
 * secrets.
 */
export const newDeviceKey = (): string => `thd_${randomBytes(32).toString('base64url')}`;

/**
 * Hash of a device key: the only form that is stored and passed to handlers. Needs no salt, because a random key cannot
 * be guessed.
 */
export const deviceKeyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');
