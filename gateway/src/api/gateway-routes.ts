import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readInit } from '@theke/contracts/gateway/init';
import { closeSessionOf, endOwnSession, listOwnSessions, listSessionsOf } from '@theke/contracts/identity/own-session';
import {
  addPasskey,
  loginByPasskey,
  openSessionByPasskey,
  preparePasskey,
  preparePasskeyLogin,
  startPasskey,
  startPasskeyLogin,
  storePasskey,
} from '@theke/contracts/identity/passkey';
import {
  changePassword,
  closeSession,
  closeSessionsOf,
  login,
  loginByLink,
  logout,
  logoutEverywhere,
  type OpenedSession,
  openSession,
  openSessionByLink,
  replacePassword,
} from '@theke/contracts/identity/session';
import type { Me } from '@theke/contracts/identity/user';
import { openapi } from '@theke/contracts/openapi';
import { readOperations, readOperationsHistory, redriveDeadLetters } from '@theke/contracts/operations/operations';
import { closeAccountSessions, loginToAccount, logoutOfAccount, openAccount } from '@theke/contracts/ordering/account';
import { jsonBody, nameEndpoint } from '@theke/kit/http/app';
import { chain } from '@theke/kit/http/chain';
import { parseCall } from '@theke/kit/http/parse-call';
import { unauthenticated } from '@theke/kit/problem';
import { appVersion } from '@theke/kit/version';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { apiDocs, apiDocsPolicy } from '../api-docs/api-docs.ts';
import { callerOf, identityOf } from '../caller.ts';
import { hostOf, schemeOf } from '../host.ts';
import type { ServiceClient } from '../service-client.ts';
import { clearAccountCookie, setAccountCookie } from '../session/account-cookie.ts';
import { deviceName } from '../session/device-name.ts';
import type { KnownBrowser } from '../session/known-browser.ts';
import { type LoginThrottle, toRefusal } from '../session/login-throttle.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from '../session/session-cookie.ts';
import { Answer } from './answer.ts';
import { composeInit, type InitDeps, initScope } from './init.ts';
import type { OperationsApi } from './operations-api.ts';
import { endpointsAt } from './path-pattern.ts';
import type { ReadAnswer } from './read-answer.ts';

export type GatewayRouteDeps = InitDeps & {
  client: ServiceClient;
  sessions: SessionCache;
  operations: OperationsApi;
  browsers: KnownBrowser;
  brake: LoginThrottle;
  compress: RequestHandler;
};

const [description, documentation] = ['/openapi.json', '/docs'];
const ownAt = endpointsAt((allEndpoints as readonly Endpoint[]).filter(({ service }) => service === 'gateway'));
/** A single lookup, because most calls are for a service. */
const isOwn = ({ method, path }: Request): boolean =>
  ownAt(method, path).length > 0 || path === `/api${description}` || path === `/api${documentation}`;

