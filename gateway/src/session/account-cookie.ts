import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { portOf } from '../host.ts';

/** Calls about a guest's account; only these carry its session to a service. */
const accountPath = /^\/api\/account(\/|$)/;
/** Longest life of a cookie in browsers, in ms. Ordering ends sessions earlier (ACCT-04). */
const maxAgeMs = 400 * 86_400_000;

/** Named like the session cookie of staff (session-cookie.ts), which a guest's account never touches. */
const nameOf = (request: Request): string => (request.secure ? '__Host-theke-guest' : `theke_guest_${portOf(request)}`);

/** Hash of the token in the cookie of a guest's account; undefined for calls about anything else. */
export function accountTokenHash(request: Request): string | undefined {
  if (!accountPath.test(request.path) || !request.headers.cookie) return undefined;
  const token = parseCookie(request.headers.cookie)[nameOf(request)];
  if (!token || !/^[\w-]{20,100}$/.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}

/** Sets the cookie of a guest's account: for this host only, out of reach of scripts and other sites (ACCT-04). */
export function setAccountCookie(
  request: Request,
  response: Response,
  token: string,
  expires = new Date(Date.now() + maxAgeMs),
): void {
  response.appendHeader(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(request),
      value: token,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path: '/',
      expires,
    }),
  );
}

export const clearAccountCookie = (request: Request, response: Response): void =>
  setAccountCookie(request, response, '', new Date(0));
