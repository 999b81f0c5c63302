import { malformed } from '@theke/kit/problem';
import type { RequestHandler } from 'express';

/**
 * Refuses a request target that is not a path: `GET http://elsewhere/api/menus` names another server, and code that
 * resolves the target against a service's address would send the signed identity there.
 */
export const originFormOnly: RequestHandler = (request, _response, next) => {
  const isPath = /^\/(?![/\\])/.test(request.url);
  next(isPath ? undefined : malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.'));
};
