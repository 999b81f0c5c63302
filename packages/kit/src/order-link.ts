import { createHmac } from 'node:crypto';
import { isSameSecret } from './is-same-secret.ts';

/** HMAC-SHA256 of tenant and uid: derived from the secret, so that no event has to contain the link (ORDER-21). */
export const orderHash = (secret: string, tenant: string, uid: string): string =>
  createHmac('sha256', `order-link:${secret}`).update(`${tenant}:${uid}`).digest('base64url');

/** Compares in constant time. */
export const isOrderHash = (secret: string, tenant: string, uid: string, hash: string): boolean =>
  isSameSecret(Buffer.from(hash), Buffer.from(orderHash(secret, tenant, uid)));
