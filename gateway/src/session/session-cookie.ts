import type { Request, Response } from 'express';
import { setHostCookie, tokenInCookie } from './host-cookie.ts';

const cookie = 'theke';

export const sessionTokenOf = (request: Request): string | undefined => tokenInCookie(cookie, request);

/** @param expires undefined: a session cookie, deleted when the browser closes */
export const setSessionCookie = (
  request: Request,
  response: Response,
  token: string,
  expires: Date | undefined,
): void => setHostCookie(cookie, { request, response }, token, expires);

export const clearSessionCookie = (request: Request, response: Response): void =>
  setSessionCookie(request, response, '', new Date(0));
