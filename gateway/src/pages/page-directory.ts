import { createHash } from 'node:crypto';
import { listFilters, type SiteFrame } from '@theke/contracts/content/content-page';
import { type FoundPage, findFrameEndpoint, findPageEndpoint, longestPath } from '@theke/contracts/page-owner';
import type { ServiceContract } from '@theke/contracts/service-contract';
import { Cache } from '@theke/kit/cache/cache';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import type { ServiceClient } from '../service-client.ts';
import { sharedQuery } from './shared-query.ts';

/** A service that owns page paths. */
export type PageOwner = Pick<ServiceContract, 'service' | 'pages'> & Partial<Pick<ServiceContract, 'pageParts'>>;

/** Parameters of a page request besides the path. */
export type PageRequest = {
  /** List filters from `listQuery`. */
  query?: string | undefined;
  /** For administrators: includes drafts. Loaded each time and never cached. */
  withDrafts?: boolean;
};

const listParameters = Object.keys(listFilters.shape);

/** Keeps only list parameters of a query, in a fixed order: all other parameters lead to the same page. */
export function listQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  const listed = listParameters.flatMap((name) => {
    const value = parameters.getAll(name).filter(Boolean).join(',').slice(0, 200);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new URLSearchParams(listed).toString();
}

/**
 * Cache limit in bytes of JSON; pages contain all they show. Rendered pages have their own limit
 * (rendered-page-cache.ts).
 */
const maxBytes = 32 * 1024 * 1024;

const noFrame: SiteFrame = { navigations: [], frameBlocks: [] };

type CachedPage = {
  found: FoundPage;
  /** Size not counted for this path: one not-found page is shared by many paths. */
  isShared: boolean;
};
const bytesOf = ({ found, isShared }: CachedPage) => (isShared ? 0 : JSON.stringify(found).length);

const partsOf = ({ found }: CachedPage): readonly string[] => (found && 'parts' in found && found.parts) || [];

/** Maximum number of not-found pages of all tenants; those of one tenant differ by their suggestions. */
const maxNotFound = 500;

/**
 * Looks up the frontend of paths owned by services, including paths that do not exist. Cached for a minute, or until
 * the service publishes a change. While a service is unavailable, its last answer is used.
 */
export class PageDirectory {
  readonly #client: ServiceClient;
  readonly #owners: readonly PageOwner[];
  readonly #pages: Cache<CachedPage>;
  readonly #notFound: Cache<FoundPage>;
  readonly #frames: Cache<SiteFrame>;

  constructor(client: ServiceClient, owners: readonly PageOwner[], now: () => number) {
    this.#client = client;
    this.#owners = owners;
    this.#pages = new Cache({ ttlMs: 60_000, maxItems: 20_000, keepsOld: true, now, maxBytes, bytesOf });
    this.#notFound = new Cache({ ttlMs: 60_000, maxItems: maxNotFound, now });
    this.#frames = new Cache({ ttlMs: 60_000, maxItems: 2_000, keepsOld: true, now });
  }

  /** Whether no service owns pages, so that the table determines all paths. */
  get isEmpty(): boolean {
    return this.#owners.length === 0;
  }

  /** @throws Problem 503 if a service is unavailable and there is no earlier answer */
  async find(tenant: string, path: string, { query = '', withDrafts = false }: PageRequest = {}): Promise<FoundPage> {
    if (this.isEmpty || path.length > longestPath) return null;
    const request = { path: path.replace(/(.)\/$/, '$1'), ...(query && { query }) };
    if (withDrafts) return this.#ask(tenant, { ...request, withDrafts });
    if (query) {
      const plain = await this.#read(tenant, { path: request.path });
      const shared = sharedQuery(plain, query);
      return shared ? this.#read(tenant, { path: request.path, query: shared }) : plain;
    }
    return this.#read(tenant, request);
  }

  async #read(tenant: string, request: { path: string; query?: string }): Promise<FoundPage> {
    const cached = await this.#pages.read(`${tenant} ${request.path}?${request.query ?? ''}`, (old) =>
      this.#ask(tenant, request).then(
        (found) => this.#shared(tenant, found),
        (error) => old ?? Promise.reject(error),
      ),
    );
    return cached?.found ?? null;
  }

  /** Returns the cached object for an equal not-found page, because the rendered page is cached by that object. */
  #shared(tenant: string, found: FoundPage): CachedPage {
    if (!found || !('frontend' in found) || found.data?.kind !== 'not-found') return { found, isShared: false };
    const key = `${tenant} ${createHash('sha1').update(JSON.stringify(found)).digest('base64url')}`;
    const cached = this.#notFound.get(key);
    if (!cached) this.#notFound.set(key, found);
    return { found: cached ?? found, isShared: true };
  }

  /**
   * The tenant's header and footer. While their owner is unavailable, the last known ones, or none: pages of others do
   * not wait.
   */
  async frame(tenant: string): Promise<SiteFrame> {
    const owner = this.#owners[0]?.service;
    if (owner === undefined) return noFrame;
    const cached = await this.#frames.read(`${tenant} `, (old) =>
      this.#client
        .ask(findFrameEndpoint(owner), { tenant, address: 'gateway' }, { body: {} })
        .catch(() => old ?? noFrame),
    );
    return cached ?? noFrame;
  }

  async #ask(tenant: string, body: z.input<ReturnType<typeof findPageEndpoint>['body']>): Promise<FoundPage> {
    for (const { service } of this.#owners) {
      const found = await this.#client.ask(findPageEndpoint(service), { tenant, address: 'gateway' }, { body });
      if (found) return found;
    }
    return null;
  }

  #outdate(isMeant: (key: string) => boolean): void {
    this.#pages.outdate(isMeant);
    this.#frames.outdate(isMeant);
  }

  /** Outdates the pages that show a part. Frames do not name theirs. */
  #outdatePart(tenant: string, part: string): void {
    const isOfTenant = (key: string) => key.startsWith(`${tenant} `);
    this.#pages.outdate((key, cached) => isOfTenant(key) && (!cached || partsOf(cached).includes(part)));
    this.#frames.outdate(isOfTenant);
  }

  /** Empty if no service owns pages. */
  get subscriptions(): readonly BroadcastSubscription[] {
    const changes = this.#owners.flatMap(({ pages }) => pages);
    const parts = this.#owners.flatMap(({ pageParts = [] }) => pageParts);
    const onReset = () => this.#outdate(() => true);
    const outdateTenant = broadcast(changes, {
      handle: async ({ tenant }) => this.#outdate((key) => key.startsWith(`${tenant} `)),
      onReset,
    });
    const outdatePages = broadcast(parts, {
      handle: async ({ tenant, subject }) => this.#outdatePart(tenant, subject),
      onReset,
    });
    return [...(changes.length > 0 ? [outdateTenant] : []), ...(parts.length > 0 ? [outdatePages] : [])];
  }
}
