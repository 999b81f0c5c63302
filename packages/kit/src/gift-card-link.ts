import { isSameSecret } from './is-same-secret.ts';
import { macOf } from './mac-of.ts';

/**
 * Secret part of the buyer's link to a bought gift card (GIFT-16). Differs from `orderHash`, which payment providers
 * see and which must not reveal the code of the card.
 */
export const giftCardHash = (secret: string, tenant: string, uid: string): string =>
  macOf(secret, 'gift-card-link', tenant, uid).toString('base64url');

/** Compares in constant time. */
export const isGiftCardHash = (secret: string, tenant: string, uid: string, hash: string): boolean =>
  isSameSecret(Buffer.from(hash), Buffer.from(giftCardHash(secret, tenant, uid)));
