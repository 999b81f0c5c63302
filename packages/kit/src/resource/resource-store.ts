import type { Page } from '@theke/contracts/endpoint';
import type { Fact } from '@theke/contracts/event';
import type { Entity, ListQuery } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { Tombstone } from '../events/tombstone.ts';
import type { AccessScope } from './belonging.ts';

/**
 * Work of one tenant that happens as a whole or not at all: what stores wrote in it, and what was published about it. In
 * PostgreSQL a transaction with its outbox; elsewhere a document that is written together with its pending events.
 */
export type UnitOfWork = {
  /** Facts whose subject is an entity that was written in this unit. */
  publish(...facts: readonly Fact[]): void;
};

export type UnitsOfWork<W extends UnitOfWork> = {
  /** Sees and writes what is this tenant's, and nothing else. Throws what `work` throws, and then nothing has happened. */
  withTenant<T>(tenant: string, work: (unit: W) => Promise<T>): Promise<T>;
};

/**
 * What a list is narrowed to, by names of fields and of the ends of ranges; all of it holds. Of several values any does; null: nothing is
 * said there.
 */
export type Filter = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** What filters find that are no field, by their names: whatever one of these finds. */
export type Besides = Readonly<
  Record<string, (value: string, unit: UnitOfWork) => readonly Filter[] | Promise<readonly Filter[]>>
>;

/** What a service may ask for: more than an address says. */
export type StoreQuery = Omit<ListQuery, 'filter' | 'sort' | 'q'> & {
  filter?: Filter | undefined;
  /** Where it is several, any of them. */
  q?: string | readonly string[] | undefined;
  /** Looks only into the fields of `search`, also where `q` looks into more (`searched`). */
  term?: string | undefined;
  /** Where it is several, the next counts where those before it are alike. */
  sort?: string | readonly string[] | undefined;
};

export type Version = { id: string; version: number };

export type FormerValue = { field: string; value: string };

/** Another entity of the tenant has this value already. */
export class NotUnique extends Error {
  override name = 'NotUnique';
  readonly field: string;

  constructor(field: string) {
    super(`${field} is taken`);
    this.field = field;
  }
}

/**
 * Where the entities of one resource lie. What every store promises is stated by tests, `testing/resource-store-conformance.ts`,
 * and why it is cut like this in ADR 0006.
 */
export type ResourceStore<S extends z.ZodObject, W extends UnitOfWork = Transaction> = {
  find(unit: W, id: string): Promise<Entity<S> | undefined>;

  /**
   * A page of those that fit, counted to ten thousand, or to the end of the page. Texts are sorted as people read German, numbers by
   * their size; what is alike, by id.
   * @param onlyPublic those that guests may see
   * @param within what the caller reaches
   */
  list(unit: W, query: StoreQuery, onlyPublic: boolean, within?: AccessScope): Promise<Page<Entity<S>>>;

  /** Of all of them in order, as lists have them: for what is kept of each as long as it does not change. */
  versions(unit: W, sort: StoreQuery['sort'], onlyPublic: boolean): Promise<Version[]>;

  /** Of all of them in order these fields alone, however many there are. */
  outline<F extends keyof z.output<S> & string>(
    unit: W,
    fields: readonly F[],
    sort: StoreQuery['sort'],
  ): Promise<(Version & Pick<z.output<S>, F>)[]>;

  /** Whose this value of a unique field is, or was: it tells which by what it has now. As it was before the unit. */
  findBy(unit: W, field: string, value: string | number): Promise<Entity<S> | undefined>;

  /** Frees a former value of an entity for others; the entity has to be updated in the same unit. */
  releaseFormer(unit: W, entity: Version, field: string, value: string | number): Promise<void>;

  /** At version 1. @throws NotUnique, at the latest when the unit ends */
  insert(unit: W, id: string, doc: z.output<S>, at: Date): Promise<Entity<S>>;

  /**
   * At the next version; undefined where the version is no longer the newest, or there is no such entity.
   * @throws NotUnique, at the latest when the unit ends
   */
  update(unit: W, id: string, version: number, doc: z.output<S>, at: Date): Promise<Entity<S> | undefined>;

  /** Leaves a tombstone at the next version, which it returns; undefined where there is no such entity. */
  remove(unit: W, id: string): Promise<Tombstone | undefined>;

  /**
   * Brings back an entity whose tombstone is at this version; at the next version. Undefined where there is no such tombstone.
   * @param former values of unique fields that it had before its present ones, and has again
   * @throws NotUnique, at the latest when the unit ends
   */
  restore(
    unit: W,
    gone: Version & { createdAt: Date },
    doc: z.output<S>,
    at: Date,
    former?: readonly FormerValue[],
  ): Promise<Entity<S> | undefined>;

  /** How many of these, each named once, there are. In PostgreSQL what is kept while it is used cannot be deleted before the unit ends. */
  count(unit: W, ids: readonly string[]): Promise<number>;

  /** How many entities, or how many that guests may see, refer to each by this field, a list of references: by what they refer to. */
  countsBy(unit: W, field: string, onlyPublic: boolean): Promise<Map<string, number>>;

  /** Up to `most` entities whose id follows `after`, by id. */
  liveAfter(unit: W, after: string, most: number): Promise<Entity<S>[]>;
  /** The same of what was deleted. */
  deletedAfter(unit: W, after: string, most: number): Promise<Tombstone[]>;

  /**
   * Of an `ordered` resource: those of a group, by their own order.
   * @param within the group; null: those that are in none; undefined: the resource has no groups
   */
  inOrder(unit: W, within: string | null | undefined): Promise<Entity<S>[]>;
  /** The largest number of a group; -1 where it is empty. */
  lastNumber(unit: W, within: string | null | undefined): Promise<number>;

  /** Of a resource with a `parent`: the ids of those that stand under one of these. */
  under(unit: W, ids: readonly string[]): Promise<string[]>;

  /** Waits for every other unit of the tenant that called this of this resource, and lets the next wait for this one. */
  serialize(unit: W): Promise<void>;
};
