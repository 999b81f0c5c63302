import { createECDH } from 'node:crypto';

/**
 * Our identity for push services (RFC 8292). The private key signs and the public key is sent to browsers. A browser
 * accepts only messages signed with the key that it subscribed with.
 */
export type Vapid = { privateKey: string; publicKey: string; subject: string };

/** Private key of P-256, 32 bytes as base64url, including leading zeros. */
export function newVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

/** @param privateKey 32 bytes, base64url. @throws if it is not a key of P-256 */
export function createVapid(privateKey: string, subject: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey('base64url'), subject };
}

export function isVapidKey(text: string): boolean {
  try {
    return /^[A-Za-z0-9_-]{43}$/.test(text) && createVapid(text, '').publicKey !== '';
  } catch {
    return false;
  }
}
