import type { Entity } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { everyPage } from '../resource/every-page.ts';
import type { ResourceUseCases } from '../resource/resource-use-cases.ts';
import type { ImportKind, StoredRecord } from './import-kind.ts';

type Saving<D extends object> = Pick<ImportKind<D>, 'findByKeys' | 'findByIds' | 'insert' | 'update' | 'remove'>;

/**
 * Finds, saves and removes the entities of a resource for an import, with its hooks. For resources of which a business
 * has thousands at most: all are read.
 * @param by name of the user who imports
 */
export function resourceImport<S extends z.ZodObject>(
  useCases: ResourceUseCases<S>,
  keyOf: (values: object) => string,
  by: string,
): Saving<z.output<S>> {
  type Doc = z.output<S>;
  const toRecord = ({ id, version, createdAt: _, updatedAt: __, ...doc }: Entity<S>): StoredRecord<Doc> => ({
    id,
    version,
    doc: doc as unknown as Doc,
  });
  const readAll = async (tx: Transaction) =>
    (await everyPage((cut) => useCases.store.list(tx, cut, false))).map(toRecord);
  return {
    async findByKeys(tx, keys) {
      const wanted = new Set(keys);
      return (await readAll(tx)).filter(({ doc }) => wanted.has(keyOf(doc)));
    },
    async findByIds(tx, ids) {
      const wanted = new Set(ids);
      return (await readAll(tx)).filter(({ id }) => wanted.has(id));
    },
    async insert(tx, docs) {
      const ids: string[] = [];
      for (const doc of docs) ids.push((await useCases.createIn(tx, doc, true, by)).id);
      return ids;
    },
    async update(tx, changed) {
      for (const { before, doc } of changed)
        await useCases.updateIn(tx, before.id, { ...doc, version: before.version }, true, by);
    },
    async remove(tx, records) {
      const removed = new Set<string>();
      for (const { id } of records.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
        try {
          await useCases.removeIn(tx, id, true, by);
          removed.add(id);
        } catch (error) {
          // The record is used, or another rule forbids its deletion.
          if (!(error instanceof Problem)) throw error;
        }
      }
      return removed;
    },
  };
}
