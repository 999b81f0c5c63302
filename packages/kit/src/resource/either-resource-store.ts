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
  const storeFor = (unit: UnitOfWork) => (isOnDocuments(unit) ? documents : rows) as ResourceStore<S, UnitOfWork>;
  return {
    find: (unit, ...rest) => storeFor(unit).find(unit, ...rest),
    findBy: (unit, ...rest) => storeFor(unit).findBy(unit, ...rest),
    list: (unit, ...rest) => storeFor(unit).list(unit, ...rest),
    versions: (unit, ...rest) => storeFor(unit).versions(unit, ...rest),
    outline: (unit, ...rest) => storeFor(unit).outline(unit, ...rest),
    releaseFormer: (unit, ...rest) => storeFor(unit).releaseFormer(unit, ...rest),
    insert: (unit, ...rest) => storeFor(unit).insert(unit, ...rest),
    update: (unit, ...rest) => storeFor(unit).update(unit, ...rest),
    remove: (unit, ...rest) => storeFor(unit).remove(unit, ...rest),
    restore: (unit, ...rest) => storeFor(unit).restore(unit, ...rest),
    count: (unit, ...rest) => storeFor(unit).count(unit, ...rest),
    countsBy: (unit, ...rest) => storeFor(unit).countsBy(unit, ...rest),
    liveAfter: (unit, ...rest) => storeFor(unit).liveAfter(unit, ...rest),
    deletedAfter: (unit, ...rest) => storeFor(unit).deletedAfter(unit, ...rest),
    inOrder: (unit, ...rest) => storeFor(unit).inOrder(unit, ...rest),
    lastNumber: (unit, ...rest) => storeFor(unit).lastNumber(unit, ...rest),
    under: (unit, ...rest) => storeFor(unit).under(unit, ...rest),
    serialize: (unit) => storeFor(unit).serialize(unit),
  };
}
