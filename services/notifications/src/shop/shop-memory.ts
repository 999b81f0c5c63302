import type { Transaction } from '@theke/kit/database/database';
import { type Shop, shopStore } from './shop-store.ts';

/** As old as what guests read may be (ADR 0005); another replica may have applied an event since. */
const lifetime = 1_000;

/**
 * Remembers for a second in whose name messages are written, so that a rush does not read the same documents for each order.
 * What this replica hears of counts at once.
 */
export class ShopMemory {
  readonly #kept = new Map<string, { tenant: string; until: number; shop: Shop }>();
  readonly #changed = new Map<string, number>();

  /** @param branch null where it is about none */
  async load(tx: Transaction, tenant: string, branch: string | null): Promise<Shop> {
    const now = performance.now();
    const key = `${tenant} ${branch}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.shop;
    const shop = await shopStore.load(tx, tenant, branch);
    this.#sweep(now);
    if (!this.#changed.has(tenant)) this.#kept.set(key, { tenant, until: now + lifetime, shop });
    return shop;
  }

  /**
   * Something of the tenant's changes in a transaction that is under way: what was kept is dropped, and what is read in the
   * next second may still be what was, and is not kept.
   */
  forget(tenant: string): void {
    for (const [key, kept] of this.#kept) if (kept.tenant === tenant) this.#kept.delete(key);
    this.#changed.set(tenant, performance.now() + lifetime);
  }

  #sweep(now: number): void {
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
    for (const [tenant, until] of this.#changed) if (until <= now) this.#changed.delete(tenant);
  }
}
