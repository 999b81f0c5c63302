import { z } from 'zod';
import { binDays, binnedEntry, binQuery } from './bin.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { type DefinedEvent, defineEvent, type EventDefinition } from './event.ts';
import { field, metaOf, shapeOf, unwrap } from './field.ts';
import { filtersOf, listQueryOf } from './list-query.ts';
import { type Permission, reachesOf } from './permissions.ts';
import { usesOf } from './uses.ts';
import { byId, exampleId as exampleIdOf, id, instant, version } from './wire.ts';

/**
 * Something that staff list, create, change and delete. Endpoints, events, the store's filters, the back office's lists
 * and forms all follow from one definition.
 */
export type ResourceOptions<S extends z.ZodObject> = {
  service: string;
  /** Plural, as in the path: `products`. */
  name: string;
  /** Singular, as in events: `product`. */
  one: string;
  /** German words and the fallback sentences' article-free forms: `{ one: 'Produkt', many: 'Produkte' }`. */
  label: {
    one: string;
    many: string;
    /** What menus and the audit trail call it, where another resource has the same words. */
    menuLabel?: { one: string; many: string };
  };
  /** What staff write. Unknown fields are refused. */
  draft: S;
  /** Where nothing is said: all staff, or who reaches the owner's. */
  read?: Permission;
  /** Where nothing is said: whoever leads, or who reaches the owner's. */
  write?: Permission;
  /** Fields that the service itself keeps: what is sent for them is not looked at, and forms do not show them. */
  serverFields?: readonly string[];
  /** What guests may see of an entity. Without this function guests see nothing at all. */
  toPublic?: (entity: Entity<S>) => object;
  /** What staff see of an entity, and change, where that is not what is stored: what they are at beside what guests see. */
  toStaff?: (entity: Entity<S>) => Entity<S>;
  /** Guests see only entities in which one of these flags is set; all of them where nothing is said. */
  publicIf?: readonly string[];
  /** What guests are not told while a flag is set, by field: they get no list in its order either. */
  hiddenWhen?: Readonly<Record<string, string>>;
  /**
   * When `GET /init` brings what guests may see of it: to every page, only where everything is asked for (where nothing is said),
   * or never.
   */
  inInit?: 'page' | 'all' | 'never';
  /** Fields for `filter[x]=`: what may stand there, their types say; a list is filtered by any of its values. */
  filters?: readonly string[];
  /** Fields of which no two entities of a business have the same. Each leads to its entity. */
  unique?: readonly string[];
  /** Those of them whose former values stay with the entity that had them: nobody else takes one, and each still leads to it. */
  former?: readonly string[];
  /** Filters that are no field: its service says what they find. Guests find nothing by those that it says in SQL. */
  computedFilters?: Readonly<Record<string, z.ZodType>>;
  /**
   * Fields whose texts name an entity wherever it is referred to; `['name']` where nothing is said. `sort=` takes the first, `q=` looks
   * into all of them: so an entity can be searched and chosen in any picker.
   */
  labelFields?: readonly [string, ...string[]];
  /** Fields for `filter[xFrom]=` and `filter[xUntil]=`: from included, until excluded; besides createdAt and updatedAt. */
  range?: readonly string[];
  /** Fields for `sort=`, besides the first of `labelFields`, createdAt and updatedAt. */
  sorts?: readonly string[];
  /** Fields that `q=` looks into, besides `labelFields`. */
  search?: readonly string[];
  /**
   * Where what staff see instead of its own fields lies (`toStaff`), and the flag that says that there is such a thing: the `q=` of staff looks into
   * its label and search fields too, that of guests never.
   */
  draftSearch?: { in: string; if: string };
  /** What `q=` looks into instead of those fields, where that is made of an entity. */
  buildSearchText?: (draft: z.output<S>) => string;
  /** Default order, e.g. `-createdAt`; the first of `labelFields` where nothing is said. */
  defaultSort?: string;
  example: z.input<S>;
  /**
   * The fields, references or lists of references, that say whose an entity is: whoever holds a permission within branches, or for
   * what is their own, reaches only theirs (permissions.ts). Where nothing is said, they belong to the whole business.
   */
  belongsTo?: { branch?: string; owner?: string };
  /**
   * Its entities have an order of their own: `by` names a field of whole numbers, `within` a reference whose entities are ordered
   * among themselves. Lists are sorted by it, and `POST /name/:id/move` puts one behind another. Where the field may be left out,
   * a new entity is the last, and one that is changed stays where it is.
   */
  ordered?: { by: string; within?: string };
  /** The field, an optional reference to one of its own, that says what an entity stands under. */
  parent?: string;
  /** What is deleted waits in a bin and can be brought back (ADR 0029). */
  isBinned?: boolean;
  /** An entity that others refer to cannot be deleted: 409 IN_USE names the places, and so does `GET /name/:id/uses`. */
  isKeptWhileUsed?: boolean;
};

