import type { AnyImport, ImportBody, ImportReply } from '@theke/contracts/imports/define-import';
import type { Database, Transaction } from '../database/database.ts';
import { type Route, route } from '../http/route.ts';
import type { ImportKind, StoredRecord } from './import-kind.ts';
import { type ImportTables, importStore } from './import-store.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

/** In ms, for 20,000 records on a busy machine. */
const timeLimit = 120_000;

type Deps<K> = {
  db: Database;
  newId: () => string;
  now: () => Date;
  tables: ImportTables;
  /** @param tenant whose records are imported */
  kind: (tenant: string, by: string) => K;
  /** Serialises imports of the tenant: two would create the same records. */
  serialize: (tx: Transaction) => Promise<void>;
};

/** Routes that import records from the rows of a file, list imports and undo them. */
export function importRoutes<D extends object, F extends string, B extends ImportBody<F>, S extends StoredRecord<D>>(
  { run, list, undo, imported }: AnyImport & { run: Route['endpoint'] },
  { db, newId, now, tables, kind, serialize }: Deps<ImportKind<D, F, B, S>>,
): Route[] {
  const store = importStore(tables);
  const deps = { store, imported, newId, now };
  const within = { within: timeLimit };
  return [
    {
      endpoint: run,
      handle: ({ tenant, body, identity }) =>
        db.withTenant(
          tenant,
          async (tx): Promise<ImportReply<F>> => {
            await serialize(tx);
            const by = identity.user?.name ?? '';
            return runImport(tx, body as unknown as B, by, kind(tenant, by), deps);
          },
          within,
        ),
    },
    route(list, ({ tenant }) => db.withTenant(tenant, store.list)),
    route(undo, ({ tenant, params: { id }, identity }) =>
      db.withTenant(
        tenant,
        async (tx) => {
          await serialize(tx);
          return undoImport(tx, id, kind(tenant, identity.user?.name ?? ''), deps);
        },
        within,
      ),
    ),
  ];
}
