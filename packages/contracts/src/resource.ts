import { z } from 'zod';
import { binDays, binnedEntry, binQuery } from './bin.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { type DefinedEvent, defineEvent, type EventDefinition } from './event.ts';
import { field, metaOf, shapeOf, unwrap } from './field.ts';
import { filterSchema, listQuerySchema } from './list-query.ts';
import { type Permission, reachesOf } from './permissions.ts';
import { usesEndpoint } from './uses.ts';
import { byId, exampleId as exampleIdOf, id, instant, version } from './wire.ts';

/**
 * An entity that staff list, create, change and delete. Endpoints, events, store filters, and the back office's lists
 * and forms are derived from one definition.
 */
export type ResourceOptions<S extends z.ZodObject> = {
  service: string;
  /** Plural, as in the path: `products`. */
  name: string;
  /** Singular, as in events: `product`. */
  one: string;
  /** German singular and plural, also used in default messages: `{ one: 'Produkt', many: 'Produkte' }`. */
  label: {
    one: string;
    many: string;
    /** Name on screens and in the audit log, if it differs from the one in specified error sentences (OFFICE-05). */
    menuLabel?: { one: string; many: string };
  };
  /** Fields that staff write. Unknown fields are rejected. */
  draft: S;
  /** Default: all staff, or everyone with access to the owner's rows. */
  read?: Permission;
  /** Default: managers, or everyone with access to the owner's rows. */
  write?: Permission;
  /** Fields set by the service: sent values are ignored, and forms do not show them. */
  serverFields?: readonly string[];
  /** The public view of an entity. Without this function guests cannot read the resource. */
  toPublic?: (entity: Entity<S>) => object;
  /** The view of staff, if it differs from the stored fields: the draft instead of the published fields. */
  toStaff?: (entity: Entity<S>) => Entity<S>;
  /** Guests see only entities with one of these flags. Default: all. */
  publicIf?: readonly string[];
  /** Guests see an entity only from the instant in this field on. */
  publicFrom?: string;
  /** Fields hidden from guests while a flag is set; guests cannot sort by them either. */
  hiddenWhen?: Readonly<Record<string, string>>;
  /**
   * When `GET /init` contains the public entities: for every page, only for full requests, or never. Default: `all`.
   */
  inInit?: 'page' | 'all' | 'never';
  /** Fields for `filter[x]=`; allowed values follow from their types. Lists match if any element equals the value. */
  filters?: readonly string[];
  /** Fields with unique values within a tenant. Each value identifies its entity. */
  unique?: readonly string[];
  /** Unique fields whose former values remain reserved for their entity and still identify it. */
  former?: readonly string[];
  /** Filters without a field, implemented by the service. For guests, those implemented in SQL match nothing. */
  computedFilters?: Readonly<Record<string, z.ZodType>>;
  /**
   * Fields that form the label of an entity in references. Default: `['name']`. `sort=` accepts the first, `q=`
   * searches all, so every entity can be found in a picker.
   */
  labelFields?: readonly [string, ...string[]];
  /** Order of these fields within the label, if it differs from the sort order: first names first. */
  labelOrder?: readonly string[];
  /**
   * Fields for `filter[xFrom]=` and `filter[xUntil]=`: from included, until excluded. In addition to createdAt and
   * updatedAt.
   */
  range?: readonly string[];
  /** Fields for `sort=`, in addition to the first of `labelFields`, createdAt and updatedAt. */
  sorts?: readonly string[];
  /** Fields that `q=` searches, in addition to `labelFields`. */
  search?: readonly string[];
  /**
   * Field with the draft (`toStaff`) and the flag that a draft exists. Staff's `q=` also searches its label and search
   * fields; guests' never does.
   */
  draftSearch?: { in: string; if: string };
  /** Computes the text that `q=` searches, instead of those fields. */
  buildSearchText?: (draft: z.output<S>) => string;
  /** Default sort order, e.g. `-createdAt`. Default: the first of `labelFields`. */
  defaultSort?: string;
  example: z.input<S>;
  /**
   * Fields with the branch and owner of an entity, as references or lists of references. Permissions for branches or
   * own rows only grant access to matching entities (permissions.ts). Default: entities belong to the whole tenant.
   */
  belongsTo?: { branch?: string; owner?: string };
  /**
   * Manual sort order: `by` names an integer field, `within` a reference within which entities are ordered. Lists are
   * sorted by it, and `POST /name/:id/move` places an entity after another. If the field is optional, new entities are
   * last and changed ones keep their position.
   */
  ordered?: { by: string; within?: string };
  /** The field with the parent: an optional reference to the same resource. */
  parent?: string;
  /** Deleted entities go to a bin and can be restored (ADR 0029). */
  isBinned?: boolean;
  /** Referenced entities cannot be deleted: 409 IN_USE lists the places, and so does `GET /name/:id/uses`. */
  isKeptWhileUsed?: boolean;
};

