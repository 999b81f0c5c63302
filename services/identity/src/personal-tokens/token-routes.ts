import * as contract from '@theke/contracts/identity/personal-token';
import { type Route, route } from '@theke/kit/http/route';
import { unauthenticated, unknown } from '@theke/kit/problem';
import { refused } from '../errors.ts';
import { newSecret } from '../secret.ts';
import { demandPassword } from '../sessions/demand-password.ts';
import type { SessionDeps } from '../sessions/open-session.ts';
import { checkToken } from './check-token.ts';
import { tokenStore } from './token-store.ts';

/** The prefix identifies the token, also for secret scanners of logs and repositories. */
const newToken = () => `thp_${newSecret()}`;
const day = 86_400_000;

/** Routes for the caller's personal API tokens, and their check by the gateway (ACCESS-16). */
export const tokenRoutes = (deps: SessionDeps): Route[] => [
  route(contract.listTokens, ({ tenant, identity: { user } }) => {
    if (!user) throw unauthenticated();
    return deps.db.withTenant(tenant, (tx) => tokenStore.list(tx, user.id));
  }),

  route(contract.createToken, async ({ tenant, identity, body: { name, scopes, days, currentPassword } }) => {
    // A token has the roles of its owner, whatever the session lacks.
    if (identity.user?.isHeldBack) throw refused('SECOND_STEP_MISSING');
    const { id: user, email } = await demandPassword(deps, tenant, {
      ...{ user: identity.user?.id, password: currentPassword, address: identity.address },
    });
    const [token, at] = [newToken(), deps.now()];
    return deps.db.withTenant(tenant, async (tx) => {
      if ((await tokenStore.list(tx, user)).length >= contract.maxTokens) throw refused('TOO_MANY_TOKENS');
      const made = await tokenStore.insert(tx, {
        ...{ id: deps.newId(), user, token, name, scopes: [...new Set(scopes)], at },
        expiresAt: new Date(at.getTime() + days * day),
      });
      tx.publish(contract.tokenChanged(made.id, 1, { user, email, name, isAdded: true }));
      return { ...made, token };
    });
  }),

  route(contract.deleteToken, async ({ tenant, identity: { user }, params }) => {
    await deps.db.withTenant(tenant, async (tx) => {
      const owner = user && (await deps.readUser(tx, user.id));
      if (!owner) throw unauthenticated();
      const name = await tokenStore.remove(tx, owner.id, params.id);
      if (name === undefined) throw unknown('Der API-Token');
      tx.publish(contract.tokenChanged(params.id, 2, { user: owner.id, email: owner.email, name, isAdded: false }));
    });
    return undefined;
  }),

  route(contract.checkToken, ({ tenant, body }) => checkToken(deps, tenant, body.token)),
];
