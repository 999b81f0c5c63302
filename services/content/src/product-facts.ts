import { isDeepStrictEqual } from 'node:util';
import { products } from '@theke/contracts/catalog/product';
import { factProducts, factsOfProduct } from '@theke/contracts/content/fact-product';
import { factsChanged } from '@theke/contracts/content/facts-changed';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { type FactTexts, productFacts } from '@theke/rules/content/fact-texts';
import type { Content } from './content.ts';

const store = eitherResourceStore(factProducts);
type Facts = Parameters<typeof store.insert>[2]['facts'];

/** Products that one page can name. */
const maxFacts = 400;

export const factProductsTable = factProducts.name;

/** A product that texts may show. */
export type ProductFacts = { id: string; name: string; texts: FactTexts };

const listed = async (
  unit: UnitOfWork,
  query: { pageSize: number; ids?: string; q?: string },
  currency: string,
): Promise<ProductFacts[]> => {
  const { data } = await store.list(unit, { page: 1, ...query }, false);
  return data.flatMap(({ id, name, facts }) => (facts ? { id, name, texts: productFacts(facts, currency) } : []));
};

/** Texts about the products with these ids (FACT-02). */
export const readProductFacts = (unit: UnitOfWork, ids: readonly string[], currency: string): Promise<ProductFacts[]> =>
  listed(unit, { pageSize: maxFacts, ids: ids.slice(0, maxFacts).join(',') }, currency);

/** Products whose name contains the words, by name. */
export const findProductFacts = (
  unit: UnitOfWork,
  q: string,
  { currency, max }: { currency: string; max: number },
): Promise<ProductFacts[]> => listed(unit, { pageSize: max, q }, currency);

/** What visitors read. The currency does not matter: both sides have the same. */
const shownTexts = (facts: Facts | undefined): FactTexts => (facts ? productFacts(facts, 'EUR') : {});

/**
 * Stores what texts may show of products, and publishes if that has changed. Most changes of a product are about
 * something else. In a store of this service, because only those publish with their entity.
 */
export function followProducts({ now }: Pick<Content, 'now'>): WorkSubscription {
  async function save(unit: UnitOfWork, id: string, facts: Facts, isSnapshot: boolean): Promise<void> {
    const before = await store.find(unit, id);
    if (before && isDeepStrictEqual(before.facts, facts)) return;
    const doc = { name: facts?.name ?? '', facts };
    const saved = before
      ? await store.update(unit, id, before.version, doc, now())
      : await store.insert(unit, id, doc, now());
    if (!saved) throw new Error(`facts of product ${id} were changed concurrently`);
    // The snapshot of a product that was unknown so far: thousands at once, and hardly any page shows it already.
    if (!before && isSnapshot) return;
    if (isDeepStrictEqual(shownTexts(before?.facts), shownTexts(facts))) return;
    unit.publish(factsChanged(id, saved.version, { id }));
  }
  return copyOf(products.events, {
    apply: (unit, product, { subject, event }) => save(unit, subject, factsOfProduct(product), event.snapshot === true),
    remove: (unit, id) => save(unit, id, null, false),
  });
}
