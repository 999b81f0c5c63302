import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, instant, ref } from '../wire.ts';

const personal = { personal: true };

/**
 * Address of a browser's push service. The server calls it, so only public https hosts are allowed: no port, no IP
 * address, no local host name. The resolved address is checked again at each call.
 */
const pushEndpoint = z
  .url({ protocol: /^https$/ })
  .max(1000)
  .refine(isPublicHost, { error: 'Diese Adresse gehört zu keinem Push-Dienst.' });

function isPublicHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port, username, password } = new URL(address);
  return (
    port === '' && username === '' && password === '' && /\.[a-z][a-z0-9-]*$/i.test(hostname) && !isOwn.test(hostname)
  );
}
const isOwn = /\.(localhost|local|internal|lan|home|intranet)$/i;

/** Result of `PushManager.subscribe`: address and encryption keys of the browser (RFC 8291). */
export const browserSubscription = z.strictObject({
  endpoint: field(pushEndpoint, 'Adresse beim Push-Dienst', personal),
  /** An uncompressed point of P-256, base64url. */
  p256dh: field(z.string().regex(/^B[A-Za-z0-9_-]{86}$/), 'Schlüssel des Browsers', personal),
  /** 16 bytes, base64url. */
  auth: field(z.string().regex(/^[A-Za-z0-9_-]{22}$/), 'Geheimnis des Browsers', personal),
});

/** SHA-256 of the endpoint, base64url. Identifies a browser's subscription without exposing the endpoint in lists. */
const fingerprint = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const byFingerprint = z.object({ fingerprint: field(fingerprint, 'Kennung') });

/** A browser subscribed to push messages about orders or its user's own work. */
export const pushSubscription = z.object({
  fingerprint,
  /** Null: all branches its user may access, including future ones. */
  branches: z.array(ref).nullable(),
  isForOrders: z.boolean(),
  /** False: only orders that nobody has seen. */
  isForEveryOrder: z.boolean(),
  /** Own shifts and tasks, and requested shift swaps. */
  isForOwnWork: z.boolean(),
  createdAt: instant,
});
export type PushSubscription = z.output<typeof pushSubscription>;

/** Public key for subscriptions; null if push is not configured on this platform. */
export const readPushKey = endpoint({
  name: 'readPushKey',
  service: 'notifications',
  method: 'GET',
  path: '/push/key',
  summary: 'Öffentlicher Schlüssel für Push',
  needs: 'public',
  reply: { kind: 'data', schema: z.object({ key: z.string().nullable() }) },
  status: 200,
  example: {},
});

/** The caller's subscriptions, newest first. */
export const listPushSubscriptions = endpoint({
  name: 'listPushSubscriptions',
  service: 'notifications',
  method: 'GET',
  path: '/push/subscriptions',
  summary: 'Eigene Push-Anmeldungen',
  needs: 'push.receive',
  reply: { kind: 'data', schema: z.array(pushSubscription) },
  status: 200,
  example: {},
});

export const browserExample = {
  endpoint: 'https://push.example/send/beispiel',
  p256dh: 'BA7OfU44E1wRnk7IJLh11IwvrvJndvI2BVTLr6Phz42GjsLRD53uw-O4eQtkMWNx5KnZjJKvmacwkVzELxzd3H4',
  auth: 'iYKFBSx5V0ESRK2KixZ8hA',
};
export const fingerprintExample = 'wAtGLzARw67v3ARHdmfJaIoMOnpQLlQioGc9rImrjlA';

/**
 * Creates or changes a browser's subscription; takes over one of another person who used the browser before. At most
 * ten per person: the oldest is deleted. 409 PUSH_NOT_SET_UP, 422 BRANCH_UNKNOWN also for branches of another tenant.
 */
export const savePushSubscription = endpoint({
  name: 'savePushSubscription',
  service: 'notifications',
  method: 'PUT',
  path: '/push/subscriptions',
  summary: 'Für Push anmelden',
  needs: 'push.receive',
  body: z.strictObject({
    ...browserSubscription.shape,
    branches: field(z.array(ref).min(1).max(500).nullable(), 'Filialen').default(null),
    isForOrders: field(z.boolean(), 'Bei Bestellungen').default(true),
    isForEveryOrder: field(z.boolean(), 'Bei jeder Bestellung').default(false),
    isForOwnWork: field(z.boolean(), 'Bei eigenen Diensten und Aufgaben').default(false),
  }),
  reply: { kind: 'data', schema: pushSubscription },
  status: 200,
  example: { body: { ...browserExample, branches: [{ id: exampleIds.branch }] } },
});

/** 404 also for another person's subscription. */
export const removePushSubscription = endpoint({
  name: 'removePushSubscription',
  service: 'notifications',
  method: 'DELETE',
  path: '/push/subscriptions/:fingerprint',
  summary: 'Von Push abmelden',
  needs: 'push.receive',
  params: byFingerprint,
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { fingerprint: fingerprintExample } },
});

export const pushEndpoints = [
  readPushKey,
  listPushSubscriptions,
  savePushSubscription,
  removePushSubscription,
] as const;
