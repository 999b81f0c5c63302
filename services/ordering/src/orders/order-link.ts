import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Without characters that are taken for one another when read aloud or from paper: 0 O, 1 I L, 5 S, 8 B, U V. */
const letters = '23467ACDEFGHJKMNPQRTWXYZ9';

/** A short name for an order that people can say; unique within its tenant by the store's index. */
export const newUid = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** HMAC-SHA256 of tenant and uid: whoever holds the key can make the link, and no event carries a secret (RULINGS). */
export const orderHash = (secret: string, tenant: string, uid: string): string =>
  createHmac('sha256', `order-link:${secret}`).update(`${tenant}:${uid}`).digest('base64url');

/** Compares in constant time. */
export function isOrderHash(secret: string, tenant: string, uid: string, hash: string): boolean {
  const expected = Buffer.from(orderHash(secret, tenant, uid));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
