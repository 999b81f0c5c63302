import type { KeyHolder } from '@theke/contracts/identity/api-key';
import type { TenantSnapshot } from '@theke/contracts/identity/tenant';
import type { Me } from '@theke/contracts/identity/user';
import type { TokenScope } from '@theke/contracts/permissions';
import type { Identity } from '@theke/kit/identity-token';
import type { Response } from 'express';

/** Tenant and caller of a request. `guest`: hash of the token of a guest's account, for calls about accounts. */
export type Caller = TenantSnapshot & {
  user?: Me | undefined;
  /** Set for a call with a personal API token of the user. */
  scopes?: readonly TokenScope[] | undefined;
  key?: KeyHolder | undefined;
  guest?: string | undefined;
};

export const setCaller = (response: Response, caller: Caller): void => {
  response.locals.caller = caller;
};

/** Available behind `findTenant`. */
export const callerOf = (response: Response): Caller => {
  const { caller } = response.locals as { caller?: Caller };
  if (!caller) throw new Error('The route ran without the tenant middleware.');
  return caller;
};

/** The caller's identity for services. */
export const identityOf = (
  { tenant, user, scopes, key, guest }: Caller,
  address: string,
): Omit<Identity, 'expires'> => ({
  tenant: tenant.id,
  address,
  ...(key ? { key } : {}),
  ...(guest ? { guest } : {}),
  ...(user
    ? {
        user: {
          id: user.id,
          name: `${user.firstName} ${user.lastName}`,
          roles: user.roles,
          branches: user.branches.map((branch) => branch.id),
          ...(scopes && { scopes: [...scopes] }),
          ...(user.mustSetUpSecondStep && { isHeldBack: true }),
        },
      }
    : {}),
});
