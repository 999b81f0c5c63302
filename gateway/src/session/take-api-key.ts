import type { IncomingMessage } from 'node:http';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Request, RequestHandler, Response } from 'express';
import { frontdeskKeyOf, frontdeskPath } from './frontdesk-cookie.ts';
import { secretPaths } from './secret-paths.ts';

/** The front desk's own address: exchanged for a cookie (frontdesk-key-exchange.ts). */
const atDoor = /^(\/+frontdesk\/+(?!api\/)[^/?]+\/+)([^/?]+)/i;
const patterns = [...secretPaths.map(({ pattern }) => pattern), atDoor];
/** What most requests are not, found out in one step. */
const anySecret = new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
const bearer = /^Bearer +(thk_.*)$/i;
const deviceBearer = /^Bearer +(thd_.*)$/i;

/**
 * HTTP-13: takes an API key, or a device's, out of the request before anybody looks at it: what is logged and handed on has `-` in
 * its place, and no credentials meant for the gateway reach a service.
 */
export const takeApiKey: RequestHandler = (request, response, next) => {
  const authorization = request.headers.authorization ?? '';
  const secrets = anySecret.test(request.url) ? secretPaths : [];
  const inPath = (scheme: 'api-key' | 'device') =>
    secrets.flatMap((one) => (one.scheme === scheme ? (one.pattern.exec(request.url)?.[2] ?? []) : []))[0];
  const given = inPath('api-key') ?? atDoor.exec(request.url)?.[2] ?? bearerKeyIn(request) ?? ofFrontdesk(request);
  if (request.headers.authorization !== undefined) delete request.headers.authorization;
  // A device's own key: the service that made it knows it, the gateway does not.
  const deviceKey = inPath('device') ?? deviceBearer.exec(authorization)?.[1] ?? request.headers[deviceKeyHeader];
  if (deviceKey !== undefined) request.headers[deviceKeyHeader] = deviceKey;
  // Asked again: what stands behind the front desk's own path has just become a call like any other.
  if (anySecret.test(request.url)) for (const pattern of patterns) request.url = request.url.replace(pattern, '$1-');
  request.originalUrl = request.url;
  response.locals.apiKey = given;
  next();
};

/**
 * The front desk's page calls the API below its own path, where alone its cookie is sent: from here on such a call is one like any
 * other, in the name of its key. Without the cookie its key is one that opens nothing.
 */
function ofFrontdesk(request: Request): string | undefined {
  const isPage = request.url.split('?')[0] === frontdeskPath;
  const isCall = request.url.startsWith(`${frontdeskPath}/api/`);
  if (isCall) request.url = request.url.slice(frontdeskPath.length);
  return isPage ? frontdeskKeyOf(request) : isCall ? (frontdeskKeyOf(request) ?? '') : undefined;
}

/** The API key that a header shows, and no other credentials. */
export const bearerKeyIn = ({ headers }: IncomingMessage): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** The key that the request came with, as it was written there. */
export const apiKeyOf = (response: Response): string | undefined => (response.locals as { apiKey?: string }).apiKey;
