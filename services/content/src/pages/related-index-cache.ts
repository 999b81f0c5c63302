import { RelatedIndex } from '@theke/rules/content/related-index';

/** Comparison indexes of a business's posts and projects. */
export type RelatedIndexes = { posts: RelatedIndex; projects: RelatedIndex };

/** About a third of a kilobyte each. */
const maxItems = 20_000;

/**
 * In-memory cache by business. Its entries are validated by version before use, so no invalidation is needed. Evicts
 * the least recently used businesses; one above the limit is kept alone.
 */
export class RelatedIndexCache {
  readonly #byTenant = new Map<string, RelatedIndexes>();

  forTenant(tenant: string): RelatedIndexes {
    const before = this.#byTenant.get(tenant);
    const fresh = (index: RelatedIndex | undefined) => (index && !index.isWorn ? index : new RelatedIndex());
    const entry = { posts: fresh(before?.posts), projects: fresh(before?.projects) };
    this.#byTenant.delete(tenant);
    this.#byTenant.set(tenant, entry);
    this.#makeRoom(tenant);
    return entry;
  }

  #makeRoom(tenant: string): void {
    const size = ({ posts, projects }: RelatedIndexes) => posts.size + projects.size;
    let items = 0;
    for (const entry of this.#byTenant.values()) items += size(entry);
    for (const [cachedTenant, entry] of this.#byTenant) {
      if (items <= maxItems || cachedTenant === tenant) return;
      this.#byTenant.delete(cachedTenant);
      items -= size(entry);
    }
  }
}
