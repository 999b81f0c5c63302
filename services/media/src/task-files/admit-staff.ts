import { createTaskFile } from '@theke/contracts/media/task-file';
import { grantedTo } from '@theke/kit/http/parse-call';
import type { RequestHandler } from 'express';
import { type IdentityDeps, identityOf } from '../identity-of.ts';

/** Refuses whoever may attach nothing before a place is taken, or a guest's upload counted. @throws Problem 401, 403 */
export const admitStaff =
  (deps: IdentityDeps): RequestHandler =>
  (request, _response, next) => {
    grantedTo(identityOf(deps, request), createTaskFile.needs);
    next();
  };
