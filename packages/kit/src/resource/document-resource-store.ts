import { shapeOf, unwrap } from '@theke/contracts/field';
import type { RowFilter } from '@theke/contracts/permissions';
import type { Entity, Resource } from '@theke/contracts/resource';
import { searchText } from '@theke/rules/lists/search-text';
import type { z } from 'zod';
import { maxCounted, maxSearched } from '../database/read-page.ts';
import type { DocumentUnit, Where } from '../documents/document-unit.ts';
import type { DocumentState, StoredDocument } from '../documents/stored-document.ts';
import { comparable, keysOf, toFilterCondition } from './document-fields.ts';
import { type Condition, toFilterConditions } from './filter-condition.ts';
import type { Besides, ResourceStore, StoreQuery } from './resource-store.ts';
import { checkSizeLimit, defaultSizeLimit, type SizeLimit } from './size-limit.ts';

const nothing: Where = { _id: { $in: [] } };
const alive: Where = { isDeleted: false };

/** Escapes regular expression characters in user input. */
const asItIs = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

export type DocumentStoreOptions = {
  computedFilters?: Besides | undefined;
  sizeLimit?: SizeLimit | undefined;
  /** Clock for `publicFrom`. Default: the system's. */
  now?: (() => Date) | undefined;
};

/** Stores the entities of one resource as documents. */
export function documentResourceStore<S extends z.ZodObject>(
  resource: Resource<S>,
  { computedFilters, sizeLimit = defaultSizeLimit, now = () => new Date() }: DocumentStoreOptions = {},
): ResourceStore<S, DocumentUnit> {
  const { unique, former, buildSearchText } = resource;
  const shape = shapeOf(resource.draft) ?? {};
  const kindOf = (name: string) => (shape[name] ? unwrap(shape[name]) : undefined);
  const documents = (unit: DocumentUnit) => unit.documents(resource.name);

  const entityOf = ({ doc, id, version, createdAt, updatedAt }: DocumentState) =>
    ({
      ...doc,
      id,
      version,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }) as unknown as Entity<S>;

  async function computeState(
    unit: DocumentUnit,
    id: string,
    doc: z.output<S>,
    before?: DocumentState,
  ): Promise<Omit<DocumentState, 'version' | 'createdAt' | 'updatedAt'>> {
    const text = JSON.stringify(doc);
    await checkSizeLimit(sizeLimit, text.length, () =>
      documents(unit).lengthOf({ ...alive, id: { $ne: id }, length: { $gt: sizeLimit.usual } }),
    );
    // Normalized as it will be read: JSON drops undefined values.
    const plain = JSON.parse(text) as Record<string, unknown>;
    return {
      id,
      doc: plain,
      isDeleted: false,
      keys: { ...keysOf(resource, plain), ...(buildSearchText && { q: searchText(buildSearchText(doc)) }) },
      unique: [...new Set([...valuesOf(plain), ...(before?.unique.filter(isFormer) ?? [])])],
      length: text.length,
    };
  }

  const valuesOf = (doc: Readonly<Record<string, unknown>>) =>
    unique.flatMap((name) => (doc[name] == null ? [] : [`${name}:${doc[name]}`]));
  const isFormer = (value: string) => former.some((name) => value.startsWith(`${name}:`));

  const living = async (unit: DocumentUnit, id: string): Promise<DocumentState | undefined> => {
    const found = await documents(unit).find(id);
    return found?.isDeleted ? undefined : found;
  };

  function orderOf(sort: StoreQuery['sort'], onlyPublic: boolean): Record<string, 1 | -1> {
    const sorts = [sort ?? resource.defaultSort ?? 'createdAt'].flat().map((one) => {
      const [field, way] = one.startsWith('-') ? [one.slice(1), -1 as const] : [one, 1 as const];
      if (field === 'createdAt' || field === 'updatedAt') return [field, way] as const;
      return [`keys.${onlyPublic && resource.hiddenWhen?.[field] ? `${field}ToGuests` : field}`, way] as const;
    });
    return { ...Object.fromEntries(sorts), id: sorts.at(-1)?.[1] ?? 1 };
  }

  function reached({ branches, owner: person }: RowFilter): Where {
    const { branch, owner } = resource.belongsTo;
    const any: Where[] = [];
    if (branches && branch) any.push({ [`doc.${branch}.id`]: { $in: branches } });
    if (person && owner) any.push({ [`doc.${owner}.id`]: person });
    return any.length > 0 ? { $or: any } : nothing;
  }

  function toWhere(condition: Condition): Where {
    if ('all' in condition) return condition.all.length > 0 ? { $and: condition.all.map(toWhere) } : {};
    if ('any' in condition) return condition.any.length > 0 ? { $or: condition.any.map(toWhere) } : nothing;
    if ('computedFilters' in condition) return nothing;
    const { field, value } = condition;
    if ('end' in condition) {
      const stored = field === 'createdAt' || field === 'updatedAt' ? field : `keys.${field}`;
      return { [stored]: { [condition.end === 'from' ? '$gte' : '$lt']: comparable(kindOf(field), condition.value) } };
    }
    return value === null ? { [`doc.${field}`]: null } : toFilterCondition(kindOf(field), field, value);
  }

  /** Conditions for the documents that guests see. */
  const publicConditions = (): Where[] => {
    const { publicIf, publicFrom } = resource;
    return [
      ...(publicIf ? [{ $or: publicIf.map((name) => ({ [`doc.${name}`]: true })) }] : []),
      ...(publicFrom
        ? [{ [`keys.${publicFrom}`]: { $lte: comparable(kindOf(publicFrom), now().toISOString()) } }]
        : []),
    ];
  };

  const ownKey = `keys.${resource.ordered?.by}`;
  const inGroup = (within: string | null | undefined): Where =>
    within === undefined ? alive : { $and: [alive, { [`doc.${resource.ordered?.within}.id`]: within }] };
  const toId = ({ id }: StoredDocument) => id;

  return {
    async find(unit, id) {
      const found = await living(unit, id);
      return found && entityOf(found);
    },

    async list(unit, { page, pageSize, ids, q, term, termOr = [], filter, sort }, onlyPublic, within = true) {
      const filterCondition = await toFilterConditions(resource, unit, filter, computedFilters);
      const all: Where[] = [alive, ...filterCondition.all.map(toWhere)];
      if (ids) all.push({ id: { $in: ids.split(',') } });
      if (within !== true) all.push(reached(within));
      const words = [q ?? []].flat().filter(Boolean);
      // Keys stored before ADR 0027 are lower case until the next save.
      const holding = (key: string, text: string) => ({
        $or: [searchText(text), text.toLowerCase()].map((part) => ({ [`keys.${key}`]: { $regex: asItIs(part) } })),
      });
      if (words.length > 0) {
        const looked = resource.draftSearch && !onlyPublic ? ['q', 'qOfDraft'] : ['q'];
        const holdingAll = (query: string, key: string): Where => {
          const terms = query.split(/\s+/).filter((word) => searchText(word) !== '');
          return terms.length > 0 ? { $and: terms.map((word) => holding(key, word)) } : {};
        };
        all.push({ $or: words.flatMap((word) => looked.map((key) => holdingAll(word, key))) });
      }
      if (term) {
        const alternatives: Where[] = [holding(buildSearchText ? 'term' : 'q', term)];
        for (const one of termOr)
          alternatives.push(toWhere(await toFilterConditions(resource, unit, one, computedFilters)));
        all.push({ $or: alternatives });
      }
      if (onlyPublic) all.push(...publicConditions());
      const skip = (page - 1) * pageSize;
      const limit = Math.max(words.length > 0 ? maxSearched : maxCounted, skip + pageSize);
      const where = { $and: all };
      const [rows, counted] = await Promise.all([
        documents(unit).list(where, {
          sort: orderOf(sort, onlyPublic),
          skip,
          limit: pageSize,
        }),
        documents(unit).count(where, limit + 1),
      ]);
      return {
        data: rows.map(entityOf),
        meta: { total: Math.min(counted, limit), isTotalCapped: counted > limit, page, pageSize },
      };
    },

    versions(unit, sort, onlyPublic) {
      const all: Where[] = [alive];
      if (onlyPublic) all.push(...publicConditions());
      return documents(unit).outline({ $and: all }, orderOf(sort, onlyPublic), []);
    },

    async outline(unit, fields, sort) {
      const found = await documents(unit).outline(alive, orderOf(sort, false), fields);
      return found.map(({ doc, ...version }) => ({ ...version, ...doc })) as never;
    },

    async findBy(unit, field, value) {
      const [found] = await documents(unit).list(
        { ...alive, unique: `${field}:${value}` },
        { sort: { id: 1 }, limit: 1 },
      );
      return found && entityOf(found);
    },

    async releaseFormer(unit, { id, version }, field, value) {
      const before = await living(unit, id);
      if (before?.version !== version) return;
      const unique = before.unique.filter((one) => one !== `${field}:${value}` && !one.startsWith(':'));
      documents(unit).replace({ ...before, unique }, version);
    },

    async insert(unit, id, doc, at) {
      const state = { ...(await computeState(unit, id, doc)), version: 1, createdAt: at, updatedAt: at };
      documents(unit).insert(state);
      return entityOf(state);
    },

    async update(unit, id, version, doc, at) {
      const before = await living(unit, id);
      if (before?.version !== version) return undefined;
      const state = {
        ...(await computeState(unit, id, doc, before)),
        version: version + 1,
        createdAt: before.createdAt,
        updatedAt: at,
      };
      documents(unit).replace(state);
      return entityOf(state);
    },

    async remove(unit, id) {
      const before = await living(unit, id);
      if (!before) return undefined;
      const { doc, ...rest } = before;
      const version = before.version + 1;
      documents(unit).replace({ ...rest, version, isDeleted: true, keys: {}, unique: [], length: 0 });
      return { id, version };
    },

    async restore(unit, { id, version, createdAt }, doc, at, former = []) {
      const deleted = await documents(unit).find(id);
      if (!deleted?.isDeleted || deleted.version !== version) return undefined;
      const before = { ...deleted, unique: former.map(({ field, value }) => `${field}:${value}`) };
      const state = {
        ...(await computeState(unit, id, doc, before)),
        version: version + 1,
        createdAt,
        updatedAt: at,
      };
      documents(unit).replace(state);
      return entityOf(state);
    },

    async count(unit, ids) {
      return documents(unit).count({ $and: [alive, { id: { $in: [...ids] } }] }, ids.length || 1);
    },

    countsBy(unit, field, onlyPublic) {
      const all: Where[] = [alive];
      if (onlyPublic) all.push(...publicConditions());
      return documents(unit).countsBy({ $and: all }, `doc.${field}`);
    },

    async liveAfter(unit, after, limit) {
      const where = { $and: [alive, { id: { $gt: after } }] };
      return (await documents(unit).list(where, { sort: { id: 1 }, limit })).map(entityOf);
    },

    async deletedAfter(unit, after, limit) {
      const where = { $and: [{ isDeleted: true }, { id: { $gt: after } }] };
      const deleted = await documents(unit).list(where, { sort: { id: 1 }, limit });
      return deleted.map(({ id, version }) => ({ id, version }));
    },

    inOrder: async (unit, within) =>
      (await documents(unit).list(inGroup(within), { sort: { [ownKey]: 1, id: 1 } })).map(entityOf),

    async lastNumber(unit, within) {
      const [last] = await documents(unit).list(inGroup(within), { sort: { [ownKey]: -1 }, limit: 1 });
      return last ? Number(last.keys[resource.ordered?.by ?? '']) : -1;
    },

    async under(unit, ids) {
      const where = { $and: [alive, { [`doc.${resource.parent}.id`]: { $in: [...ids] } }] };
      return (await documents(unit).list(where, { sort: { id: 1 } })).map(toId);
    },

    serialize: (unit) => documents(unit).lock(),
  };
}
