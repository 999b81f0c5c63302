import type { IncomingMessage } from 'node:http';
import { malformed } from '@theke/kit/problem';
import type { Request, RequestHandler } from 'express';

/** A name or an address, with an optional port. */
const wellFormed = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Requires exactly one well-formed host. With two, proxy and gateway might use different ones (RFC 9112, 3.2), and the
 * port becomes part of cookie names.
 */
export const oneHostOnly: RequestHandler = (request, _response, next) =>
  next(hasOneHost(request) ? undefined : malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.'));

export function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 && wellFormed.test(headers.host ?? '');
}

/** Host and port of the request. Not from headers that a client may set in addition. */
export const hostOf = (request: Request): string => request.headers.host ?? '';

/** Limited to two values: a proxy may forward any text from a client. */
export const schemeOf = ({ secure }: Request): 'http' | 'https' => (secure ? 'https' : 'http');

/** As in the Host header. */
export const portOf = (request: Request): string => /:(\d+)$/.exec(hostOf(request))?.[1] ?? '80';

/**
 * Origin of a page: scheme, name and port. Ports other than this process's are omitted: a client may send any, and each
 * would be its own page in the cache.
 */
export function originOf(request: Request): string {
  const host = hostOf(request).toLowerCase();
  const name = host.replace(/:\d+$/, '');
  const isOwn = host === `${name}:${request.socket.localPort}`;
  return `${schemeOf(request)}://${isOwn ? host : name}`;
}
