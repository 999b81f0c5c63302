import { createHmac } from 'node:crypto';
import { keyPurposeNames, roles, tokenScopeNames } from '@theke/contracts/permissions';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isSameSecret } from './is-same-secret.ts';

/**
 * Header with the caller's identity, signed by the gateway for the services (docs/security.md). Services trust no other
 * header; the gateway removes it from client requests.
 */
export const identityHeader = 'x-theke-identity';

const identity = z.object({
  tenant: z.uuid(),
  /** Client address, for rate limits and records. */
  address: z.string(),
  user: z
    .object({
      ...{ id: z.uuid(), name: z.string(), roles: z.array(z.enum(roles)), branches: z.array(z.uuid()) },
      /** Set for a call with a personal API token: only these permissions apply. */
      scopes: z.array(z.enum(tokenScopeNames)).optional(),
      /** Logged in without a required second step: only the own account is open. */
      isHeldBack: z.boolean().optional(),
    })
    .optional(),
  /** API key, instead of a user. */
  key: z.object({ id: z.uuid(), name: z.string(), purpose: z.enum(keyPurposeNames), branch: z.uuid() }).optional(),
  /** Hash of the token of a guest's account session; ordering checks it (ADR 0046). Only for calls about accounts. */
  guest: z.string().max(100).optional(),
  /** Set only for the gateway's own calls to `/internal`. */
  isInternal: z.boolean().optional(),
  /** Expiry in ms since 1970. */
  expires: z.number(),
});
export type Identity = z.output<typeof identity>;

const ttlMs = 60_000;
/** Tenant id of internal calls that concern all tenants; no row belongs to it. */
export const noTenant = '00000000-0000-0000-0000-000000000000';

const mac = (secret: string, payload: string) => createHmac('sha256', `identity:${secret}`).update(payload).digest();

/** Returns `payload.signature`, both base64url; valid for a minute. */
export function signIdentity(secret: string, who: Omit<Identity, 'expires'>, now: number): string {
  const payload = Buffer.from(JSON.stringify({ ...who, expires: now + ttlMs })).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** Returns the identity, or undefined if the token is missing, forged or expired. */
export function verifyIdentity(secret: string, token: string | undefined, now: number): Identity | undefined {
  const [payload, signature] = token?.split('.') ?? [];
  if (!payload || !signature) return undefined;
  if (!isSameSecret(Buffer.from(signature, 'base64url'), mac(secret, payload))) return undefined;
  const parsed = identity.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && parsed.data.expires >= now ? parsed.data : undefined;
}

/** About the number of callers per minute; a token has some 300 bytes. */
const maxCachedTokens = 2_000;

/** `verifyIdentity` for one secret, cached while the token is valid: the gateway reuses a token for 20 s. */
export function identityReader(secret: string): (token: string | undefined, now: number) => Identity | undefined {
  const verified = new LRUCache<string, Identity>({ max: maxCachedTokens });
  return (token, now) => {
    const cached = token === undefined ? undefined : verified.get(token);
    if (cached) return cached.expires >= now ? cached : undefined;
    const read = verifyIdentity(secret, token, now);
    // Shared by many requests.
    if (read && token !== undefined) verified.set(token, frozen(read));
    return read;
  };
}

/** Identity of a caller in the same process: it never expires, because it is not used beyond its request. */
export const lastingIdentity = (who: Omit<Identity, 'expires'>): Identity =>
  frozen({ ...who, expires: Number.POSITIVE_INFINITY });

function frozen(who: Identity): Identity {
  for (const part of [who.user, who.user?.roles, who.user?.branches, who.user?.scopes, who.key])
    if (part) Object.freeze(part);
  return Object.freeze(who);
}
