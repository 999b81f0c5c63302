import type { RequestHandler, Response } from 'express';

/** Spec 000 section 7, "Branch-scoped lists": the key is the last segment. In any spelling, so that none slips through. */
const inPath = /^(\/+api\/+orders\/+(?:frontdesk|backoffice)\/+[^/?]+\/+)([^/?]+)/i;
/** A printer's own key, which notifications knows and the gateway does not (contracts/notifications/cloudprnt). */
const ofDevice = /^(\/+api\/+devices\/+cloudprnt\/+)([^/?]+)/i;
const deviceHeader = 'x-theke-device-key';
const bearer = /^Bearer +(thk_.*)$/i;

/**
 * Takes an API key out of the request before anybody looks at it: what is logged and handed on has `-` in its place,
 * and no credentials meant for the gateway reach a service.
 */
export const takeApiKey: RequestHandler = (request, response, next) => {
  const given = inPath.exec(request.url)?.[2] ?? bearer.exec(request.headers.authorization ?? '')?.[1];
  delete request.headers.authorization;
  const deviceKey = ofDevice.exec(request.url)?.[2];
  if (deviceKey === undefined) delete request.headers[deviceHeader];
  else request.headers[deviceHeader] = deviceKey;
  request.url = request.url.replace(inPath, '$1-').replace(ofDevice, '$1-');
  request.originalUrl = request.url;
  response.locals.apiKey = given;
  next();
};

/** The key that the request came with, as it was written there. */
export const apiKeyOf = (response: Response): string | undefined => (response.locals as { apiKey?: string }).apiKey;
