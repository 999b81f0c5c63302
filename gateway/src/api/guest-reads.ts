import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readInit } from '@theke/contracts/gateway/init';
import { remembered } from '@theke/kit/cache/remembered';
import { nameEndpoint } from '@theke/kit/http/app';
import { queryOf } from '@theke/kit/http/parse-call';
import { networkOf, siteOf } from '@theke/kit/network';
import type { Request, RequestHandler } from 'express';
import { type Caller, callerOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { apiKeyOf } from '../session/take-api-key.ts';
import { Lines } from '../shares/lines.ts';
import type { AnswerCache } from './answer-cache.ts';
import { composeInit, type InitDeps, initScope, knownScope } from './init.ts';
import { endpointsAt } from './path-pattern.ts';
import type { ReadAnswer } from './read-answer.ts';
import { isLongPage } from './weight-of-read.ts';

const cacheableAt = endpointsAt(
  (allEndpoints as readonly Endpoint[]).filter(({ isCacheable, service }) => isCacheable && service !== 'gateway'),
);

/** Who answers a path that is kept; undefined for all others. */
const keptServiceAt = remembered(
  2_000,
  (path) => cacheableAt('GET', path).find(({ isAsWritten }) => isAsWritten)?.value.service,
);

export type GuestReads = {
  read: ReadAnswer;
  /** Answers what is at hand; stands before everything that such a read does not need (docs/performance.md). */
  fromMemory: RequestHandler;
  /** Asks services; stands behind the limits of a network. */
  load: RequestHandler;
};

type Kept = { key: string; load: () => Promise<Buffer | undefined> };

/** Anonymous reads of what everybody sees, by tenant and address. Requests with a session or a key, and everything that is not cached, go on. */
export function guestReads(memory: AnswerCache, client: ServiceClient, init: Omit<InitDeps, 'read'>): GuestReads {
  const keyOf = (tenant: string, url: string) => `${tenant} ${url}`;
  /** A page of 500 is megabytes to those who make it: of one network two are made at a time. */
  const lines = new Lines(2);
  const kept = (tenant: string, service: string, url: string): Kept => ({
    key: keyOf(tenant, url),
    load: async () => {
      const { status, body } = await client.get(service, url, { tenant, address: 'gateway' });
      return status === 200 ? body : undefined;
    },
  });
  const read: ReadAnswer = (tenant, service, url) => {
    const { key, load } = kept(tenant, service, url);
    return memory.read(key, load);
  };

  async function keptInit(caller: Caller, request: Request, mayLoad: boolean): Promise<Kept | undefined> {
    const query = readInit.query.safeParse(queryOf(request.url));
    if (!query.success) return undefined; // the route behind says what is wrong
    const deps = { ...init, read };
    const isAtHand = (url: string) => mayLoad || memory.isAtHand(keyOf(caller.tenant.id, url));
    const scope = await knownScope(deps, caller, initScope(query.data), isAtHand);
    return (
      scope && {
        key: `${caller.tenant.id} init ${caller.tenant.version} ${caller.config.version} ${JSON.stringify(scope)}`,
        load: async () => Buffer.from(JSON.stringify({ data: await composeInit(deps, caller, scope) })),
      }
    );
  }

  const answering =
    (mayLoad: boolean): RequestHandler =>
    async (request, response, next) => {
      if (request.method !== 'GET' || !request.path.startsWith('/api/')) return next();
      if (sessionTokenOf(request) ?? apiKeyOf(response)) return next();
      const caller = callerOf(response);
      const service = keptServiceAt(request.path);
      const found = await (request.path === '/api/init'
        ? keptInit(caller, request, mayLoad)
        : service && kept(caller.tenant.id, service, request.originalUrl));
      if (!found || !(mayLoad || memory.isAtHand(found.key))) return next();
      const load = () => {
        const network = networkOf(request.ip ?? '');
        return isLongPage(request) ? lines.run(siteOf(network) ?? network, found.load) : found.load();
      };
      const answer = await memory.read(found.key, load);
      if (!answer) return next();
      nameEndpoint(response, 'guest-read');
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
      await answer.send(request, response);
    };

  return { read, fromMemory: answering(false), load: answering(true) };
}
