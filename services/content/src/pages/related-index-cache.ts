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
  readonly #of = new Map<string, RelatedIndexes>();

  of(tenant: string): RelatedIndexes {
    const before = this.#of.get(tenant);
    const fresh = (index: RelatedIndex | undefined) => (index && !index.isWorn ? index : new RelatedIndex());
    const kept = { posts: fresh(before?.posts), projects: fresh(before?.projects) };
    this.#of.delete(tenant);
    this.#of.set(tenant, kept);
    this.#makeRoom(tenant);
    return kept;
  }

  #makeRoom(tenant: string): void {
    const size = ({ posts, projects }: RelatedIndexes) => posts.size + projects.size;
    let items = 0;
    for (const kept of this.#of.values()) items += size(kept);
    for (const [other, kept] of this.#of) {
      if (items <= maxItems || other === tenant) return;
      this.#of.delete(other);
      items -= size(kept);
    }
  }
}
