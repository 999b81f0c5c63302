import type { Page } from '@theke/contracts/endpoint';
import type { Fact } from '@theke/contracts/event';
import type { Entity, ListQuery } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { Tombstone } from '../events/tombstone.ts';
import type { AccessScope } from './belonging.ts';

/**
 * Atomic work of one tenant: the writes of stores and the events published about them. In PostgreSQL a transaction with
 * its outbox; on MongoDB documents written together with their pending events.
 */
export type UnitOfWork = {
  /** Publishes events about entities written in this unit. */
  publish(...facts: readonly Fact[]): void;
};

export type UnitsOfWork<W extends UnitOfWork> = {
  /** Reads and writes this tenant's data only. Throws what `work` throws; then nothing has changed. */
  withTenant<T>(tenant: string, work: (unit: W) => Promise<T>): Promise<T>;
};

/**
 * Filter of a list, by field name or range limit; all must match. An array matches any of its values; null matches an
 * empty field.
 */
export type Filter = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Translates filters that are not fields: each returns alternatives, any of which may match. */
export type Besides = Readonly<
  Record<string, (value: string, unit: UnitOfWork) => readonly Filter[] | Promise<readonly Filter[]>>
>;

/** Query of a list; allows more than a request. */
export type StoreQuery = Omit<ListQuery, 'filter' | 'sort' | 'q'> & {
  filter?: Filter | undefined;
  /** An array matches any of its texts. */
  q?: string | readonly string[] | undefined;
  /** Searches only the fields of `search`, even if `q` searches more (`searched`). */
  term?: string | undefined;
  /** Filters that also match where `term` does not. */
  termOr?: readonly Filter[] | undefined;
  /** An array sorts by several fields. */
  sort?: string | readonly string[] | undefined;
};

export type Version = { id: string; version: number };

export type FormerValue = { field: string; value: string };

/** Another entity of the tenant already has this value. */
export class NotUnique extends Error {
  override name = 'NotUnique';
  readonly field: string;

  constructor(field: string) {
    super(`${field} is taken`);
    this.field = field;
  }
}

/**
 * Stores the entities of one resource. The contract of every store is tested by
 * `testing/resource-store-conformance.ts`; ADR 0006 explains its scope.
 */
export type ResourceStore<S extends z.ZodObject, W extends UnitOfWork = Transaction> = {
  find(unit: W, id: string): Promise<Entity<S> | undefined>;

  /**
   * A page of matching entities. The total is counted up to ten thousand, or to the end of the page. Texts sort in
   * German order, numbers by value; ties by id.
   * @param onlyPublic only entities that guests may see
   * @param within scope of the caller
   */
  list(unit: W, query: StoreQuery, onlyPublic: boolean, within?: AccessScope): Promise<Page<Entity<S>>>;

  /** Ids and versions of all entities in list order, e.g. to validate caches. */
  versions(unit: W, sort: StoreQuery['sort'], onlyPublic: boolean): Promise<Version[]>;

  /** These fields of all entities in order, regardless of their number. */
  outline<F extends keyof z.output<S> & string>(
    unit: W,
    fields: readonly F[],
    sort: StoreQuery['sort'],
  ): Promise<(Version & Pick<z.output<S>, F>)[]>;

  /**
   * The entity that has, or had, this value of a unique field; compare its current value to tell which. Reads the state
   * before the unit.
   */
  findBy(unit: W, field: string, value: string | number): Promise<Entity<S> | undefined>;

  /** Frees a former value of an entity for others; the entity must be updated in the same unit. */
  releaseFormer(unit: W, entity: Version, field: string, value: string | number): Promise<void>;

  /** Inserts at version 1. @throws NotUnique, at the latest when the unit ends */
  insert(unit: W, id: string, doc: z.output<S>, at: Date): Promise<Entity<S>>;

  /**
   * Updates to the next version; undefined if the version is stale or the entity does not exist.
   * @throws NotUnique, at the latest when the unit ends
   */
  update(unit: W, id: string, version: number, doc: z.output<S>, at: Date): Promise<Entity<S> | undefined>;

  /** Deletes and leaves a tombstone at the next version; undefined if the entity does not exist. */
  remove(unit: W, id: string): Promise<Tombstone | undefined>;

  /**
   * Restores an entity whose tombstone has this version, at the next version. Undefined if there is no such tombstone.
   * @param former values of unique fields that it had before, which it gets back
   * @throws NotUnique, at the latest when the unit ends
   */
  restore(
    unit: W,
    tombstone: Version & { createdAt: Date },
    doc: z.output<S>,
    at: Date,
    former?: readonly FormerValue[],
  ): Promise<Entity<S> | undefined>;

  /**
   * Number of existing entities among these distinct ids. In PostgreSQL, entities protected while in use cannot be
   * deleted before the unit ends.
   */
  count(unit: W, ids: readonly string[]): Promise<number>;

  /** Number of entities (all, or those that guests may see) per id in this field, a list of references. */
  countsBy(unit: W, field: string, onlyPublic: boolean): Promise<Map<string, number>>;

  /** Up to `limit` entities with an id greater than `after`, ordered by id. */
  liveAfter(unit: W, after: string, limit: number): Promise<Entity<S>[]>;
  /** Like `liveAfter`, for tombstones. */
  deletedAfter(unit: W, after: string, limit: number): Promise<Tombstone[]>;

  /**
   * For an `ordered` resource: the entities of a group in manual order.
   * @param within the group; null: entities without one; undefined: the resource has no groups
   */
  inOrder(unit: W, within: string | null | undefined): Promise<Entity<S>[]>;
  /** The largest position in a group; -1 if empty. */
  lastNumber(unit: W, within: string | null | undefined): Promise<number>;

  /** For a resource with a `parent`: ids of the children of these. */
  under(unit: W, ids: readonly string[]): Promise<string[]>;

  /**
   * Serializes units of the tenant for this resource: waits for every other unit that called it, and holds until this
   * one ends.
   */
  serialize(unit: W): Promise<void>;
};
