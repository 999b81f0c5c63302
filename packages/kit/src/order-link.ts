import { isSameSecret } from './is-same-secret.ts';
import { macOf } from './mac-of.ts';

/** HMAC-SHA256 of tenant and uid: derived from the secret, so that no event has to contain the link (ORDER-21). */
export const orderHash = (secret: string, tenant: string, uid: string): string =>
  macOf(secret, 'order-link', tenant, uid).toString('base64url');

/** Compares in constant time. */
export const isOrderHash = (secret: string, tenant: string, uid: string, hash: string): boolean =>
  isSameSecret(Buffer.from(hash), Buffer.from(orderHash(secret, tenant, uid)));
