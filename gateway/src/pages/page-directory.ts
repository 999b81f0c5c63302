import { createHash } from 'node:crypto';
import { listFilters, type SiteFrame } from '@theke/contracts/content/content-page';
import { type FoundPage, findFrameOf, findPageOf, longestPath } from '@theke/contracts/page-owner';
import type { ServiceContract } from '@theke/contracts/service-contract';
import { Cache } from '@theke/kit/cache/cache';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import type { ServiceClient } from '../service-client.ts';
import { sharedQuery } from './shared-query.ts';

/** A service that owns paths of pages. */
export type PageOwner = Pick<ServiceContract, 'service' | 'pages'>;

/** What a caller asks for beside the path. */
export type PageRequest = {
  /** Filters of lists, as `listQuery` left them. */
  query?: string | undefined;
  /** For administrators: what only they see. Asked anew each time, and kept for nobody. */
  withDrafts?: boolean;
};

const listParameters = Object.keys(listFilters.shape);

/** Of what stands behind a path only what lists know, in one order: whatever else stands there is the same page. */
export function listQuery(query: string): string {
  const given = new URLSearchParams(query);
  const known = listParameters.flatMap((name) => {
    const value = given.getAll(name).filter(Boolean).join(',').slice(0, 200);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new URLSearchParams(known).toString();
}

/** Bytes that answers may take, by what they are written out: pages come with all that they show. What is drawn from them has its own (rendered-page-cache.ts). */
const maxBytes = 32 * 1024 * 1024;

const noFrame: SiteFrame = { navigations: [], frameBlocks: [] };

type Known = {
  found: FoundPage;
  /** Kept elsewhere too: what is not found for many paths is one page. */
  isShared: boolean;
};
const bytesOf = ({ found, isShared }: Known) => (isShared ? 0 : JSON.stringify(found).length);

/** Most not-found pages kept for all tenants; those of one tenant differ by their suggestions. */
const maxNotFound = 500;

/**
 * Who draws the paths that data own, as their services say, also that nobody does. Asked anew after a minute, and after each change that
 * one of them tells of; while it is away what it said last holds.
 */
export class PageDirectory {
  readonly #client: ServiceClient;
  readonly #owners: readonly PageOwner[];
  readonly #known: Cache<Known>;
  readonly #notFound: Cache<FoundPage>;
  readonly #frames: Cache<SiteFrame>;

  constructor(client: ServiceClient, owners: readonly PageOwner[], now: () => number) {
    this.#client = client;
    this.#owners = owners;
    this.#known = new Cache({ ttlMs: 60_000, maxItems: 20_000, keepsOld: true, now, maxBytes: maxBytes, bytesOf });
    this.#notFound = new Cache({ ttlMs: 60_000, maxItems: maxNotFound, now });
    this.#frames = new Cache({ ttlMs: 60_000, maxItems: 2_000, keepsOld: true, now });
  }

  /** Whether all paths are known by the table alone. */
  get isEmpty(): boolean {
    return this.#owners.length === 0;
  }

  /** @throws Problem 503 while a service is away that never said */
  async find(tenant: string, path: string, { query = '', withDrafts = false }: PageRequest = {}): Promise<FoundPage> {
    if (this.isEmpty || path.length > longestPath) return null;
    const asked = { path: path.replace(/(.)\/$/, '$1'), ...(query && { query }) };
    if (withDrafts) return this.#ask(tenant, { ...asked, withDrafts });
    if (query) {
      const plain = await this.#read(tenant, { path: asked.path });
      const shared = sharedQuery(plain, query);
      return shared ? this.#read(tenant, { path: asked.path, query: shared }) : plain;
    }
    return this.#read(tenant, asked);
  }

  async #read(tenant: string, asked: { path: string; query?: string }): Promise<FoundPage> {
    const known = await this.#known.read(`${tenant} ${asked.path}?${asked.query ?? ''}`, (old) =>
      this.#ask(tenant, asked).then(
        (found) => this.#shared(tenant, found),
        (error) => old ?? Promise.reject(error),
      ),
    );
    return known?.found ?? null;
  }

  /** The page that is kept already for paths of which the same is said, because what is drawn from it is kept with it. */
  #shared(tenant: string, found: FoundPage): Known {
    if (!found || !('frontend' in found) || found.data?.kind !== 'not-found') return { found, isShared: false };
    const key = `${tenant} ${createHash('sha1').update(JSON.stringify(found)).digest('base64url')}`;
    const known = this.#notFound.get(key);
    if (!known) this.#notFound.set(key, found);
    return { found: known ?? found, isShared: true };
  }

  /** Header and footer of a tenant's own; while their owner is away those that it named last, or none: pages of others do not wait for them. */
  async frame(tenant: string): Promise<SiteFrame> {
    const owner = this.#owners[0]?.service;
    if (owner === undefined) return noFrame;
    const known = await this.#frames.read(`${tenant} `, (old) =>
      this.#client.ask(findFrameOf(owner), { tenant, address: 'gateway' }, { body: {} }).catch(() => old ?? noFrame),
    );
    return known ?? noFrame;
  }

  async #ask(tenant: string, body: z.input<ReturnType<typeof findPageOf>['body']>): Promise<FoundPage> {
    for (const { service } of this.#owners) {
      const found = await this.#client.ask(findPageOf(service), { tenant, address: 'gateway' }, { body });
      if (found) return found;
    }
    return null;
  }

  #outdate(isMeant: (key: string) => boolean): void {
    this.#known.outdate(isMeant);
    this.#frames.outdate(isMeant);
  }

  /** None where nobody owns pages: nothing is heard then. */
  get subscriptions(): readonly BroadcastSubscription[] {
    const changes = this.#owners.flatMap(({ pages }) => pages);
    return changes.length === 0
      ? []
      : [
          broadcast(changes, {
            handle: async ({ tenant }) => this.#outdate((key) => key.startsWith(`${tenant} `)),
            onReset: () => this.#outdate(() => true),
          }),
        ];
  }
}
