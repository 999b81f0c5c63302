import { closeSessionOf, listSessionsOf } from '@theke/contracts/identity/own-session';
import * as contract from '@theke/contracts/identity/session';
import { type Route, route } from '@theke/kit/http/route';
import { networkOf } from '@theke/kit/network';
import { createLoginLink } from '../login-links/create-login-link.ts';
import { inviteUser } from '../login-links/invite-user.ts';
import { openSessionByLink } from '../login-links/open-session-by-link.ts';
import { requestLoginLink } from '../login-links/request-login-link.ts';
import { changePassword } from './change-password.ts';
import { checkSession, closeSession } from './check-session.ts';
import { endSessions } from './end-sessions.ts';
import { originOf } from './login-failures.ts';
import { openSession, type SessionDeps } from './open-session.ts';
import { endSession, listSessions } from './own-sessions.ts';

/** Session routes for the gateway, and those for login links. */
export const sessionRoutes = (deps: SessionDeps & { secret: string }): Route[] => [
  route(contract.createLoginLink, ({ tenant, params }) => createLoginLink(deps, tenant, params.id)),
  route(contract.inviteUser, ({ tenant, params }) => inviteUser(deps, tenant, params.id)),
  route(contract.requestLoginLink, async ({ tenant, identity, body }) => {
    await requestLoginLink(deps, tenant, { email: body.email, network: networkOf(identity.address) });
    return undefined;
  }),
  route(contract.openSession, ({ tenant, identity, body: { browser, ...body } }) =>
    openSession(deps, {
      tenant,
      origin: originOf(identity.address, browser),
      isKnownDevice: browser !== undefined,
      ...body,
    }),
  ),
  route(contract.openSessionByLink, ({ tenant, identity, body }) =>
    openSessionByLink(deps, { tenant, origin: originOf(identity.address, body.browser), ...body }),
  ),
  route(contract.replacePassword, ({ tenant, identity, body: { browser, ...body } }) =>
    changePassword(deps, { tenant, origin: originOf(identity.address, browser), ...body }),
  ),
  route(contract.checkSession, ({ tenant, body }) => checkSession(deps, tenant, body.token)),
  route(contract.closeSession, async ({ tenant, body }) => {
    await closeSession(deps.db, tenant, body.token);
    return undefined;
  }),
  route(contract.closeSessionsOf, async ({ tenant, body }) => {
    await deps.db.withTenant(tenant, (tx) => endSessions(tx, body.user));
    return undefined;
  }),
  route(listSessionsOf, ({ tenant, body }) => listSessions(deps, tenant, body)),
  route(closeSessionOf, async ({ tenant, body }) => {
    await endSession(deps.db, tenant, body);
    return undefined;
  }),
];
