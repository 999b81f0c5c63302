import { malformed } from '@theke/kit/problem';
import type { RequestHandler } from 'express';

/**
 * Refuses a request target that is no path: `GET http://elsewhere/api/menus` names a server of its own, and whatever
 * resolves the target against a service's address would follow it there, with the signed identity.
 */
export const originFormOnly: RequestHandler = (request, _response, next) => {
  const isPath = /^\/(?![/\\])/.test(request.url);
  next(isPath ? undefined : malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.'));
};
