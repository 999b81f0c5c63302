import { allEndpoints } from '@theke/contracts/contracts';
import { readInit } from '@theke/contracts/gateway/init';
import { nameEndpoint } from '@theke/kit/http/app';
import { queryOf } from '@theke/kit/http/parse-call';
import type { Request, RequestHandler } from 'express';
import { type Caller, callerOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { apiKeyOf } from '../session/take-api-key.ts';
import type { AnswerCache } from './answer-cache.ts';
import { composeInit, type InitDeps, initScope } from './init.ts';
import { pathPattern } from './path-pattern.ts';
import type { ReadAnswer } from './read-answer.ts';

const cacheable = allEndpoints
  .filter((endpoint) => 'isCacheable' in endpoint && endpoint.isCacheable && endpoint.service !== 'gateway')
  .map((endpoint) => ({ service: endpoint.service, path: pathPattern(endpoint) }));

export type GuestReads = { read: ReadAnswer; handler: RequestHandler };

/**
 * Anonymous reads of what everybody sees, by tenant and address. Stands before everything that a guest's read does not
 * need (docs/performance.md): requests with a session or a key, and everything that is not cached, go on.
 */
export function guestReads(memory: AnswerCache, client: ServiceClient, init: Omit<InitDeps, 'read'>): GuestReads {
  const read: ReadAnswer = (tenant, service, url) =>
    memory.read(`${tenant} ${url}`, async () => {
      const { status, body } = await client.get(service, url, { tenant, address: 'gateway' });
      return status === 200 ? body : undefined;
    });

  function readInitOf(caller: Caller, request: Request) {
    const query = readInit.query.safeParse(queryOf(request.url));
    if (!query.success) return undefined; // the route behind says what is wrong
    const scope = initScope(query.data);
    const key = `${caller.tenant.id} init ${caller.tenant.version} ${caller.config.version} ${JSON.stringify(scope)}`;
    return memory.read(key, async () =>
      Buffer.from(JSON.stringify({ data: await composeInit({ ...init, read }, caller, scope) })),
    );
  }

  return {
    read,
    handler: async (request, response, next) => {
      if (request.method !== 'GET' || !request.path.startsWith('/api/')) return next();
      if (sessionTokenOf(request) ?? apiKeyOf(response)) return next();
      const caller = callerOf(response);
      const service = cacheable.find(({ path }) => path.test(request.path))?.service;
      const answer = await (request.path === '/api/init'
        ? readInitOf(caller, request)
        : service && read(caller.tenant.id, service, request.originalUrl));
      if (!answer) return next();
      nameEndpoint(response, 'guest-read');
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
      await answer.send(request, response);
    },
  };
}
