import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { setHostCookie, tokenInCookie } from './host-cookie.ts';

/** Calls about a guest's account; only these carry its session to a service. */
const accountPath = /^\/api\/account(\/|$)/;
/** Longest life of a cookie in browsers, in ms. Ordering ends sessions earlier (ACCT-04). */
const maxAgeMs = 400 * 86_400_000;

/** Beside the session cookie of staff (session-cookie.ts), which a guest's account never touches. */
const cookie = 'theke-guest';

/** Hash of the token in the cookie of a guest's account; undefined for calls about anything else. */
export function accountTokenHash(request: Request): string | undefined {
  const token = accountPath.test(request.path) ? tokenInCookie(cookie, request) : undefined;
  return token && createHash('sha256').update(token).digest('base64url');
}

/** Sets the cookie of a guest's account (ACCT-04). */
export const setAccountCookie = (request: Request, response: Response, token: string): void =>
  setHostCookie(cookie, { request, response }, token, new Date(Date.now() + maxAgeMs));

export const clearAccountCookie = (request: Request, response: Response): void =>
  setHostCookie(cookie, { request, response }, '', new Date(0));
