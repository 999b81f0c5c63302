import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { portOf } from '../host.ts';

/**
 * `__Host-theke` with Secure over https. Over plain http (demo, tablets in a LAN) the name contains the port, so that
 * two instances on one host do not log each other out (SESSION-01).
 */
const nameOf = (request: Request): string => (request.secure ? '__Host-theke' : `theke_${portOf(request)}`);

export function sessionTokenOf(request: Request): string | undefined {
  const token = request.headers.cookie && parseCookie(request.headers.cookie)[nameOf(request)];
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** @param expires undefined: a session cookie, deleted when the browser closes */
export function setSessionCookie(request: Request, response: Response, token: string, expires: Date | undefined): void {
  response.appendHeader(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(request),
      value: token,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path: '/',
      ...(expires && { expires }),
    }),
  );
}

export const clearSessionCookie = (request: Request, response: Response): void =>
  setSessionCookie(request, response, '', new Date(0));
