import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { portOf } from '../host.ts';

/**
 * A cookie for one host, out of reach of scripts and of other sites: `__Host-` with Secure over https. Over plain http
 * (demo, tablets in a LAN) the name contains the port, so that two instances on one host do not log each other out
 * (SESSION-01).
 */
const nameOf = (cookie: string, request: Request): string =>
  request.secure ? `__Host-${cookie}` : `${cookie.replaceAll('-', '_')}_${portOf(request)}`;

/** The token in a cookie; undefined for anything that is no token. */
export function tokenInCookie(cookie: string, request: Request): string | undefined {
  const token = request.headers.cookie && parseCookie(request.headers.cookie)[nameOf(cookie, request)];
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** @param expires undefined: a session cookie, deleted when the browser closes */
export function setHostCookie(
  cookie: string,
  { request, response }: { request: Request; response: Response },
  token: string,
  expires: Date | undefined,
): void {
  response.appendHeader(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(cookie, request),
      value: token,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path: '/',
      ...(expires && { expires }),
    }),
  );
}
