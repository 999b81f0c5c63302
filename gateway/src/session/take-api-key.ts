import type { IncomingMessage } from 'node:http';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Request, RequestHandler, Response } from 'express';
import { frontdeskKeyOf, frontdeskPath } from './frontdesk-cookie.ts';
import { secretPaths } from './secret-paths.ts';

/** The front desk's entry URL; its key is exchanged for a cookie (frontdesk-key-exchange.ts). */
const atDoor = /^(\/+frontdesk\/+(?!api\/)[^/?]+\/+)([^/?]+)/i;
const patterns = [...secretPaths.map(({ pattern }) => pattern), atDoor];
/** One combined test, because most requests contain no secret. */
const anySecret = new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
/** API keys and personal API tokens. */
const bearer = /^Bearer +(th[kp]_.*)$/i;
const deviceBearer = /^Bearer +(thd_.*)$/i;

/**
 * HTTP-13: removes API and device keys from the request before any other code sees it. Logs and services see `-`
 * instead, and no credentials for the gateway reach a service.
 */
export const takeApiKey: RequestHandler = (request, response, next) => {
  const authorization = request.headers.authorization ?? '';
  const secrets = anySecret.test(request.url) ? secretPaths : [];
  const inPath = (scheme: 'api-key' | 'device') =>
    secrets.flatMap((one) => (one.scheme === scheme ? (one.pattern.exec(request.url)?.[2] ?? []) : []))[0];
  const apiKey =
    inPath('api-key') ?? atDoor.exec(request.url)?.[2] ?? bearerKeyIn(request) ?? takeFrontdeskKey(request);
  if (request.headers.authorization !== undefined) delete request.headers.authorization;
  // A device's key is checked by the service that issued it, not by the gateway.
  const deviceKey = inPath('device') ?? deviceBearer.exec(authorization)?.[1] ?? request.headers[deviceKeyHeader];
  if (deviceKey !== undefined) request.headers[deviceKeyHeader] = deviceKey;
  // Tested again: a call below the front desk's path has just been rewritten to a regular one.
  if (anySecret.test(request.url)) for (const pattern of patterns) request.url = request.url.replace(pattern, '$1-');
  request.originalUrl = request.url;
  response.locals.apiKey = apiKey;
  next();
};

/**
 * The front desk's page calls the API below its own path, because its cookie is sent only there. Rewrites such a call
 * to a regular one with its key. Without the cookie the key is empty, which grants nothing.
 */
function takeFrontdeskKey(request: Request): string | undefined {
  const isPage = request.url.split('?')[0] === frontdeskPath;
  const isCall = request.url.startsWith(`${frontdeskPath}/api/`);
  if (isCall) request.url = request.url.slice(frontdeskPath.length);
  return isPage ? frontdeskKeyOf(request) : isCall ? (frontdeskKeyOf(request) ?? '') : undefined;
}

/** The API key or personal API token in the authorization header, if any. */
export const bearerKeyIn = ({ headers }: IncomingMessage): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** The key of the request, as sent. */
export const apiKeyOf = (response: Response): string | undefined => (response.locals as { apiKey?: string }).apiKey;
