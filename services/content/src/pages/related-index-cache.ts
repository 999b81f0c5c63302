import { RelatedIndex } from '@theke/rules/content/related-index';

/** Posts and projects of one business, as far as they are compared. */
export type RelatedIndexes = { posts: RelatedIndex; projects: RelatedIndex };

/** About a third of a kilobyte each. */
const maxItems = 20_000;

/**
 * Kept in this process by business: what it knows of each post and project is asked for by versions before it is used, so nothing is out of date and
 * nobody has to be told of a change. The businesses that were not asked for longest go first; one that is larger than all may be is kept alone.
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
