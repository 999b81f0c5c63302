import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';

type Table = 'divisions' | 'tags' | 'branches' | 'categories' | 'products';
type References = Record<string, { table: Table; ids: readonly string[] }>;

/**
 * Refuses a document that points to something that does not exist (422 naming the field). What is deleted later stays
 * as a dangling reference, which readers skip: a menu need not be edited because a product is gone.
 */
export const existingReferences =
  <D>(referencesOf: (doc: D) => References) =>
  async (tx: Transaction, doc: D): Promise<undefined> => {
    for (const [field, { table, ids }] of Object.entries(referencesOf(doc))) {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) continue;
      const found = await tx.query<{ id: string }>(`select id from ${table} where id = any($1)`, [wanted]);
      if (found.length < wanted.length) {
        throw invalid('UNKNOWN_REFERENCE', 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.', field);
      }
    }
  };
