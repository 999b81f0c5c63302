import { createECDH } from 'node:crypto';

/**
 * How a push service knows that a message is ours (RFC 8292). The private key signs, the public one is given to browsers:
 * a browser takes messages that were signed with the key it subscribed with, and no others.
 */
export type Vapid = { privateKey: string; publicKey: string; subject: string };

/** A private key of P-256, 32 bytes as base64url: beginning zeros count too. */
export function newVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

/** @param privateKey 32 bytes, base64url. @throws when it is no key of P-256 */
export function vapidOf(privateKey: string, subject: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey('base64url'), subject };
}

export function isVapidKey(text: string): boolean {
  try {
    return /^[A-Za-z0-9_-]{43}$/.test(text) && vapidOf(text, '').publicKey !== '';
  } catch {
    return false;
  }
}
