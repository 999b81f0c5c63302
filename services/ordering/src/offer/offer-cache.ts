import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import type { Config } from '@theke/contracts/identity/config';
import type { Discount } from '@theke/contracts/ordering/discount';
import { TenantCache } from '@theke/kit/cache/tenant-cache';
import type { Database } from '@theke/kit/database/database';
import { containedProducts } from '@theke/rules/products/bundles';
import { type Offer, offerStore } from './offer-store.ts';

/** Cache TTL in ms: how long a guest may see an outdated menu (ADR 0014). */
const ttlMs = 1_000;

/** Cached copies of one tenant; the TTL counts from the first read. */
type TenantOffer = {
  config: Config | undefined;
  categories: ReadonlyMap<string, Category>;
  branches: Map<string, Pick<Offer, 'branch' | 'menus' | 'limited' | 'slotLimit' | 'openOrders' | 'addedMinutes'>>;
  products: Map<string, Product | undefined>;
  discounts: readonly Discount[];
};

/**
 * Caches for one second what orders are checked against, so that a rush does not read the same menu for each order
 * (docs/performance). Events received by this replica invalidate it at once.
 */
export class OfferCache {
  readonly #offers = new TenantCache<TenantOffer>({ ttlMs });

  async load(
    db: Database,
    { tenant, branch, now }: { tenant: string; branch: string; now: Date },
    products: readonly string[],
  ): Promise<Offer> {
    const cached = this.#offers.get(tenant);
    const there = cached?.branches.get(branch);
    // The contents of bundles were cached with them.
    if (cached && there && products.every((id) => cached.products.has(id))) {
      const requested = products.flatMap((id) => cached.products.get(id) ?? []);
      const inside = requested.flatMap(containedProducts).flatMap((id) => cached.products.get(id) ?? []);
      return {
        ...there,
        config: cached.config,
        categories: cached.categories,
        discounts: cached.discounts,
        products: byId([...requested, ...inside]),
      };
    }
    const at = performance.now();
    const offer = await db.atOnce(tenant, (tx) => offerStore.load(tx, { tenant, branch, now }, products));
    this.#keep(tenant, branch, products, offer, at);
    return offer;
  }

  forget(tenant: string): void {
    this.#offers.forget(tenant);
  }

  #keep(tenant: string, branch: string, products: readonly string[], offer: Offer, at: number): void {
    const { config, categories, menus, limited, slotLimit, openOrders, addedMinutes, discounts = [] } = offer;
    const cached = this.#offers.get(tenant);
    const entry = cached ?? { config, categories, discounts, branches: new Map(), products: new Map() };
    entry.branches.set(branch, { branch: offer.branch, menus, limited, slotLimit, openOrders, addedMinutes });
    for (const id of [...products, ...offer.products.keys()]) entry.products.set(id, offer.products.get(id));
    if (!cached) this.#offers.set(tenant, entry, at);
  }
}

const byId = (products: readonly Product[]) => new Map(products.map((product) => [product.id, product]));
