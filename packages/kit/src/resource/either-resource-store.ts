import type { Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import { isOnDocuments } from '../documents/on-documents.ts';
import { type DocumentStoreOptions, documentResourceStore } from './document-resource-store.ts';
import { type PostgresStoreOptions, postgresResourceStore } from './postgres-resource-store.ts';
import type { ResourceStore, UnitOfWork } from './resource-store.ts';

export type StoreOptions = DocumentStoreOptions & PostgresStoreOptions;

/** Stores the entities of one resource in the database of the unit of work; callers need not know which. */
export function eitherResourceStore<S extends z.ZodObject>(
  resource: Resource<S>,
  options: StoreOptions = {},
): ResourceStore<S, UnitOfWork> {
  const rows = postgresResourceStore(resource, options) as ResourceStore<S, never>;
  const documents = documentResourceStore(resource, options) as ResourceStore<S, never>;
  const of = (unit: UnitOfWork) => (isOnDocuments(unit) ? documents : rows) as ResourceStore<S, UnitOfWork>;
  return {
    find: (unit, ...rest) => of(unit).find(unit, ...rest),
    findBy: (unit, ...rest) => of(unit).findBy(unit, ...rest),
    list: (unit, ...rest) => of(unit).list(unit, ...rest),
    versions: (unit, ...rest) => of(unit).versions(unit, ...rest),
    outline: (unit, ...rest) => of(unit).outline(unit, ...rest),
    releaseFormer: (unit, ...rest) => of(unit).releaseFormer(unit, ...rest),
    insert: (unit, ...rest) => of(unit).insert(unit, ...rest),
    update: (unit, ...rest) => of(unit).update(unit, ...rest),
    remove: (unit, ...rest) => of(unit).remove(unit, ...rest),
    restore: (unit, ...rest) => of(unit).restore(unit, ...rest),
    count: (unit, ...rest) => of(unit).count(unit, ...rest),
    countsBy: (unit, ...rest) => of(unit).countsBy(unit, ...rest),
    liveAfter: (unit, ...rest) => of(unit).liveAfter(unit, ...rest),
    deletedAfter: (unit, ...rest) => of(unit).deletedAfter(unit, ...rest),
    inOrder: (unit, ...rest) => of(unit).inOrder(unit, ...rest),
    lastNumber: (unit, ...rest) => of(unit).lastNumber(unit, ...rest),
    under: (unit, ...rest) => of(unit).under(unit, ...rest),
    serialize: (unit) => of(unit).serialize(unit),
  };
}