/** Fields that the server adds to a draft. */
export type StoredFields = { id: string; version: number; createdAt: string; updatedAt: string };
export type Entity<S extends z.ZodObject> = z.output<S> & StoredFields;

/** Up to a hundred comma-separated ids, to read referenced entities in one request. */
export const ids = z
  .string()
  .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}){0,99}$/);

export type ListQuery = {
  ids?: string | undefined;
  page: number;
  pageSize: number;
  sort?: string | undefined;
  q?: string | undefined;
  filter?: Record<string, string | undefined> | undefined;
};

export type Resource<S extends z.ZodObject = z.ZodObject> = ReturnType<typeof defineResource<S>>;

/** A resource with any fields. */
export type AnyResource = Omit<
  Resource,
  'draft' | 'buildSearchText' | 'toPublic' | 'toStaff' | 'entity' | 'endpoints' | 'events' | 'example'
> & {
  draft: z.ZodObject;
  buildSearchText?: ((draft: never) => string) | undefined;
  toPublic?: ((entity: never) => object) | undefined;
  toStaff?: ((entity: never) => object) | undefined;
  endpoints: Record<'list' | 'read' | 'create' | 'update' | 'remove', Endpoint> &
    Partial<Record<'move' | 'listBin' | 'restore' | 'purge', Endpoint | undefined>> & {
      uses?: ReturnType<typeof usesEndpoint> | undefined;
    };
  events: Record<'changed' | 'deleted', EventDefinition>;
  example: unknown;
};

/** The label of an entity in choices: `Dora Huber`. */
export const labelOf = (
  {
    labelFields,
    labelOrder = labelFields,
  }: Pick<Resource, 'labelFields'> & { labelOrder?: readonly string[] | undefined },
  entity: Readonly<Record<string, unknown>>,
): string =>
  labelOrder
    .map((name) => String(entity[name] ?? ''))
    .join(' ')
    .trim();

/** Whether guests may see an entity at an instant: one of its flags is set, and its time has come. */
export const isPublicAt = (
  { publicIf, publicFrom }: Pick<Resource, 'publicIf' | 'publicFrom'>,
  entity: Readonly<Record<string, unknown>>,
  now: Date,
): boolean =>
  (!publicIf || publicIf.some((name) => entity[name] === true)) &&
  (!publicFrom || Date.parse(String(entity[publicFrom])) <= now.getTime());

