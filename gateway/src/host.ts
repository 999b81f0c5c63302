import type { IncomingMessage } from 'node:http';
import { malformed } from '@theke/kit/problem';
import type { Request, RequestHandler } from 'express';

/** A name or an address, and a port. */
const wellFormed = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Exactly one host, in a form that leaves nothing to guess: of two a proxy may believe the one and we the other (RFC 9112, 3.2), and what
 * stands behind a colon becomes part of the cookies' names.
 */
export const oneHostOnly: RequestHandler = (request, _response, next) =>
  next(hasOneHost(request) ? undefined : malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.'));

export function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 && wellFormed.test(headers.host ?? '');
}

/** Name and port that the request was sent to. Behind it stands no header that a client may write beside. */
export const hostOf = (request: Request): string => request.headers.host ?? '';

/** Of the two that there are: what a proxy hands on of a client's may be any word. */
export const schemeOf = ({ secure }: Request): 'http' | 'https' => (secure ? 'https' : 'http');

/** As it was written there. */
export const portOf = (request: Request): string => /:(\d+)$/.exec(hostOf(request))?.[1] ?? '80';

/**
 * Scheme, name and port as pages tell them of themselves. A port other than the one that this process listens on is left out: a client may write any,
 * and each would be a page of its own in memory.
 */
export function originOf(request: Request): string {
  const host = hostOf(request).toLowerCase();
  const name = host.replace(/:\d+$/, '');
  const isOwn = host === `${name}:${request.socket.localPort}`;
  return `${schemeOf(request)}://${isOwn ? host : name}`;
}
