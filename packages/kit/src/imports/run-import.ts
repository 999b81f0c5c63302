import type { DefinedEvent } from '@theke/contracts/event';
import {
  type AnyImport,
  type ImportBody,
  type ImportReply,
  maxImportFaults,
} from '@theke/contracts/imports/define-import';
import type { Transaction } from '../database/database.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { countResults } from './count-results.ts';
import type { ImportKind, StoredRecord } from './import-kind.ts';
import type { ImportEntry, ImportStore } from './import-store.ts';

export type ImportDeps = {
  store: ImportStore;
  imported: DefinedEvent<AnyImport['imported']['data']>;
  newId: () => string;
  now: () => Date;
};

/** Checks all rows, and saves them together with their events unless one is faulty or it is a dry run (IMPORT-04). */
export async function runImport<D extends object, F extends string, B extends ImportBody<F>, S extends StoredRecord<D>>(
  tx: Transaction,
  body: B,
  by: string,
  kind: ImportKind<D, F, B, S>,
  deps: ImportDeps,
): Promise<ImportReply<F>> {
  const { checked, faults } = await checkRows(tx, body, kind);
  const results = checked.map(({ result }) => result);
  const counts = countResults(results);
  const isSaved = !body.isDryRun && counts.faulty === 0;
  const saved = isSaved ? await save(tx, checked, body, by, kind, deps) : { id: null, ...kind.replyUnsaved };
  return { ...saved, counts, results, faults: faults.slice(0, maxImportFaults) };
}

/** @returns the id of the import, null if nothing changes, and the kind's fields of the reply */
async function save<D extends object, F extends string, B extends ImportBody<F>, S extends StoredRecord<D>>(
  tx: Transaction,
  checked: readonly CheckedRow<D, S>[],
  body: B,
  by: string,
  kind: ImportKind<D, F, B, S>,
  { store, imported, newId, now }: ImportDeps,
): Promise<{ id: string | null }> {
  const at = now();
  const changed = checked.filter((row) => row.result === 'changed');
  const created = await kind.insert(
    tx,
    checked.flatMap((row) => (row.result === 'new' ? [row.doc] : [])),
    at,
  );
  await kind.update(tx, changed, at);
  const next = created.values();
  const ids = checked.map((row) => ('before' in row ? row.before.id : (next.next().value as string)));
  const ending = await kind.finish?.(tx, ids, body, at);
  if (created.length + changed.length + (ending?.changes ?? 0) === 0) return { id: null, ...ending?.reply };
  const id = newId();
  const entries: ImportEntry[] = [
    ...created.map((record) => ({ id: record, version: 1, before: null })),
    ...changed.map(({ before }) => ({ id: before.id, version: before.version + 1, before: before.doc })),
  ];
  const counts = { created: created.length, changed: changed.length };
  await store.save(tx, { id, file: body.file, by, at: at.toISOString(), ...counts }, entries);
  await ending?.save?.(id);
  tx.publish(imported(id, 1, { id, file: body.file, ...counts, isUndone: false }));
  return { id, ...ending?.reply };
}
