import type { MailLogo } from '@theke/contracts/media/logo';
import { TenantCache } from '@theke/kit/cache/tenant-cache';
import type { Transaction } from '@theke/kit/database/database';
import { type Shop, shopStore } from './shop-store.ts';

/** Cache TTL in ms; as long as guests may see stale data (ADR 0014). */
const ttlMs = 1_000;

/** Caches the sender's data for one second, so that a rush does not read the same documents for each order. */
export class ShopCache {
  readonly #shops = new TenantCache<Map<string | null, Shop>>({ ttlMs });
  // Up to 64 kB each; null: no logo.
  readonly #logos = new TenantCache<MailLogo | null>({ ttlMs, maxTenants: 200 });

  /** @param branch null if the message is about no branch */
  async load(tx: Transaction, tenant: string, branch: string | null): Promise<Shop> {
    const cached = this.#shops.get(tenant)?.get(branch);
    if (cached) return cached;
    const at = performance.now();
    const shop = await shopStore.load(tx, tenant, branch);
    const branches = this.#shops.get(tenant);
    if (branches) branches.set(branch, shop);
    else this.#shops.set(tenant, new Map([[branch, shop]]), at);
    return shop;
  }

  /** Logo in a format for mail programs; undefined if there is none. */
  async logo(tx: Transaction, tenant: string): Promise<MailLogo | undefined> {
    const cached = this.#logos.get(tenant);
    if (cached !== undefined) return cached ?? undefined;
    const at = performance.now();
    const logo = await shopStore.logo(tx, tenant);
    this.#logos.set(tenant, logo ?? null, at);
    return logo;
  }

  forget(tenant: string): void {
    this.#shops.forget(tenant);
    this.#logos.forget(tenant);
  }
}
