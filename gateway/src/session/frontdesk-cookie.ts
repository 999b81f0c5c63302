import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { portOf } from '../host.ts';

/** Where the front desk's page lives, and below it its calls: the browser shows the cookie nowhere else. */
export const frontdeskPath = '/frontdesk';
const year = 365 * 86_400_000;

/** With the port where there is no https, as the session's cookie has it (session-cookie.ts). */
const nameOf = (request: Request): string =>
  request.secure ? '__Secure-theke-frontdesk' : `theke_frontdesk_${portOf(request)}`;

/** The key that the tablet's page was opened with. */
export function frontdeskKeyOf(request: Request): string | undefined {
  const key = request.headers.cookie && parseCookie(request.headers.cookie)[nameOf(request)];
  return key && /^[\w-]{20,100}$/.test(key) ? key : undefined;
}

/**
 * The key moves from the address into a cookie that no script reads, and that is sent with the page's own calls alone: the back
 * office in another tab of the same browser stays its user's.
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
