import type { Page } from '@theke/contracts/endpoint';
import { shapeOf, unwrap } from '@theke/contracts/field';
import type { RowFilter } from '@theke/contracts/permissions';
import type { Entity, ListQuery, Resource } from '@theke/contracts/resource';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { rangeConditions } from '../database/range-conditions.ts';
import { readPage } from '../database/read-page.ts';
import { kindOf } from '../events/kind-of.ts';
import { deleteWithTombstone, type Tombstone } from '../events/tombstone.ts';
import type { Within } from './belonging.ts';

type Doc = Record<string, unknown>;
type Row = { id: string; version: number; doc: Doc; created_at: Date; updated_at: Date };

const columns = 'id, version, doc, created_at, updated_at';

/**
 * Columns of a resource's table that hold a field of its document, for tables of tens of thousands of rows: by the field's
 * name, and as `q` what `q=` looks into, in small letters.
 */
export type ListColumns = Readonly<Record<string, string>>;

/**
 * SQL of one resource's table (kit migration, `create_resource_table`). The tenant is the transaction's.
 * @param listed generated columns that take the place of the document in lists
 */
export function resourceStore<S extends z.ZodObject>(resource: Resource<S>, listed: ListColumns = {}) {
  const table = resource.name.replaceAll('-', '_');
  const kind = kindOf(resource.events.deleted.type);
  const shape = shapeOf(resource.draft) ?? {};

  const entityOf = (row: Row) =>
    ({
      ...row.doc,
      id: row.id,
      version: row.version,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }) as Entity<S>;

  const ownNumber = `coalesce((doc ->> '${resource.ordered?.by}')::numeric, 0)`;

  // Names come from the definition, never from a request: `listQuery` admits no others.
  const sortKey = (name: string): string => {
    if (name === 'createdAt') return 'created_at';
    if (name === 'updatedAt') return 'updated_at';
    if (listed[name]) return listed[name];
    if (name === resource.ordered?.by) return ownNumber;
    const kind = shape[name] ? unwrap(shape[name]) : undefined;
    return kind instanceof z.ZodNumber || kind instanceof z.ZodBoolean
      ? `doc -> '${name}'`
      : `(doc ->> '${name}') collate german`;
  };

  const ranges = Object.fromEntries(resource.range.map((name) => [name, comparable(name)]));

  /** As a number, a moment or a text, whose order in PostgreSQL is that of dates as they are written. */
  function comparable(name: string): string {
    if (name === 'createdAt') return 'created_at';
    if (name === 'updatedAt') return 'updated_at';
    if (listed[name]) return listed[name];
    const kind = shape[name] ? unwrap(shape[name]) : undefined;
    if (kind instanceof z.ZodNumber) return `(doc ->> '${name}')::numeric`;
    return kind instanceof z.ZodISODateTime ? `(doc ->> '${name}')::timestamptz` : `(doc ->> '${name}')`;
  }

  const matches = (name: string, at: number): string => {
    if (listed[name]) return `${listed[name]} = $${at}`;
    const kind = shape[name] ? unwrap(shape[name]) : undefined;
    if (kind instanceof z.ZodArray)
      return unwrap(kind.element as z.ZodType) instanceof z.ZodEnum
        ? `doc -> '${name}' @> to_jsonb($${at}::text)`
        : `doc -> '${name}' @> jsonb_build_array(jsonb_build_object('id', $${at}::text))`;
    return kind instanceof z.ZodObject ? `doc -> '${name}' ->> 'id' = $${at}` : `doc ->> '${name}' = $${at}`;
  };
  const refersToAny = (name: string, at: number): string =>
    shape[name] && unwrap(shape[name]) instanceof z.ZodArray
      ? `exists (select from jsonb_array_elements(doc -> '${name}') as one where one ->> 'id' = any($${at}::text[]))`
      : `doc -> '${name}' ->> 'id' = any($${at}::text[])`;

  /** The rows that somebody reaches. Without a field to tell them by there are none. */
  function reached({ branches, owner: person }: RowFilter, values: unknown[]): string {
    const { branch, owner } = resource.belongsTo;
    const conditions: string[] = [];
    if (branches && branch) conditions.push(refersToAny(branch, values.push(branches)));
    if (person && owner) conditions.push(refersToAny(owner, values.push([person])));
    return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
  }
  const searched =
    listed.q ?? `lower(concat_ws(' ', ${resource.search.map((name) => `doc ->> '${name}'`).join(', ')}))`;

  const inGroup = (within: string | null | undefined): string => {
    if (within === undefined) return table;
    const group = `doc -> '${resource.ordered?.within}' ->> 'id'`;
    return `${table} where ${group} ${within === null ? 'is null' : '= $1'}`;
  };

  return {
    async find(tx: Transaction, id: string): Promise<Entity<S> | undefined> {
      const [row] = await tx.query<Row>(`select ${columns} from ${table} where id = $1`, [id], `${table}-find`);
      return row && entityOf(row);
    },

    /** @param within what the caller reaches */
    list(tx: Transaction, query: ListQuery, onlyPublic: boolean, within: Within = true): Promise<Page<Entity<S>>> {
      const where: string[] = [];
      const values: unknown[] = [];
      for (const name of resource.filters) {
        const value = query.filter?.[name];
        if (value !== undefined) where.push(matches(name, values.push(value)));
      }
      where.push(...rangeConditions(query.filter, ranges, values));
      if (query.ids) where.push(`id = any($${values.push(query.ids.split(','))}::uuid[])`);
      if (within !== true) where.push(reached(within, values));
      if (query.q) {
        where.push(`strpos(${searched}, lower($${values.push(query.q)})) > 0`);
      }
      if (onlyPublic && resource.publicIf)
        where.push(`(${resource.publicIf.map((name) => `(doc ->> '${name}')::boolean`).join(' or ')})`);
      const sort = query.sort ?? resource.defaultSort ?? 'createdAt';
      // Both the same way, so that one index serves either.
      const order = sort.startsWith('-') ? `${sortKey(sort.slice(1))} desc, id desc` : sortKey(sort);
      const from = where.length > 0 ? `${table} where ${where.join(' and ')}` : table;
      return readPage(tx, query, { columns, from, order, values }, entityOf);
    },

    async insert(tx: Transaction, id: string, doc: z.output<S>, at: Date): Promise<Entity<S>> {
      const [row] = await tx.query<Row>(
        `insert into ${table} (id, version, doc, created_at, updated_at) values ($1, 1, $2, $3, $3) returning ${columns}`,
        [id, JSON.stringify(doc), at],
        `${table}-insert`,
      );
      return entityOf(row as Row);
    },

    /** Undefined where the version is no longer the newest, or there is no such entity. */
    async update(
      tx: Transaction,
      id: string,
      version: number,
      doc: z.output<S>,
      at: Date,
    ): Promise<Entity<S> | undefined> {
      const [row] = await tx.query<Row>(
        `update ${table} set doc = $3, version = version + 1, updated_at = $4 where id = $1 and version = $2 returning ${columns}`,
        [id, version, JSON.stringify(doc), at],
        `${table}-update`,
      );
      return row && entityOf(row);
    },

    /** Those of a group, or of all where there are no groups, by their own order. @param within null: those in no group */
    async inOrder(tx: Transaction, within: string | null | undefined): Promise<Entity<S>[]> {
      const rows = await tx.query<Row>(`select ${columns} from ${inGroup(within)} order by ${ownNumber}, id`, [
        ...(within ? [within] : []),
      ]);
      return rows.map(entityOf);
    },

    /** -1 where there is none in the group. */
    async lastNumber(tx: Transaction, within: string | null | undefined): Promise<number> {
      const [row] = await tx.query<{ last: number | null }>(
        `select max(${ownNumber})::float8 as last from ${inGroup(within)}`,
        within ? [within] : [],
      );
      return row?.last ?? -1;
    },

    /** The ids of those that stand under one of these. */
    async under(tx: Transaction, ids: readonly string[]): Promise<string[]> {
      const rows = await tx.query<{ id: string }>(
        `select id from ${table} where doc -> '${resource.parent}' ->> 'id' = any($1::text[])`,
        [ids],
      );
      return rows.map(({ id }) => id);
    },

    /** Waits for every other transaction of the tenant that called this for this resource, and lets the next wait for this one. */
    async serialize(tx: Transaction): Promise<void> {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended($1 || current_setting('app.tenant'), 0))`, [table]);
    },

    /** Leaves a tombstone at the next version, which it returns; undefined where there is no such entity. */
    remove: (tx: Transaction, id: string): Promise<Tombstone | undefined> =>
      deleteWithTombstone(tx, { table, kind, id }),

    /** Up to `most` entities whose id follows `after`, by id. */
    async liveAfter(tx: Transaction, after: string, most: number): Promise<Entity<S>[]> {
      const rows = await tx.query<Row>(`select ${columns} from ${table} where id > $1 order by id limit $2`, [
        after,
        most,
      ]);
      return rows.map(entityOf);
    },
  };
}

export type ResourceStore<S extends z.ZodObject> = ReturnType<typeof resourceStore<S>>;
