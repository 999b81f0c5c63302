import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of tenant and uid: derived from the secret, so that no event has to contain the link (ORDER-21). */
export const orderHash = (secret: string, tenant: string, uid: string): string =>
  createHmac('sha256', `order-link:${secret}`).update(`${tenant}:${uid}`).digest('base64url');

/** Compares in constant time. */
export function isOrderHash(secret: string, tenant: string, uid: string, hash: string): boolean {
  const expected = Buffer.from(orderHash(secret, tenant, uid));
  const sent = Buffer.from(hash);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
