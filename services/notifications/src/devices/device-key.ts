import { createHash, randomBytes } from 'node:crypto';

/** 256 bits; the beginning tells it from every other secret. It stands in the address that a printer asks. */
export const newDeviceKey = (): string => `thd_${randomBytes(32).toString('base64url')}`;

/** All that is kept of a key. It is as long as the hash: nobody guesses it, so it needs no salt. */
export const deviceKeyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');
