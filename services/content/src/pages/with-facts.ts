import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { branchFacts, type FactTexts } from '@theke/rules/content/fact-texts';
import { factsIn, fillFacts } from '@theke/rules/content/facts';
import { copied } from '../copies.ts';
import { readProductFacts } from '../product-facts.ts';

/** Until the configuration of the business arrives. */
const usualCurrency = 'EUR';

/**
 * Fills the facts in all texts that are shown (FACT-01). Stored content keeps the placeholders, so this runs on read.
 * @returns with the ids of the products and branches that are named, whether or not they exist
 */
export async function withFacts<T>(unit: UnitOfWork, shown: T, now: Date): Promise<{ shown: T; ids: string[] }> {
  const ids = [...new Set([...factsIn(shown)].map(({ id }) => id))];
  if (ids.length === 0) return { shown, ids };
  const texts = await readFacts(unit, ids, now);
  return { shown: fillFacts(shown, ({ kind, id }) => texts.get(id)?.[kind]), ids };
}

/** Facts of this business's products and branches, by id. */
async function readFacts(unit: UnitOfWork, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, FactTexts>> {
  const currency = await currencyOf(unit);
  const [products, branches] = await Promise.all([
    readProductFacts(unit, ids, currency),
    copied.stores.branches.findMany(unit, ids),
  ]);
  return new Map([
    ...products.map(({ id, texts }) => [id, texts] as const),
    ...[...branches].map(([id, branch]) => [id, branchFacts(branch, now)] as const),
  ]);
}

/** Currency of the business. */
export const currencyOf = async (unit: UnitOfWork): Promise<string> =>
  (await copied.stores.configs.all(unit))[0]?.config.currency ?? usualCurrency;