/** The gateway's own endpoints: init, login and logout, operations, and the API description. */
export function gatewayRoutes(deps: GatewayRouteDeps): RequestHandler {
  // Strict, like the limits and checks before it: `/API/login/` must not bypass them.
  const router = Router({ caseSensitive: true, strict: true });
  const callOf = <E extends Endpoint>(endpoint: E, request: Request, response: Response) => {
    nameEndpoint(response, endpoint.name);
    return parseCall(
      endpoint,
      { ...identityOf(callerOf(response), request.ip ?? ''), expires: Number.POSITIVE_INFINITY },
      request,
    );
  };

  // Created on first use: megabytes that are rarely read.
  let described: Answer | undefined;
  router.get(description, (request, response) => {
    described ??= new Answer(Buffer.from(JSON.stringify(openapi(appVersion))));
    return described.send(request, response);
  });
  let documented: Answer | undefined;
  router.get(documentation, (request, response) => {
    response.setHeader('content-security-policy', apiDocsPolicy);
    documented ??= new Answer(Buffer.from(apiDocs(appVersion)), 'text/html; charset=utf-8');
    return documented.send(request, response);
  });

  router.get('/init', async (request, response) => {
    const { query } = callOf(readInit, request, response);
    response.setHeader('cache-control', 'private, no-cache');
    const [caller, scope] = [callerOf(response), initScope(query)];
    // A page contains what everybody may see, even if logged in; the full init what the caller may see.
    const read = caller.user && !scope.page ? readAs(whoIn(request, response)) : deps.read;
    response.json({ data: await composeInit({ ...deps, read }, caller, scope) });
  });
  const readAs =
    (who: ReturnType<typeof identityOf>): ReadAnswer =>
    async (_tenant, service, url) => {
      const { status, body } = await deps.client.get(service, url, who);
      return status === 200 ? new Answer(body) : undefined;
    };

  const wayIn = (door: Endpoint, open: (request: Request, response: Response) => Promise<OpenedSession>) =>
    router.post(door.path, jsonBody(door), async (request: Request, response: Response) => {
      response.setHeader('cache-control', 'no-store');
      response.json({ data: await enter(request, response, await open(request, response)) });
    });
  wayIn(login, async (request, response) => {
    const { body, tenant } = callOf(login, request, response);
    const browser = deps.browsers.idFor(request, tenant, body.email);
    const waited = browser ? 0 : await deps.brake.begin(tenant, body.email, response);
    if (response.closed) throw unauthenticated(); // the client has left
    const session = await deps.client
      .call(openSession, whoIn(request, response), { body: { ...body, browser, device: deviceOf(request) } })
      .catch((error: unknown) => Promise.reject(toRefusal(error, waited)));
    if (!browser) await deps.brake.forgive(tenant, body.email);
    return session;
  });
  wayIn(loginByLink, (request, response) => {
    const { body, tenant } = callOf(loginByLink, request, response);
    const browser = deps.browsers.idOf(request, tenant);
    return deps.client.call(openSessionByLink, whoIn(request, response), {
      body: { ...body, browser, device: deviceOf(request) },
    });
  });

  wayIn(loginByPasskey, (request, response) => {
    const { body, tenant } = callOf(loginByPasskey, request, response);
    const browser = deps.browsers.idOf(request, tenant);
    return deps.client.call(openSessionByPasskey, whoIn(request, response), {
      body: { ...body, browser, origin: pageOrigin(request), device: deviceOf(request) },
    });
  });
  router.post(startPasskeyLogin.path, jsonBody(startPasskeyLogin), async (request: Request, response: Response) => {
    callOf(startPasskeyLogin, request, response);
    response.setHeader('cache-control', 'no-store');
    const body = { origin: pageOrigin(request) };
    response.json({ data: await deps.client.call(preparePasskeyLogin, whoIn(request, response), { body }) });
  });
  router.post(startPasskey.path, jsonBody(startPasskey), async (request: Request, response: Response) => {
    const { body, identity } = callOf(startPasskey, request, response);
    if (!identity.user) throw unauthenticated();
    response.setHeader('cache-control', 'no-store');
    const passkeyRequest = { ...body, user: identity.user.id, origin: pageOrigin(request) };
    response.json({ data: await deps.client.call(preparePasskey, whoIn(request, response), { body: passkeyRequest }) });
  });
  router.post(addPasskey.path, jsonBody(addPasskey), async (request: Request, response: Response) => {
    const { body, identity } = callOf(addPasskey, request, response);
    if (!identity.user) throw unauthenticated();
    const made = { ...body, user: identity.user.id, origin: pageOrigin(request) };
    response.json({ data: await deps.client.call(storePasskey, whoIn(request, response), { body: made }) });
  });

  router.put(changePassword.path, jsonBody(changePassword), async (request: Request, response: Response) => {
    const { body, identity } = callOf(changePassword, request, response);
    const token = sessionTokenOf(request);
    if (!identity.user || !token) throw unauthenticated();
    const { user, tenant } = callerOf(response);
    const browser = user && deps.browsers.idFor(request, tenant.id, user.email);
    const session = await deps.client.call(replacePassword, whoIn(request, response), {
      body: { ...body, token, browser },
    });
    deps.sessions.forgetUser(identity.user.id);
    await enter(request, response, session);
    response.status(204).end();
  });

  router.post(logoutEverywhere.path, async (request, response) => {
    const { identity } = callOf(logoutEverywhere, request, response);
    if (!identity.user) throw unauthenticated();
    await deps.client.call(closeSessionsOf, whoIn(request, response), { body: { user: identity.user.id } });
    deps.sessions.forgetUser(identity.user.id);
    clearSessionCookie(request, response);
    response.status(204).end();
  });

  router.get(listOwnSessions.path, async (request, response) => {
    const { identity } = callOf(listOwnSessions, request, response);
    const token = sessionTokenOf(request);
    if (!identity.user || !token) throw unauthenticated();
    response.setHeader('cache-control', 'no-store');
    const body = { user: identity.user.id, token };
    response.json({ data: await deps.client.call(listSessionsOf, whoIn(request, response), { body }) });
  });

  router.delete(endOwnSession.path, async (request, response) => {
    const { identity, params } = callOf(endOwnSession, request, response);
    if (!identity.user) throw unauthenticated();
    const body = { user: identity.user.id, session: params.id };
    await deps.client.call(closeSessionOf, whoIn(request, response), { body });
    deps.sessions.forgetSession(params.id);
    response.status(204).end();
  });

  router.post(logout.path, async (request, response) => {
    await endOld(request, response);
    clearSessionCookie(request, response);
    response.status(204).end();
  });

  router.post(loginToAccount.path, jsonBody(loginToAccount), async (request: Request, response: Response) => {
    const { body } = callOf(loginToAccount, request, response);
    response.setHeader('cache-control', 'no-store');
    const { token, account } = await deps.client.call(openAccount, whoIn(request, response), { body });
    setAccountCookie(request, response, token);
    response.json({ data: account });
  });

  router.post(logoutOfAccount.path, jsonBody(logoutOfAccount), async (request: Request, response: Response) => {
    const { body } = callOf(logoutOfAccount, request, response);
    await deps.client.call(closeAccountSessions, whoIn(request, response), { body });
    clearAccountCookie(request, response);
    response.status(204).end();
  });

  router.get(readOperations.path, async (request, response) => {
    callOf(readOperations, request, response);
    response.setHeader('cache-control', 'no-store');
    response.json({ data: await deps.operations.read(whoIn(request, response)) });
  });

  router.get(readOperationsHistory.path, async (request, response) => {
    const { query } = callOf(readOperationsHistory, request, response);
    response.setHeader('cache-control', 'no-store');
    response.json({ data: await deps.operations.readHistory(whoIn(request, response), query.hours) });
  });

  router.post(redriveDeadLetters.path, jsonBody(redriveDeadLetters), async (request: Request, response: Response) => {
    const { body } = callOf(redriveDeadLetters, request, response);
    response.json({ data: await deps.operations.redrive(whoIn(request, response), body) });
  });

  const pageOrigin = (request: Request) => `${schemeOf(request)}://${hostOf(request).toLowerCase()}`;
  const whoIn = (request: Request, response: Response) => identityOf(callerOf(response), request.ip ?? '');
  const deviceOf = (request: Request) => deviceName(request.headers['user-agent']);

  /** Sets the cookie of a new session. Ends the browser's previous session, so that a planted one is useless. */
  async function enter(request: Request, response: Response, session: OpenedSession): Promise<Me> {
    await endOld(request, response);
    const expires = session.isKept ? new Date(session.expiresAt) : undefined;
    setSessionCookie(request, response, session.token, expires);
    const { tenant } = callerOf(response);
    response.appendHeader('set-cookie', deps.browsers.remember(request, tenant.id, session.user.email));
    return session.user;
  }

  async function endOld(request: Request, response: Response): Promise<void> {
    const token = sessionTokenOf(request);
    if (!token) return;
    deps.sessions.forget(callerOf(response).tenant.id, token);
    await deps.client.call(closeSession, whoIn(request, response), { body: { token } });
  }

  const answer = chain(deps.compress, Router().use('/api', router));
  return (request, response, next) => (isOwn(request) ? answer(request, response, next) : next());
}
