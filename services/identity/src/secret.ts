import { createHash, randomBytes } from 'node:crypto';

/**
 * 256 random bits as 43 characters of base64url. Every secret that identity gives away has this form, which the kit's
 * log knows and never writes.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It is random, so that a fast hash is enough. */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
