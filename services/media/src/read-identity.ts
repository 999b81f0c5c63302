import { type Identity, identityHeader, verifyIdentity } from '@theke/kit/identity-token';
import { Problem } from '@theke/kit/problem';
import type { Request } from 'express';

export type IdentityDeps = { secret: string; now: () => Date };

/** Identity of a request outside of `/api`, or before its middleware. @throws Problem 401 */
export function readIdentity({ secret, now }: IdentityDeps, request: Request): Identity {
  const token = request.headers[identityHeader];
  const identity = verifyIdentity(secret, typeof token === 'string' ? token : undefined, now().getTime());
  if (!identity)
    throw new Problem(401, [{ message: 'Dieser Dienst antwortet nur über das Gateway.', code: 'NO_IDENTITY' }]);
  return identity;
}
