import { createHash } from 'node:crypto';
import { cardAlphabet, cardCodeLength } from '@theke/rules/gift-cards/card-code';
import { macOf } from './mac-of.ts';

/**
 * The code of a gift card, derived from its id by a keyed hash: neither the database nor an event contains it, and
 * every service with the secret can print it (GIFT-02).
 */
export function giftCardCode(secret: string, tenant: string, card: string): string {
  let bits = BigInt(`0x${macOf(secret, 'gift-card', tenant, card).toString('hex')}`);
  const base = BigInt(cardAlphabet.length);
  let code = '';
  for (let at = 0; at < cardCodeLength; at += 1) {
    code += cardAlphabet[Number(bits % base)];
    bits /= base;
  }
  return code;
}

/** Hash of a code, by which its card is found. */
export const hashGiftCardCode = (code: string): string =>
  createHash('sha256').update(`gift-card:${code}`).digest('base64url');
