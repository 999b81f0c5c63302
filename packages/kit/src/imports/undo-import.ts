import type { ImportBody, ImportUndone } from '@theke/contracts/imports/define-import';
import type { Transaction } from '../database/database.ts';
import { conflict, unknown } from '../problem.ts';
import type { ImportKind, StoredRecord } from './import-kind.ts';
import type { ImportDeps } from './run-import.ts';

/**
 * Removes created and restores changed records (IMPORT-05). Those that were changed since, or that are used, are kept.
 * @throws Problem 404, or 409 if it was undone already
 */
export async function undoImport<
  D extends object,
  F extends string,
  B extends ImportBody<F>,
  S extends StoredRecord<D>,
>(
  tx: Transaction,
  id: string,
  kind: ImportKind<D, F, B, S>,
  { store, imported: event, now }: ImportDeps,
): Promise<ImportUndone> {
  const imported = await store.lock(tx, id);
  if (!imported) throw unknown('Der Import');
  if (imported.undoneAt) throw conflict('ALREADY_UNDONE', 'Dieser Import wurde schon rückgängig gemacht.');
  const at = now();
  const entries = await store.entries(tx, id);
  const records = await kind.findByIds(
    tx,
    entries.map((entry) => entry.id),
  );
  const stored = new Map(records.map((record) => [record.id, record]));
  const untouched = entries.flatMap(({ id, version, before }) => {
    const record = stored.get(id);
    return record?.version === version ? [{ record, before }] : [];
  });
  const untouchedIds = new Set(untouched.map(({ record }) => record.id));
  const kept = new Set(entries.map((entry) => entry.id).filter((entry) => !untouchedIds.has(entry)));
  await kind.beforeUndo?.(tx, id, kept, at);
  const removed = await kind.remove(
    tx,
    untouched.flatMap(({ record, before }) => (before === null ? [record] : [])),
  );
  const restored = untouched.flatMap(({ record, before }) =>
    before === null ? [] : [{ before: record, doc: before as D }],
  );
  await kind.update(tx, restored, at);
  await kind.afterUndo?.(tx, id);
  await store.markUndone(tx, id, at);
  const counts = { created: removed.size, changed: restored.length };
  tx.publish(event(id, 2, { id, file: imported.file, ...counts, isUndone: true }));
  // Records that were deleted or erased since count as kept: the undo does not touch them.
  return {
    removed: removed.size,
    restored: restored.length,
    kept: imported.created + imported.changed - removed.size - restored.length,
  };
}
