import type { Category } from '@theke/contracts/catalog/category';
import type { Product } from '@theke/contracts/catalog/product';
import type { Config } from '@theke/contracts/identity/config';
import type { Database } from '@theke/kit/database/database';
import { containedProducts } from '@theke/rules/products/bundles';
import { type Offer, offerStore } from './offer-store.ts';

/** As old as the menu that the guest reads may be (gateway); another replica may have applied an event since. */
const lifetime = 1_000;

/** What was read of one tenant's copies, until it is read anew. */
type Kept = {
  until: number;
  config: Config | undefined;
  categories: ReadonlyMap<string, Category>;
  branches: Map<string, Pick<Offer, 'branch' | 'menus' | 'limited' | 'slotLimit'>>;
  products: Map<string, Product | undefined>;
};

/**
 * Remembers for a second what orders are checked against, so that a rush does not read the same menu for each of them
 * (docs/performance.md). What this replica hears of counts at once.
 */
export class OfferMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #changed = new Map<string, number>();

  async load(db: Database, tenant: string, branch: string, products: readonly string[]): Promise<Offer> {
    const now = performance.now();
    const kept = this.#kept.get(tenant);
    const fresh = kept && kept.until > now ? kept : undefined;
    const there = fresh?.branches.get(branch);
    // What a bundle contains was kept with it.
    if (fresh && there && products.every((id) => fresh.products.has(id))) {
      const asked = products.flatMap((id) => fresh.products.get(id) ?? []);
      const inside = asked.flatMap(containedProducts).flatMap((id) => fresh.products.get(id) ?? []);
      return { ...there, config: fresh.config, categories: fresh.categories, products: byId([...asked, ...inside]) };
    }
    const offer = await db.atOnce(tenant, (tx) => offerStore.load(tx, tenant, branch, products));
    this.#keep(tenant, branch, products, offer, now);
    return offer;
  }

  /**
   * Something of the tenant's changes in a transaction that is under way: what was kept is dropped, and what is read in the
   * next second may still be what was, and is not kept.
   */
  forget(tenant: string): void {
    this.#kept.delete(tenant);
    this.#changed.set(tenant, performance.now() + lifetime);
  }

  #keep(tenant: string, branch: string, products: readonly string[], offer: Offer, readAt: number): void {
    this.#sweep(readAt);
    if (this.#changed.has(tenant)) return;
    let kept = this.#kept.get(tenant);
    if (!kept) {
      const { config, categories } = offer;
      kept = { until: readAt + lifetime, config, categories, branches: new Map(), products: new Map() };
      this.#kept.set(tenant, kept);
    }
    const { menus, limited, slotLimit } = offer;
    kept.branches.set(branch, { branch: offer.branch, menus, limited, slotLimit });
    for (const id of [...products, ...offer.products.keys()]) kept.products.set(id, offer.products.get(id));
  }

  /** Nothing stays longer than its second: a thousand tenants that order once a day occupy nothing. */
  #sweep(now: number): void {
    for (const [tenant, { until }] of this.#kept) if (until <= now) this.#kept.delete(tenant);
    for (const [tenant, until] of this.#changed) if (until <= now) this.#changed.delete(tenant);
  }
}

const byId = (products: readonly Product[]) => new Map(products.map((product) => [product.id, product]));
