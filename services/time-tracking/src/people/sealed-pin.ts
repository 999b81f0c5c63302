import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { boundTo, type SealedFor, sealBytes, sealInfo, sealNonce } from '@theke/contracts/time-tracking/seal-pin';

type KeyOwner = { secret: string; tenant: string };
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Key pair of a tenant, derived from the platform's secret: never stored in a database or backup, like the secret of
 * the PIN hash (ADR 0022).
 */
function keysOf({ secret, tenant }: KeyOwner) {
  // 1.5 times the length of the key, so that the modulo has no noticeable bias.
  const drawn = Buffer.from(hkdfSync('sha256', secret, tenant, 'time-tracking pin key', 48)).toString('hex');
  const number = (BigInt(`0x${drawn}`) % (order - 1n)) + 1n;
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex');
  return keys;
}

/** Public key with which terminals seal PINs: base64url of an uncompressed point of P-256. */
export const pinKeyOf = (owner: KeyOwner): string => keysOf(owner).getPublicKey('base64url');

/** @returns the PIN, or undefined if it was sealed for another punch or key, or is invalid */
export function openPin(owner: KeyOwner, sealed: string, punch: SealedFor): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const publicKey = bytes.subarray(0, sealBytes.publicKey);
  const tagAt = sealBytes.publicKey + sealBytes.pin;
  try {
    const shared = keysOf(owner).computeSecret(publicKey);
    const key = Buffer.from(hkdfSync('sha256', shared, publicKey, sealInfo, 32));
    const cipher = createDecipheriv('aes-256-gcm', key, sealNonce, { authTagLength: sealBytes.tag });
    cipher.setAAD(boundTo(punch));
    cipher.setAuthTag(bytes.subarray(tagAt));
    const opened = Buffer.concat([cipher.update(bytes.subarray(sealBytes.publicKey, tagAt)), cipher.final()]);
    return opened.toString('latin1').trimEnd();
  } catch {
    return undefined;
  }
}
