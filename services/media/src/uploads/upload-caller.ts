import { networkOf } from '@theke/kit/network';
import type { Request, RequestHandler } from 'express';
import { type IdentityDeps, readIdentity } from '../read-identity.ts';

/** Uploader, as far as limits need it. */
export type UploadCaller = {
  tenant: string;
  /** Key of the upload slots: a guests' network, or a member of staff. */
  uploader: string;
  /** Address of a guest; absent for staff, who are not limited and whose uploads stay. */
  guestAddress?: string;
};

type Locals = { locals: { upload?: UploadCaller } };

/** @throws if `findCaller` did not run before */
export function uploadCaller(response: object): UploadCaller {
  const { upload } = (response as Locals).locals;
  if (!upload) throw new Error('`findCaller` did not run before the upload');
  return upload;
}

/** Identifies the uploader before the body is read. @throws Problem 401 */
export const findCaller =
  (deps: IdentityDeps): RequestHandler =>
  (request: Request, response, next) => {
    const { tenant, user, address } = readIdentity(deps, request);
    (response as Locals).locals.upload = user
      ? { tenant, uploader: `user ${user.id}` }
      : { tenant, uploader: `network ${networkOf(address)}`, guestAddress: address };
    next();
  };
