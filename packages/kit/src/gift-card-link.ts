import { isOrderHash, orderHash } from './order-link.ts';

// Uids have no colon. Its payment page has the hash of the plain uid: providers see that one and must not get the code.
const nameOf = (uid: string): string => `gift-card:${uid}`;

/** The secret part of the buyer's link to a bought gift card (GIFT-16). */
export const giftCardHash = (secret: string, tenant: string, uid: string): string =>
  orderHash(secret, tenant, nameOf(uid));

export const isGiftCardHash = (secret: string, tenant: string, uid: string, hash: string): boolean =>
  isOrderHash(secret, tenant, nameOf(uid), hash);
