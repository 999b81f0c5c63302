import { Cache } from './cache.ts';

/**
 * Cache of one value per tenant, computed from copies. It is dropped in the transaction that applies a change. Until
 * that commits, others read the old state, so nothing is cached for one `ttlMs` after a change. Another replica may
 * have applied the change, so `ttlMs` is also the maximum age of a value.
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

  /** Call in the transaction that changes data of the tenant. */
  forget(tenant: string): void {
    this.#values.delete(tenant);
    this.#changed.set(tenant, true);
  }
}
