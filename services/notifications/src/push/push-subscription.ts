import { createECDH, createHash } from 'node:crypto';

/**
 * Glossary.
 * subscription  a browser that gets messages while its page is closed: the endpoint at its push service, and the keys
 *               that only this browser can decrypt with
 * owner         a person, or the key of a front desk
 * fingerprint   id of a subscription outside of this service: SHA-256 of its endpoint
 * label         name of the device in the list of messages
 */
export type PushSubscription = {
  id: string;
  owner: PushOwner;
  fingerprint: string;
  label: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Null: every branch the owner has access to. */
  branches: readonly string[] | null;
  isForOrders: boolean;
  isForEveryOrder: boolean;
  /** Shifts and tasks of the owner. */
  isForOwnWork: boolean;
  createdAt: Date;
};

export type PushOwner = { kind: 'person' | 'key'; id: string };

/** Above any real use; older ones belong to browsers that lost their subscription. */
export const subscriptionsPerOwner = 10;

export const fingerprintOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** Whether 65 bytes are a point of P-256; otherwise encryption would fail. */
export function isBrowserKey(p256dh: string): boolean {
  const ephemeralKey = createECDH('prime256v1');
  ephemeralKey.generateKeys();
  try {
    ephemeralKey.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
