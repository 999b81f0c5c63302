import { createHash, randomBytes } from 'node:crypto';

/**
 * 256 random bits as 43 characters of base64url. All secrets of identity have this format, which the kit's log redacts.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Stored hash of a secret. It is random, so a fast hash is sufficient. */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
