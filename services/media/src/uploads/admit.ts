import type { Permission } from '@theke/contracts/permissions';
import { grantedTo } from '@theke/kit/http/parse-call';
import type { RequestHandler } from 'express';
import { type IdentityDeps, identityOf } from '../identity-of.ts';

/** Refuses whoever may not upload here before a place is taken, or a guest's upload counted. @throws Problem 401, 403 */
export const admit =
  (deps: IdentityDeps, { needs }: { needs: Permission }): RequestHandler =>
  (request, _response, next) => {
    grantedTo(identityOf(deps, request), needs);
    next();
  };
