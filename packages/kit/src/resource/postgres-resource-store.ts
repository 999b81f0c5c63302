import { shapeOf, unwrap } from '@theke/contracts/field';
import type { RowFilter } from '@theke/contracts/permissions';
import type { Entity, Resource } from '@theke/contracts/resource';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import { z } from 'zod';
import { tenantLock } from '../database/advisory-locks.ts';
import { type Transaction, violatedUnique } from '../database/database.ts';
import { ownSchema } from '../database/layout.ts';
import { readPage } from '../database/read-page.ts';
import { kindOf } from '../events/kind-of.ts';
import { deleteWithTombstone, tombstonesAfter } from '../events/tombstone.ts';
import { type Condition, toFilterConditions } from './filter-condition.ts';
import { type Besides, NotUnique, type ResourceStore, type StoreQuery } from './resource-store.ts';
import { checkSizeLimit, defaultSizeLimit, type SizeLimit } from './size-limit.ts';
import { releaseValue, releaseValues, takeValues } from './taken-values.ts';
import { buildMarks, marksOfWord } from './text-marks.ts';

type Doc = Record<string, unknown>;
type Row = { id: string; version: number; doc: Doc; created_at: Date; updated_at: Date };

const columns = 'id, version, doc, created_at, updated_at';

/**
 * Generated columns of a resource's table that hold document fields, for tables with tens of thousands of rows. Key:
 * field name; value: column. Lists of references are JSON. `q` and `term` name the columns with their search text,
 * built by `search_text` in the migrations.
 */
export type ListColumns = Readonly<Record<string, string>>;

/** SQL conditions of filters that are not fields, by name; `at` is the parameter number. */
export type ListConditions = Readonly<Record<string, (at: number) => string>>;

export type PostgresStoreOptions = {
  /** Generated columns used in lists instead of the document. */
  columns?: ListColumns | undefined;
  conditions?: ListConditions | undefined;
  computedFilters?: Besides | undefined;
  sizeLimit?: SizeLimit | undefined;
  /**
   * The table has a column `search_marks` besides the search text; every statement that writes its rows must set it.
   */
  marked?: boolean | undefined;
  /** Clock for `publicFrom`. Default: the system's. */
  now?: (() => Date) | undefined;
};

