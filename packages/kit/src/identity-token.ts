import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyPurposeNames, roles } from '@theke/contracts/permissions';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/**
 * What the gateway found out about a request, signed for the services (docs/security.md). It is the only header
 * that a service believes; the gateway strips whatever a client sends under this name.
 */
export const identityHeader = 'x-theke-identity';

const identity = z.object({
  tenant: z.uuid(),
  /** The client's address, for rate limits and records. */
  address: z.string(),
  user: z
    .object({ id: z.uuid(), name: z.string(), roles: z.array(z.enum(roles)), branches: z.array(z.uuid()) })
    .optional(),
  /** Instead of a user: an API key. */
  key: z.object({ id: z.uuid(), name: z.string(), purpose: z.enum(keyPurposeNames), branch: z.uuid() }).optional(),
  /** Set only for the gateway's own calls to `/internal`. */
  isInternal: z.boolean().optional(),
  /** Milliseconds since 1970 after which the token counts no longer. */
  expires: z.number(),
});
export type Identity = z.output<typeof identity>;

const ttlMs = 60_000;
/** Internal calls that concern every tenant carry this one, which no row belongs to. */
export const noTenant = '00000000-0000-0000-0000-000000000000';

const mac = (secret: string, payload: string) => createHmac('sha256', `identity:${secret}`).update(payload).digest();

/** `payload.signature`, both base64url; valid for a minute. */
export function signIdentity(secret: string, who: Omit<Identity, 'expires'>, now: number): string {
  const payload = Buffer.from(JSON.stringify({ ...who, expires: now + ttlMs })).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** The identity, or undefined where the token is missing, forged or too old. */
export function verifyIdentity(secret: string, token: string | undefined, now: number): Identity | undefined {
  const [payload, signature] = token?.split('.') ?? [];
  if (!payload || !signature) return undefined;
  const expected = mac(secret, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = identity.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && parsed.data.expires >= now ? parsed.data : undefined;
}

/** Of as many callers as ask in a minute; a token is some 300 bytes. */
const maxCachedTokens = 2_000;

/** `verifyIdentity` for one secret; what it has verified it believes for as long as it is valid: the gateway shows a token for 20 s. */
export function identityReader(secret: string): (token: string | undefined, now: number) => Identity | undefined {
  const verified = new LRUCache<string, Identity>({ max: maxCachedTokens });
  return (token, now) => {
    const known = token === undefined ? undefined : verified.get(token);
    if (known) return known.expires >= now ? known : undefined;
    const read = verifyIdentity(secret, token, now);
    // Many requests share it.
    if (read && token !== undefined) verified.set(token, frozen(read));
    return read;
  };
}

/** Of a caller within the process: nobody keeps it, so it ends with the request. */
export const lastingIdentity = (who: Omit<Identity, 'expires'>): Identity =>
  frozen({ ...who, expires: Number.POSITIVE_INFINITY });

function frozen(who: Identity): Identity {
  for (const part of [who.user, who.user?.roles, who.user?.branches, who.key]) if (part) Object.freeze(part);
  return Object.freeze(who);
}
