import type { Database } from '../database/database.ts';
import { everyTenant, type Job } from '../jobs/every.ts';
import { type ImportTables, importStore } from './import-store.ts';

/** Job that deletes imports which can no longer be undone: they contain former values of records. */
export const deleteExpiredImports = (
  { db, now }: { db: Database; now: () => Date },
  ...kinds: readonly ImportTables[]
): Job =>
  everyTenant('24 h', {
    name: 'delete expired imports',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        for (const tables of kinds) await importStore(tables).deleteExpired(tx, now());
      }),
  });