/** SQL for one resource's table (kit migration, `create_resource_table`). The tenant is that of the transaction. */
export function postgresResourceStore<S extends z.ZodObject>(
  resource: Resource<S>,
  {
    columns: listed = {},
    conditions = {},
    computedFilters,
    sizeLimit = defaultSizeLimit,
    marked = false,
    now = () => new Date(),
  }: PostgresStoreOptions = {},
): ResourceStore<S> {
  // Stored in a column of the table.
  const textOf = resource.buildSearchText;
  const table = resource.name.replaceAll('-', '_');
  const kind = kindOf(resource.events.deleted.type);
  const shape = shapeOf(resource.draft) ?? {};

  const toEntity = (row: Row) =>
    ({
      ...row.doc,
      id: row.id,
      version: row.version,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }) as Entity<S>;

  const ownNumber = `coalesce((doc ->> '${resource.ordered?.by}')::numeric, 0)`;

  // Names come from the definition: the contract admits no others in a request.
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

  /** SQL to compare a field by number, time or text; ISO dates compare correctly as text. */
  function comparable(name: string): string {
    if (name === 'createdAt') return 'created_at';
    if (name === 'updatedAt') return 'updated_at';
    if (listed[name]) return listed[name];
    const kind = shape[name] ? unwrap(shape[name]) : undefined;
    if (kind instanceof z.ZodNumber) return `(doc ->> '${name}')::numeric`;
    return kind instanceof z.ZodISODateTime ? `(doc ->> '${name}')::timestamptz` : `(doc ->> '${name}')`;
  }

  /** @param values the compared values are appended */
  function toSql(condition: Condition, onlyPublic: boolean, values: unknown[]): string {
    const toSqlAll = (all: readonly Condition[]) => all.map((one) => toSql(one, onlyPublic, values));
    if ('all' in condition) return condition.all.length > 0 ? `(${toSqlAll(condition.all).join(' and ')})` : 'true';
    if ('any' in condition) return condition.any.length > 0 ? `(${toSqlAll(condition.any).join(' or ')})` : 'false';
    const { value } = condition;
    if ('computedFilters' in condition) {
      const toCondition = conditions[condition.computedFilters];
      // Guests must not filter by computed conditions.
      return toCondition && !onlyPublic ? toCondition(values.push(value)) : 'false';
    }
    const { field } = condition;
    if ('end' in condition)
      return `${comparable(field)} ${condition.end === 'from' ? '>=' : '<'} $${values.push(value)}`;
    return value === null ? `${listed[field] ?? `doc ->> '${field}'`} is null` : matches(field, value, values);
  }

  const matches = (name: string, value: string, values: unknown[]): string => {
    const at = (compared: unknown) => `$${values.push(compared)}`;
    const kind = shape[name] ? unwrap(shape[name]) : undefined;
    if (kind instanceof z.ZodArray) {
      const list = listed[name] ?? `doc -> '${name}'`;
      const isOfReferences = unwrap(kind.element as z.ZodType) instanceof z.ZodObject;
      if (value === 'none' && isOfReferences) return `coalesce(jsonb_array_length(${list}), 0) = 0`;
      return `${list} @> ${at(JSON.stringify([isOfReferences ? { id: value } : value]))}::jsonb`;
    }
    if (listed[name]) return `${listed[name]} = ${at(value)}`;
    if (kind instanceof z.ZodNumber) return `(doc ->> '${name}')::numeric = ${at(value)}::numeric`;
    return kind instanceof z.ZodObject
      ? `doc -> '${name}' ->> 'id' = ${at(value)}`
      : `doc ->> '${name}' = ${at(value)}`;
  };
  const refersToAny = (name: string, at: number): string =>
    shape[name] && unwrap(shape[name]) instanceof z.ZodArray
      ? `exists (select from jsonb_array_elements(doc -> '${name}') as one where one ->> 'id' = any($${at}::text[]))`
      : `doc -> '${name}' ->> 'id' = any($${at}::text[])`;

  /** Condition for the rows in a caller's scope; none if the resource has no matching field. */
  function reached({ branches, owner: person }: RowFilter, values: unknown[]): string {
    const { branch, owner } = resource.belongsTo;
    const conditions: string[] = [];
    if (branches && branch) conditions.push(refersToAny(branch, values.push(branches)));
    if (person && owner) conditions.push(refersToAny(owner, values.push([person])));
    return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
  }
  const shownTexts = (between: string, document = 'doc') =>
    `search_text(concat_ws(${between}, ${resource.search.map((name) => `${document} ->> '${name}'`).join(', ')}))`;
  const searched = textOf ? 'search' : (listed.q ?? shownTexts("' '"));
  const termed = listed.term ?? shownTexts("e'\\n'");
  const isColumn = (text: string) => /^\w+$/.test(text);
  // `strpos` counts the characters before its match one by one, which takes longer in long texts than finding it. If
  // the text has a match, the part before the first one is shorter than the text.
  const holds = (text: string, at: number): string =>
    isColumn(text)
      ? `octet_length(split_part(${text}, $${at}, 1)) < octet_length(${text})`
      : `strpos(${text}, $${at}) > 0`;
  /**
   * Changes the planner's estimate. For a bare condition it expects hardly any matches, and reads and sorts all rows.
   * For a CASE it expects half of them to match, and reads the first rows in index order.
   */
  const ifSo = (condition: string): string => `case when ${condition} then true else false end`;
  const { draftSearch } = resource;
  /** Condition that all words match, in any order. Marks first: each is cheaper to check than the text. */
  const searchedFor = (searchInput: string, values: unknown[], onlyPublic: boolean): string => {
    const words = searchWords(searchInput);
    if (words.length === 0) return 'true';
    const marks = marked
      ? words.flatMap((word) => marksOfWord(word)).map((mark) => `get_bit(search_marks, ${mark}) = 1`)
      : [];
    const holdsAll = (text: string) => words.map((word) => holds(text, values.push(word)));
    const textCondition = [...marks, ...holdsAll(searched)].join(' and ');
    if (!draftSearch || onlyPublic) return ifSo(textCondition);
    // Flag first: few rows have a draft, and only theirs are read in full.
    const texts = shownTexts("' '", `doc -> '${draftSearch.in}'`);
    return ifSo(`${textCondition} or ${[flag(draftSearch.if), ...holdsAll(texts)].join(' and ')}`);
  };
  const flag = (name: string): string => (listed[name] ? `${listed[name]} = 'true'` : `(doc ->> '${name}')::boolean`);

  /** Conditions for the rows that guests see. @param values the compared values are appended */
  function publicConditions(values: unknown[]): string[] {
    const { publicIf, publicFrom } = resource;
    return [
      ...(publicIf ? [`(${publicIf.map(flag).join(' or ')})`] : []),
      ...(publicFrom ? [`${comparable(publicFrom)} <= $${values.push(now().toISOString())}`] : []),
    ];
  }
  const whereAll = (conditions: readonly string[]): string =>
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

  /** ORDER BY terms. Includes `id`, which breaks ties, only if it descends; callers append an ascending `id`. */
  function orderOf(sort: StoreQuery['sort'], onlyPublic: boolean): string {
    const order = [sort ?? resource.defaultSort ?? 'createdAt'].flat().map((one) => {
      const field = one.replace('-', '');
      const hiddenWhen = onlyPublic ? resource.hiddenWhen?.[field] : undefined;
      const key = hiddenWhen
        ? `case when (doc ->> '${hiddenWhen}')::boolean then null else ${sortKey(field)} end`
        : sortKey(field);
      return one.startsWith('-') ? `${key} desc` : key;
    });
    // Same direction throughout, so that one index serves both.
    if (order.at(-1)?.endsWith(' desc')) order.push('id desc');
    return order.join(', ');
  }

  const inGroup = (within: string | null | undefined): string => {
    if (within === undefined) return table;
    const group = `doc -> '${resource.ordered?.within}' ->> 'id'`;
    return `${table} where ${group} ${within === null ? 'is null' : '= $1'}`;
  };

  /** @returns the document as JSON @throws Problem 422 if it exceeds the size limit */
  async function written(tx: Transaction, id: string, doc: object): Promise<string> {
    const text = JSON.stringify(doc);
    await checkSizeLimit(sizeLimit, text.length, async () => {
      const [otherDocuments] = await tx.query<{ length: number }>(
        `select coalesce(sum(length), 0)::float8 as length from (select length(doc::text) from ${table} where id <> $1) as other
         where length > ${sizeLimit.usual}`,
        [id],
        `${table}-size`,
      );
      return otherDocuments?.length ?? 0;
    });
    return text;
  }

  /** Columns with search text. */
  const searchColumns = [...(textOf ? ['search'] : []), ...(textOf && marked ? ['search_marks'] : [])];
  function alsoSearched(doc: z.output<S>): (string | Buffer)[] {
    if (!textOf) return [];
    const text = searchText(textOf(doc));
    return marked ? [text, buildMarks(text)] : [text];
  }

  /** Unique indexes are named TABLE_FIELD_unique, so that the error can name the field. */
  async function writing(work: Promise<Row[]>): Promise<Entity<S> | undefined> {
    const rows = await work.catch((error: unknown) => {
      const field = violatedUnique(error)?.match(/_([a-z]+)_unique$/)?.[1];
      throw field ? new NotUnique(field) : error;
    });
    return rows[0] && toEntity(rows[0]);
  }

  return {
    async find(tx, id) {
      const [row] = await tx.query<Row>(`select ${columns} from ${table} where id = $1`, [id], `${table}-find`);
      return row && toEntity(row);
    },

    async list(tx, query, onlyPublic, within = true) {
      const values: unknown[] = [];
      const { all } = await toFilterConditions(resource, tx, query.filter, computedFilters);
      const where = all.map((one) => toSql(one, onlyPublic, values));
      if (query.ids) where.push(`id = any($${values.push(query.ids.split(','))}::uuid[])`);
      if (within !== true) where.push(reached(within, values));
      if (onlyPublic) where.push(...publicConditions(values));
      if (query.term) {
        const alternatives = [ifSo(holds(termed, values.push(searchText(query.term))))];
        for (const filter of query.termOr ?? [])
          alternatives.push(toSql(await toFilterConditions(resource, tx, filter, computedFilters), onlyPublic, values));
        where.push(`(${alternatives.join(' or ')})`);
      }
      const words = [query.q ?? []].flat().filter(Boolean);
      if (words.length > 0) where.push(`(${words.map((word) => searchedFor(word, values, onlyPublic)).join(' or ')})`);
      const from = where.length > 0 ? `${table} where ${where.join(' and ')}` : table;
      const isSought = words.length > 0;
      const order = orderOf(query.sort, onlyPublic);
      return readPage(tx, query, { columns, from, order, values, table, isSought }, toEntity);
    },

    async versions(tx, sort, onlyPublic) {
      const values: unknown[] = [];
      const where = whereAll(onlyPublic ? publicConditions(values) : []);
      return tx.query(`select id, version from ${table} ${where} order by ${orderOf(sort, onlyPublic)}, id`, values);
    },

    async outline(tx, fields, sort) {
      // Columns store flags as text; fields without a column are read from the document.
      const selected = fields.map((name) => {
        const isFlag = shape[name] && unwrap(shape[name]) instanceof z.ZodBoolean;
        const column = listed[name];
        return `${column ? (isFlag ? `${column} = 'true'` : column) : `doc -> '${name}'`} as "${name}"`;
      });
      return tx.query(
        `select ${['id', 'version', ...selected].join(', ')} from ${table} order by ${orderOf(sort, false)}, id`,
      );
    },

    async findBy(tx, field, value) {
      const [row] = await tx.query<Row>(
        `select ${columns} from ${table}
         where id = (select id from taken_value where kind = $1 and field = $2 and value = $3)`,
        [resource.name, field, String(value)],
        `${table}-find-by`,
      );
      return row && toEntity(row);
    },

    releaseFormer: async (tx, { id }, field, value) => releaseValue(tx, resource, { id, field, value: String(value) }),

    async insert(tx, id, doc, at) {
      const text = await written(tx, id, doc);
      const entity = await writing(
        tx.query<Row>(
          `insert into ${table} (${['id, version, doc, created_at, updated_at', ...searchColumns].join(', ')})
           values (${['$1, 1, $2, $3, $3', ...searchColumns.map((_, at) => `$${at + 4}`)].join(', ')}) returning ${columns}`,
          [id, text, at, ...alsoSearched(doc)],
          `${table}-insert`,
        ),
      );
      await takeValues(tx, resource, id, doc);
      return entity as Entity<S>;
    },

    async update(tx, id, version, doc, at) {
      const text = await written(tx, id, doc);
      const entity = await writing(
        tx.query<Row>(
          `update ${table} set ${['doc = $3, version = version + 1, updated_at = $4', ...searchColumns.map((name, at) => `${name} = $${at + 5}`)].join(', ')}
           where id = $1 and version = $2 returning ${columns}`,
          [id, version, text, at, ...alsoSearched(doc)],
          `${table}-update`,
        ),
      );
      if (entity) await takeValues(tx, resource, id, doc);
      return entity;
    },

    async remove(tx, id) {
      const tombstone = await deleteWithTombstone(tx, { table, kind, id });
      if (tombstone) releaseValues(tx, resource, id);
      return tombstone;
    },

    async restore(tx, { id, version, createdAt }, doc, at, former = []) {
      const [deleted] = await tx.query(
        'delete from tombstone where kind = $1 and id = $2 and version = $3 returning id',
        [kind, id, version],
        'tombstone-lift',
      );
      if (!deleted) return undefined;
      const text = await written(tx, id, doc);
      const entity = await writing(
        tx.query<Row>(
          `insert into ${table} (${['id, version, doc, created_at, updated_at', ...searchColumns].join(', ')})
           values (${['$1, $2, $3, $4, $5', ...searchColumns.map((_, at) => `$${at + 6}`)].join(', ')}) returning ${columns}`,
          [id, version + 1, text, createdAt, at, ...alsoSearched(doc)],
          `${table}-restore`,
        ),
      );
      for (const { field, value } of former) await takeValues(tx, resource, id, { [field]: value });
      await takeValues(tx, resource, id, doc);
      return entity;
    },

    // A reference to a resource protected while in use locks the row until the commit (uses.ts).
    count: async (tx, ids) =>
      (
        await tx.query(
          `select from ${table} where id = any($1)${resource.isKeptWhileUsed ? ' order by id for key share' : ''}`,
          [ids],
          `${table}-count`,
        )
      ).length,

    async countsBy(tx, field, onlyPublic) {
      const list = listed[field] ?? `doc -> '${field}'`;
      const values: unknown[] = [];
      const where = whereAll(onlyPublic ? publicConditions(values) : []);
      const rows = await tx.query<{ id: string; count: number }>(
        `select one ->> 'id' as id, count(*)::int as count from ${table}, jsonb_array_elements(${list}) as one ${where} group by 1`,
        values,
      );
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    async liveAfter(tx, after, max) {
      const page = `select ${columns} from ${table} where id > $1 order by id limit $2`;
      return (await tx.query<Row>(page, [after, max])).map(toEntity);
    },

    deletedAfter: (tx, after, max) => tombstonesAfter(tx, kind, after, max),

    async inOrder(tx, within) {
      const group = `select ${columns} from ${inGroup(within)} order by ${ownNumber}, id`;
      return (await tx.query<Row>(group, within ? [within] : [])).map(toEntity);
    },

    async lastNumber(tx, within) {
      const last = `select max(${ownNumber})::float8 as last from ${inGroup(within)}`;
      const [row] = await tx.query<{ last: number | null }>(last, within ? [within] : []);
      return row?.last ?? -1;
    },

    async under(tx, ids) {
      const below = `select id from ${table} where doc -> '${resource.parent}' ->> 'id' = any($1::text[])`;
      return (await tx.query<{ id: string }>(below, [ids])).map(({ id }) => id);
    },

    async serialize(tx) {
      await tx.query(`select pg_advisory_xact_lock(${tenantLock('resource', ownSchema, '$1::text')})`, [table]);
    },
  };
}
