import type { Endpoint } from '@theke/contracts/endpoint';
import { readInit } from '@theke/contracts/gateway/init';
import { closeSession, login, openSession } from '@theke/contracts/identity/session';
import { openapi } from '@theke/contracts/openapi';
import { jsonBody } from '@theke/kit/http/app';
import { parseCall } from '@theke/kit/http/parse-call';
import { type Request, type Response, Router } from 'express';
import { callerOf, identityOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from '../session/session-cookie.ts';
import { composeInit, type InitDeps } from './init.ts';

export type GatewayRouteDeps = InitDeps & { client: ServiceClient; sessions: SessionCache };

/** What the gateway answers itself: init, login, logout and the description of the API. */
export function gatewayRoutes(deps: GatewayRouteDeps): Router {
  const router = Router();
  const described = JSON.stringify(openapi(deps.appVersion));

  const callOf = <E extends Endpoint>(endpoint: E, request: Request, response: Response) =>
    parseCall(
      endpoint,
      { ...identityOf(callerOf(response), request.ip ?? ''), expires: Number.POSITIVE_INFINITY },
      request,
    );

  router.get('/openapi.json', (_request, response) => void response.type('json').send(described));

  router.get('/init', async (request, response) => {
    const { query } = callOf(readInit, request, response);
    response.setHeader('cache-control', 'private, no-cache');
    response.json({ data: await composeInit(deps, callerOf(response), query.branch) });
  });

  router.post('/login', jsonBody(login), async (request: Request, response: Response) => {
    const { body } = callOf(login, request, response);
    const who = identityOf(callerOf(response), request.ip ?? '');
    const session = await deps.client.call(openSession, who, { body });
    await endOld(request, response);
    setSessionCookie(request, response, session.token, new Date(session.expiresAt));
    response.json({ data: session.user });
  });

  router.post('/logout', async (request, response) => {
    await endOld(request, response);
    clearSessionCookie(request, response);
    response.status(204).end();
  });

  /** The session that the browser came with ends: at a login it is replaced, never reused. */
  async function endOld(request: Request, response: Response): Promise<void> {
    const token = sessionTokenOf(request);
    if (!token) return;
    const { tenant } = callerOf(response);
    deps.sessions.forget(tenant.id, token);
    await deps.client.call(closeSession, { tenant: tenant.id, address: request.ip ?? '' }, { body: { token } });
  }

  return router;
}
