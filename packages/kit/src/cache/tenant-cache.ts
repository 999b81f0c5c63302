import { Cache } from './cache.ts';

/**
 * One value for each tenant, made of copies of what others own. It is dropped within the transaction that applies a change:
 * until that has been committed, others read what was before, so for one `ttlMs` after a change nothing is kept. Another
 * replica may have applied the change, so `ttlMs` is also how old a value may be.
 */
export class TenantCache<V> {
  readonly #values: Cache<V>;
  readonly #changed: Cache<true>;

  constructor({ ttlMs, maxTenants = 10_000 }: { ttlMs: number; maxTenants?: number }) {
    this.#values = new Cache({ ttlMs, maxItems: maxTenants });
    this.#changed = new Cache({ ttlMs, maxItems: maxTenants });
  }

  get(tenant: string): V | undefined {
    return this.#values.get(tenant);
  }

  /** @param at `performance.now()` when reading began. */
  set(tenant: string, value: V, at: number): void {
    if (!this.#changed.get(tenant)) this.#values.set(tenant, value, at);
  }

  /** Something of the tenant's changes in a transaction that is under way. */
  forget(tenant: string): void {
    this.#values.delete(tenant);
    this.#changed.set(tenant, true);
  }
}