/** What the server adds to a draft. */
export type StoredFields = { id: string; version: number; createdAt: string; updatedAt: string };
export type Entity<S extends z.ZodObject> = z.output<S> & StoredFields;

/** Up to a hundred ids, one after another: what somebody refers to is read at once. */
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

/** A definition whatever its fields are. */
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
      uses?: ReturnType<typeof usesOf> | undefined;
    };
  events: Record<'changed' | 'deleted', EventDefinition>;
  example: unknown;
};

/** What an entity is called in a list of choices: `Huber Dora`. */
export const labelOf = (
  { labelFields }: Pick<Resource, 'labelFields'>,
  entity: Readonly<Record<string, unknown>>,
): string =>
  labelFields
    .map((name) => String(entity[name] ?? ''))
    .join(' ')
    .trim();

const capital = (word: string) => word.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Derives `list`, `read`, `create`, `update`, `remove`, and the events `changed` and `deleted`. */
export function defineResource<S extends z.ZodObject>(options: ResourceOptions<S>) {
  const { service, name, one, draft, label } = options;
  const { ordered, parent } = options;
  const { menuLabel: apart = label } = label;
  checkOrder(options);
  const filters = [...new Set([...(options.filters ?? []), ...(parent ? [parent] : [])])];
  const range = [...(options.range ?? []), 'createdAt', 'updatedAt'];
  const { belongsTo = {}, inInit = 'all', computedFilters = {} } = options;
  const filter = filtersOf(
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
      throw new Error(`${options.name}: "${field}" cannot be unique, it is no field of its draft`);
  for (const field of former)
    if (!unique.includes(field))
      throw new Error(`${options.name}: "${field}" is not unique, so it has no former values`);
  const exampleId = exampleIdOf(one);
  const labelFields = options.labelFields ?? (['name'] as const);
  for (const name of labelFields)
    if (!(name in draft.shape)) throw new Error(`${options.name}: the label field "${name}" is no field of its draft`);
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

  // Before the paths that end in `:id`: of two that match the first answers.
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
      query: listQueryOf(filter, sorts).extend({ ids: field(ids, 'Kennungen').optional() }),
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
    ...(options.isKeptWhileUsed && { uses: usesOf({ service, name, one, label, write, exampleId }) }),
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
  // Whoever needs them copies them, inside or outside; nobody has to.
  const isForOutside = true;
  const changed: DefinedEvent<z.ZodType<Entity<S>>> = defineEvent({
    type: `${service}.${one}-changed.v1`,
    summary: `${apart.one}: angelegt oder geändert, mit allen Feldern.`,
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
    summary: `${apart.one}: gelöscht.`,
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

/** What an order goes by is a number, what it stands within or under a reference. */
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
    throw new Error(`${name} is ordered by "${ordered.by}", which is no number of it`);
  for (const field of [ordered?.within, parent])
    if (field !== undefined && !shapeOf(kindOf(field))?.id)
      throw new Error(`${name} stands within "${field}", which is no reference of it`);
  if (parent && metaOf(shape[parent] as z.ZodType).resource !== name)
    throw new Error(`${name} stands under "${parent}", which is no reference to ${name}`);
  if (isBinned && belongsTo) throw new Error(`${name} has one bin for everybody: it cannot belong to some`);
  // Whoever moves one may push others along, which would not be theirs.
  if (ordered && belongsTo) throw new Error(`${name} has one order for everybody: it cannot belong to some`);
}

/** Nobody is let in by a reach that the resource cannot tell: an owner that it does not name, or a branch beside an owner. */
function checkBelonging(
  name: string,
  { shape }: z.ZodObject,
  { branch, owner }: NonNullable<ResourceOptions<z.ZodObject>['belongsTo']>,
  needs: readonly Permission[],
): void {
  for (const field of [branch, owner])
    if (field !== undefined && !(field in shape))
      throw new Error(`${name} belongs to "${field}", which is no field of it`);
  for (const permission of needs) {
    const reaches = reachesOf(permission);
    if (reaches.includes('own') && !owner)
      throw new Error(`${permission} reaches what is one's own: name the owner of ${name}`);
    if (owner && reaches.includes('branches') && !branch)
      throw new Error(`${permission} reaches within branches: name the branch of ${name}`);
  }
}

export const endpointsOf = (resource: { endpoints: Record<string, Endpoint | undefined> }): Endpoint[] =>
  Object.values(resource.endpoints).filter((one) => one !== undefined);
