import type { Branch } from '@theke/contracts/catalog/branch';
import { type FactSubject, listFacts, maxFactIds, maxFoundFacts } from '@theke/contracts/content/facts';
import { id } from '@theke/contracts/wire';
import { route } from '@theke/kit/http/route';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { branchFacts } from '@theke/rules/content/fact-texts';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import type { Content } from '../content.ts';
import { copied } from '../copies.ts';
import { findProductFacts, readProductFacts } from '../product-facts.ts';
import { currencyOf } from './with-facts.ts';

/** Facts that editors may insert, and what those of a text show. */
export const listFactsRoute = ({ db, now }: Content) =>
  route(listFacts, ({ tenant, query: { ids, q } }) =>
    db.withTenant(tenant, (unit) => (ids === undefined ? search(unit, q ?? '', now()) : read(unit, ids, now()))),
  );

const subjectOf = (branch: Branch, now: Date): FactSubject => ({
  id: branch.id,
  of: 'branch',
  name: branch.name,
  texts: branchFacts(branch, now),
});

async function read(unit: UnitOfWork, list: string, now: Date): Promise<FactSubject[]> {
  const ids = list
    .split(',')
    .filter((one) => id.safeParse(one).success)
    .slice(0, maxFactIds);
  if (ids.length === 0) return [];
  const products = await readProductFacts(unit, ids, await currencyOf(unit));
  const branches = await copied.stores.branches.findMany(unit, ids);
  return [
    ...products.map(({ id, name, texts }): FactSubject => ({ id, of: 'product', name, texts })),
    ...[...branches.values()].map((branch) => subjectOf(branch, now)),
  ];
}

/** Branches first: there are few. */
async function search(unit: UnitOfWork, q: string, now: Date): Promise<FactSubject[]> {
  const words = searchWords(q);
  const branches = (await copied.stores.branches.all(unit))
    .filter(({ name }) => words.every((word) => searchText(name).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  const products = await findProductFacts(unit, q, { currency: await currencyOf(unit), max: maxFoundFacts });
  return [
    ...branches.map((branch) => subjectOf(branch, now)),
    ...products.map(({ id, name, texts }): FactSubject => ({ id, of: 'product', name, texts })),
  ].slice(0, maxFoundFacts);
}