const capital = (word: string) => word.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Derives the endpoints `list`, `read`, `create`, `update`, `remove`, and the events `changed` and `deleted`. */
export function defineResource<S extends z.ZodObject>(options: ResourceOptions<S>) {
  const { service, name, one, draft, label } = options;
  const { ordered, parent } = options;
  const { menuLabel = label } = label;
  checkOrder(options);
  const filters = [...new Set([...(options.filters ?? []), ...(parent ? [parent] : [])])];
  const range = [...(options.range ?? []), 'createdAt', 'updatedAt'];
  const { belongsTo = {}, inInit = 'all', computedFilters = {} } = options;
  const filter = filterSchema(
    z.object({ ...draft.shape, createdAt: instant, updatedAt: instant }),
    filters,
    range,
    computedFilters,
  );
  const { read, write } = {
    read: belongsTo.owner ? ('own.read' as const) : ('resources.read' as const),
    write: belongsTo.owner ? ('own.write' as const) : ('resources.write' as const),
    ...options,
  };
  checkBelonging(options.name, draft, belongsTo, [read, write]);
  const { unique = [], former = [] } = options;
  for (const field of unique)
    if (!(field in draft.shape))
      throw new Error(`${options.name}: "${field}" cannot be unique: the draft has no such field`);
  for (const field of former)
    if (!unique.includes(field))
      throw new Error(`${options.name}: "${field}" is not unique, so it has no former values`);
  const exampleId = exampleIdOf(one);
  const labelFields = options.labelFields ?? (['name'] as const);
  for (const name of labelFields)
    if (!(name in draft.shape)) throw new Error(`${options.name}: the draft has no label field "${name}"`);
  const ownOrder = ordered ? [ordered.by] : [];
  const sorts = [...new Set([labelFields[0], ...(options.sorts ?? []), ...ownOrder, 'createdAt', 'updatedAt'])];
  const searched = options.search ?? [];
  const search = [...labelFields.filter((name) => !searched.includes(name)), ...searched];
  const defaultSort = options.defaultSort ?? ordered?.by ?? labelFields[0];
  const entity = z.object({
    ...draft.shape,
    id,
    version,
    createdAt: instant,
    updatedAt: instant,
  }) as unknown as z.ZodType<Entity<S>>;
  const update = z.strictObject({ ...draft.shape, version }) as unknown as z.ZodType<
    z.output<S> & { version: number },
    z.input<S> & { version: number }
  >;
  const needs = options.toPublic ? ('public' as const) : read;
  const isCacheable = options.toPublic !== undefined;
  const path = `/${name}`;
  const seen = options.toPublic ? z.union([entity, z.object({ id })]) : entity;
  const reply = seen as unknown as z.ZodType<Entity<S>>;
  const at = { params: { id: exampleId } };
  const named = capital(one);

  // Must precede the paths that end in `:id`: the first match wins.
  const binned = options.isBinned
    ? {
        listBin: endpoint({
          name: `list${capital(name)}InBin`,
          service,
          method: 'GET',
          path: `${path}/bin`,
          summary: `${label.many} im Papierkorb auflisten`,
          needs: write,
          query: binQuery,
          reply: { kind: 'list', schema: binnedEntry },
          status: 200,
          example: {},
        }),
        restore: endpoint({
          name: `restore${named}`,
          service,
          method: 'POST',
          path: `${path}/bin/:id/restore`,
          summary: `${label.one} wiederherstellen`,
          needs: write,
          params: byId,
          reply: { kind: 'data', schema: entity },
          status: 200,
          example: at,
        }),
        purge: endpoint({
          name: `purge${named}`,
          service,
          method: 'DELETE',
          path: `${path}/bin/:id`,
          summary: `${label.one} endgültig löschen`,
          needs: 'bin.purge',
          params: byId,
          reply: { kind: 'empty' },
          status: 204,
          example: at,
        }),
      }
    : undefined;

  const endpoints = {
    ...binned,
    list: endpoint({
      name: `list${capital(name)}`,
      service,
      resource: name,
      method: 'GET',
      path,
      summary: `${label.many} auflisten`,
      needs,
      isCacheable,
      query: listQuerySchema(filter, sorts).extend({ ids: field(ids, 'Kennungen').optional() }),
      reply: { kind: 'list', schema: reply },
      status: 200,
      example: { query: { pageSize: '5' } },
    }),
    read: endpoint({
      name: `read${named}`,
      service,
      resource: name,
      method: 'GET',
      path: `${path}/:id`,
      summary: `${label.one} laden`,
      needs,
      isCacheable,
      params: byId,
      reply: { kind: 'data', schema: reply },
      status: 200,
      example: at,
    }),
    create: endpoint({
      name: `create${named}`,
      service,
      resource: name,
      method: 'POST',
      path,
      summary: `${label.one} erstellen`,
      needs: write,
      body: draft as unknown as z.ZodType<z.output<S>, z.input<S>>,
      reply: { kind: 'data', schema: entity },
      status: 201,
      example: { body: options.example },
    }),
    update: endpoint({
      name: `update${named}`,
      service,
      resource: name,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `${label.one} aktualisieren`,
      needs: write,
      params: byId,
      body: update,
      reply: { kind: 'data', schema: entity },
      status: 200,
      example: { ...at, body: { ...options.example, version: 1 } },
    }),
    remove: endpoint({
      name: `delete${named}`,
      service,
      resource: name,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: binned ? `${label.one} für ${binDays} Tage in den Papierkorb legen` : `${label.one} löschen`,
      needs: write,
      params: byId,
      reply: { kind: 'empty' },
      status: 204,
      example: at,
    }),
    ...(options.isKeptWhileUsed && { uses: usesEndpoint({ service, name, one, label, write, exampleId }) }),
    ...(ordered && {
      move: endpoint({
        name: `move${named}`,
        service,
        resource: name,
        method: 'POST',
        path: `${path}/:id/move`,
        summary: `${label.one} an eine andere Stelle rücken`,
        needs: write,
        params: byId,
        body: z.strictObject({ after: field(id.nullable(), 'Hinter', { hint: 'Leer: an den Anfang.' }) }),
        reply: { kind: 'data', schema: entity },
        status: 200,
        example: { ...at, body: { after: null } },
      }),
    }),
  };

  const now = '2026-11-21T12:00:00.000Z';
  // Copies are optional, for services and external subscribers.
  const isForOutside = true;
  const changed: DefinedEvent<z.ZodType<Entity<S>>> = defineEvent({
    type: `${service}.${one}-changed.v1`,
    summary: `${menuLabel.one}: angelegt oder geändert, mit allen Feldern.`,
    data: entity,
    example: {
      ...(draft.parse(options.example) as object),
      id: exampleId,
      version: 1,
      createdAt: now,
      updatedAt: now,
    } as Entity<S>,
    isForOutside,
  });
  const deleted = defineEvent({
    type: `${service}.${one}-deleted.v1`,
    summary: `${menuLabel.one}: gelöscht.`,
    data: z.object({ id }),
    example: { id: exampleId },
    isForOutside,
  });
  return {
    ...options,
    serverFields: options.serverFields ?? [],
    read,
    write,
    belongsTo,
    ordered,
    parent,
    inInit,
    unique,
    former,
    range,
    exampleId,
    labelFields,
    filters,
    computedFilters,
    sorts,
    search,
    defaultSort,
    entity,
    endpoints,
    events: { changed, deleted },
  };
}

