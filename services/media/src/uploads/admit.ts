import type { Permission } from '@theke/contracts/permissions';
import { grantedTo } from '@theke/kit/http/parse-call';
import type { RequestHandler } from 'express';
import { type IdentityDeps, readIdentity } from '../read-identity.ts';

/**
 * Refuses callers without permission before they take a slot, or count toward the guests' limit. @throws Problem 401,
 * 403
 */
export const admit =
  (deps: IdentityDeps, { needs }: { needs: Permission }): RequestHandler =>
  (request, _response, next) => {
    grantedTo(readIdentity(deps, request), needs);
    next();
  };
