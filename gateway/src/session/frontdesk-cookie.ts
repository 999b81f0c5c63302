import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { portOf } from '../host.ts';

/** Path of the front desk's page and its calls; the browser sends the cookie only there. */
export const frontdeskPath = '/frontdesk';
const year = 365 * 86_400_000;

/** Without https the name contains the port, like the session cookie's (session-cookie.ts). */
const nameOf = (request: Request): string =>
  request.secure ? '__Secure-theke-frontdesk' : `theke_frontdesk_${portOf(request)}`;

/** The key from the front desk's cookie. */
export function frontdeskKeyOf(request: Request): string | undefined {
  const key = request.headers.cookie && parseCookie(request.headers.cookie)[nameOf(request)];
  return key && /^[\w-]{20,100}$/.test(key) ? key : undefined;
}

/**
 * Moves the key from the URL into an HttpOnly cookie, sent with the front desk's own calls only: the back office in
 * another tab keeps its user's session.
 */
export const setFrontdeskCookie = (request: Request, response: Response, key: string): void => {
  const cookie = stringifySetCookie({
    name: nameOf(request),
    value: key,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: frontdeskPath,
    expires: new Date(Date.now() + year),
  });
  response.setHeader('set-cookie', cookie);
};