/** Validates the order: its field is a number, `within` and `parent` are references. */
function checkOrder({
  name,
  draft: { shape },
  ordered,
  parent,
  belongsTo,
  isBinned,
}: ResourceOptions<z.ZodObject>): void {
  const kindOf = (field: string) => unwrap((shape[field] ?? z.unknown()) as z.ZodType);
  if (ordered && !(kindOf(ordered.by) instanceof z.ZodNumber))
    throw new Error(`${name} is ordered by "${ordered.by}", which is not a number field`);
  for (const field of [ordered?.within, parent])
    if (field !== undefined && !shapeOf(kindOf(field))?.id)
      throw new Error(`${name} refers to the field "${field}", which is not a reference`);
  if (parent && metaOf(shape[parent] as z.ZodType).resource !== name)
    throw new Error(`${name} has the parent field "${parent}", which is not a reference to ${name}`);
  if (isBinned && belongsTo) throw new Error(`${name} has a shared bin, so it cannot have belongsTo`);
  // Moving an entity also changes the position of others, for which the caller may lack permission.
  if (ordered && belongsTo) throw new Error(`${name} has a shared order, so it cannot have belongsTo`);
}

/**
 * Rejects permissions with a scope that the resource cannot check: own rows without an owner field, or branches besides
 * an owner without a branch field.
 */
function checkBelonging(
  name: string,
  { shape }: z.ZodObject,
  { branch, owner }: NonNullable<ResourceOptions<z.ZodObject>['belongsTo']>,
  needs: readonly Permission[],
): void {
  for (const field of [branch, owner])
    if (field !== undefined && !(field in shape))
      throw new Error(`${name} belongs to "${field}", which is not a field of it`);
  for (const permission of needs) {
    const reaches = reachesOf(permission);
    if (reaches.includes('own') && !owner)
      throw new Error(`${permission} has the scope "own": set belongsTo.owner of ${name}`);
    if (owner && reaches.includes('branches') && !branch)
      throw new Error(`${permission} has the scope "branches": set belongsTo.branch of ${name}`);
  }
}

export const endpointsOf = (resource: { endpoints: Record<string, Endpoint | undefined> }): Endpoint[] =>
  Object.values(resource.endpoints).filter((one) => one !== undefined);
