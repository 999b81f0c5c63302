import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readInit } from '@theke/contracts/gateway/init';
import type { TenantSnapshot } from '@theke/contracts/identity/tenant';
import { remembered } from '@theke/kit/cache/remembered';
import { nameEndpoint } from '@theke/kit/http/app';
import { parseQuery } from '@theke/kit/http/parse-call';
import type { RequestHandler } from 'express';
import { type Caller, callerOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { apiKeyOf } from '../session/take-api-key.ts';
import { queueKey } from '../shares/fair-queue.ts';
import { Lines } from '../shares/lines.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { composeInit, type InitDeps, type InitScope, initScope, knownScope } from './init.ts';
import { endpointsAt } from './path-pattern.ts';
import type { ReadAnswer } from './read-answer.ts';
import { isLongPage } from './weight-of-read.ts';

const cacheableAt = endpointsAt(
  (allEndpoints as readonly Endpoint[]).filter(({ isCacheable, service }) => isCacheable && service !== 'gateway'),
);

/** The service of a cacheable path; undefined for other paths. */
const cacheableServiceAt = remembered(
  2_000,
  (path) => cacheableAt('GET', path).find(({ isAsWritten }) => isAsWritten)?.value.service,
);

/** Scope of an init URL; undefined if invalid, which the route then reports. */
const scopeAt = remembered(2_000, (url) => {
  const query = readInit.query.safeParse(parseQuery(url));
  return query.success ? initScope(query.data) : undefined;
});

export type GuestReads = {
  read: ReadAnswer;
  /** A cached public answer; calls no service. @param url path with query, as in the cache key */
  cachedAnswer(caller: TenantSnapshot, url: string): Promise<Answer | undefined> | Answer | undefined;
  /** Loads from services; runs after the rate limits. */
  load: RequestHandler;
};

type CachedRead = { key: string; load: () => Promise<Buffer | undefined> };

/**
 * Cached anonymous reads of public data, by tenant and URL. Requests with a session or a key, and uncacheable ones, are
 * passed on.
 */
export function guestReads(memory: AnswerCache, client: ServiceClient, init: Omit<InitDeps, 'read'>): GuestReads {
  const keyOf = (tenant: string, url: string) => `${tenant} ${url}`;
  const initKey = ({ tenant, config }: TenantSnapshot, scope: InitScope) =>
    `${tenant.id} init ${tenant.version} ${config.version} ${JSON.stringify(scope)}`;
  /** A page of 500 rows takes megabytes to create: at most two at a time per network. */
  const lines = new Lines(2);
  const cachedRead = (tenant: string, service: string, url: string): CachedRead => ({
    key: keyOf(tenant, url),
    load: async () => {
      const { status, body } = await client.get(service, url, { tenant, address: 'gateway' });
      return status === 200 ? body : undefined;
    },
  });
  const read: ReadAnswer = (tenant, service, url) => {
    const { key, load } = cachedRead(tenant, service, url);
    return memory.read(key, load);
  };

  async function cachedInitRead(caller: Caller, url: string): Promise<CachedRead | undefined> {
    const requestedScope = scopeAt(url);
    if (!requestedScope) return undefined;
    const deps = { ...init, read };
    const scope = await knownScope(deps, caller, requestedScope);
    return {
      key: initKey(caller, scope),
      load: async () => Buffer.from(JSON.stringify({ data: await composeInit(deps, caller, scope) })),
    };
  }

  return {
    read,
    cachedAnswer(caller, url) {
      const path = pathOf(url);
      if (path !== initPath)
        return cacheableServiceAt(path) === undefined ? undefined : memory.cachedAnswer(keyOf(caller.tenant.id, url));
      const scope = scopeAt(url);
      return scope && memory.cachedAnswer(initKey(caller, scope));
    },
    async load(request, response, next) {
      if (request.method !== 'GET' || !request.path.startsWith('/api/')) return next();
      if (sessionTokenOf(request) ?? apiKeyOf(response)) return next();
      const caller = callerOf(response);
      const service = cacheableServiceAt(request.path);
      const found = await (request.path === initPath
        ? cachedInitRead(caller, request.originalUrl)
        : service && cachedRead(caller.tenant.id, service, request.originalUrl));
      if (!found) return next();
      const load = () => (isLongPage(request) ? lines.run(queueKey(request.ip ?? ''), found.load) : found.load());
      const answer = await memory.read(found.key, load);
      if (!answer) return next();
      nameEndpoint(response, guestRead);
      await answer.send(request, response, guestReadHeaders);
    },
  };
}

const initPath = `/api${readInit.path}`;
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Label of these reads in metrics and traces. */
export const guestRead = 'guest-read';
export const guestReadHeaders = ['cache-control', 'public, max-age=0, must-revalidate'] as const;
