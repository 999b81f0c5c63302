import { networkOf } from '@theke/kit/network';
import type { Request, RequestHandler } from 'express';
import { type IdentityDeps, identityOf } from '../identity-of.ts';

/** Who uploads, as far as limits need it. */
export type UploadCaller = {
  tenant: string;
  /** Whose places it takes: a guests' network, or somebody of the staff. */
  holder: string;
  /** Where a guest comes from; absent for staff, who are not limited and whose uploads stay. */
  guestAddress?: string;
};

type Locals = { locals: { upload?: UploadCaller } };

/** @throws where `findCaller` was not before it */
export function uploadCaller(response: object): UploadCaller {
  const { upload } = (response as Locals).locals;
  if (!upload) throw new Error('an upload without its caller');
  return upload;
}

/** Finds out who uploads before anything is read of the upload. @throws Problem 401 */
export const findCaller =
  (deps: IdentityDeps): RequestHandler =>
  (request: Request, response, next) => {
    const { tenant, user, address } = identityOf(deps, request);
    (response as Locals).locals.upload = user
      ? { tenant, holder: `user ${user.id}` }
      : { tenant, holder: `network ${networkOf(address)}`, guestAddress: address };
    next();
  };
