import type { Request, RequestHandler, Response } from 'express';
import { frontdeskKeyOf, frontdeskPath } from './frontdesk-cookie.ts';

/** HTTP-13: the key is the last segment. In any spelling, so that none slips through. */
const inPath = /^(\/+api\/+orders\/+(?:frontdesk|backoffice)\/+[^/?]+\/+)([^/?]+)/i;
/** The front desk's own address: exchanged for a cookie (frontdesk-door.ts). */
const atDoor = /^(\/+frontdesk\/+(?!api\/)[^/?]+\/+)([^/?]+)/i;
/** A printer's own key, which notifications knows and the gateway does not (contracts/notifications/cloudprnt). */
const ofDevice = /^(\/+api\/+devices\/+cloudprnt\/+)([^/?]+)/i;
const deviceHeader = 'x-theke-device-key';
const bearer = /^Bearer +(thk_.*)$/i;

/**
 * Takes an API key out of the request before anybody looks at it: what is logged and handed on has `-` in its place,
 * and no credentials meant for the gateway reach a service.
 */
export const takeApiKey: RequestHandler = (request, response, next) => {
  const given =
    inPath.exec(request.url)?.[2] ??
    atDoor.exec(request.url)?.[2] ??
    bearer.exec(request.headers.authorization ?? '')?.[1] ??
    ofFrontdesk(request);
  delete request.headers.authorization;
  const deviceKey = ofDevice.exec(request.url)?.[2];
  if (deviceKey === undefined) delete request.headers[deviceHeader];
  else request.headers[deviceHeader] = deviceKey;
  request.url = request.url.replace(inPath, '$1-').replace(atDoor, '$1-').replace(ofDevice, '$1-');
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

/** The key that the request came with, as it was written there. */
export const apiKeyOf = (response: Response): string | undefined => (response.locals as { apiKey?: string }).apiKey;
