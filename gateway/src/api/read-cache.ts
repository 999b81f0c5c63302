import { createHash } from 'node:crypto';
import { allEndpoints } from '@theke/contracts/contracts';
import type { RequestHandler } from 'express';
import { callerOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';

type Kept = { body: Buffer; etag: string; until: number };

/** A menu may be read a thousand times a second, and may be a second old (ARCHITECTURE section 4, issue 1 of 4). */
const lifetime = 1_000;
const mostEntries = 2_000;
const mostBytes = 64_000_000;

const cacheable = allEndpoints
  .filter((endpoint) => 'isCacheable' in endpoint && endpoint.isCacheable && endpoint.service !== 'gateway')
  .map((endpoint) => ({
    service: endpoint.service,
    path: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** Anonymous reads of what everybody sees, by tenant and address. Requests that come at once share one call. */
export class ReadCache {
  readonly #client: ServiceClient;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Kept | undefined>>();
  #bytes = 0;

  constructor(client: ServiceClient, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  /** The body under `data` as a guest gets it; undefined where the service answers anything but 200. */
  async read(tenant: string, service: string, url: string): Promise<Kept | undefined> {
    const key = `${tenant} ${url}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept;
    const running = this.#underWay.get(key);
    if (running) return running;
    const loading = this.#load(key, tenant, service, url).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, loading);
    return loading;
  }

  async #load(key: string, tenant: string, service: string, url: string): Promise<Kept | undefined> {
    const until = this.#now() + lifetime;
    const { status, body } = await this.#client.get(service, url, { tenant, address: 'gateway' });
    if (status !== 200) return undefined;
    const kept = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, until };
    this.#store(key, kept);
    return kept;
  }

  #store(key: string, kept: Kept): void {
    this.#bytes += kept.body.length - (this.#kept.get(key)?.body.length ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const [oldest, { body }] of this.#kept) {
      if (this.#kept.size <= mostEntries && this.#bytes <= mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= body.length;
    }
  }

  /** Answers guests from the cache; everyone and everything else goes on to the service. */
  readonly handler: RequestHandler = async (request, response, next) => {
    const { tenant, user } = callerOf(response);
    const match = request.method === 'GET' && !user ? cacheable.find(({ path }) => path.test(request.path)) : undefined;
    const kept = match && (await this.read(tenant.id, match.service, request.originalUrl));
    if (!kept) return next();
    response.setHeader('etag', kept.etag);
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    response.setHeader('vary', 'cookie');
    if (request.headers['if-none-match'] === kept.etag) {
      response.status(304).end();
      return;
    }
    response.type('json').send(kept.body);
  };
}
