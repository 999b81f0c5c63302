import { referencesIn } from '@theke/contracts/reference';
import type { AnyResource } from '@theke/contracts/resource';
import type { Transaction } from '../database/database.ts';
import { invalid } from '../problem.ts';

/** Says how many of these, each named once, there are. */
export type Existing = { count(tx: Transaction, ids: readonly string[]): Promise<number> };

/** By the resource's name in the API. */
export type ExistingByName = ReadonlyMap<string, Existing>;

/** The entities of a resource in a service's own table. */
export const ownEntities = ({ name }: Pick<AnyResource, 'name'>): Existing => ({
  async count(tx, ids) {
    const table = name.replaceAll('-', '_');
    return (await tx.query(`select from ${table} where id = any($1)`, [ids], `${table}-count`)).length;
  },
});

/**
 * Refuses a document that refers to something that does not exist (422 naming the field), as far as the service knows what there
 * is. What is deleted later stays as a dangling reference, which readers skip: a menu need not be edited because a product is gone.
 */
export async function checkReferences(
  tx: Transaction,
  { draft }: Pick<AnyResource, 'draft'>,
  document: unknown,
  known: ExistingByName,
): Promise<void> {
  for (const { field, resource, ids } of referencesIn(draft, document)) {
    const existing = known.get(resource);
    if (existing && (await existing.count(tx, ids)) < ids.length)
      throw invalid('UNKNOWN_REFERENCE', 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.', field);
  }
}
