import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { Schema } from './field.ts';
import { filterSchema, listQuerySchema } from './list-query.ts';
import type { Permission } from './permissions.ts';
import { byId, exampleId as exampleIdOf } from './wire.ts';

type CollectionOptions<S extends Schema> = {
  service: string;
  /** The path below `/api`: `payments`. */
  name: string;
  /** Singular, as in the names of endpoints: `payment`. */
  one: string;
  label: { one: string; many: string };
  /** Schema of one entry in responses. */
  item: S;
  read: Permission;
  /** Permission to act on an entry. Default: `read`. */
  write?: Permission;
  /** Fields for `filter[x]=`; allowed values follow from their types. */
  filters?: readonly string[];
  /** Fields for `filter[xFrom]=` and `filter[xUntil]=`: from included, until excluded. */
  range?: readonly string[];
  /** Range filters without a field: the compared value's schema, by filter name. */
  rangeOf?: Readonly<Record<string, z.ZodType>>;
  /** Filters without a field: schema by filter name. */
  computedFilters?: Readonly<Record<string, z.ZodType>>;
  sorts: readonly [string, ...string[]];
  /** Id in the path of every example. Default: derived from `one`. */
  exampleId?: string;
};

/** Entities that are listed and acted on, but not created, changed or deleted by forms: payments, messages, logs. */
export function collection<const S extends Schema>(options: CollectionOptions<S>) {
  const {
    write = options.read,
    filters = [],
    range = [],
    rangeOf = {},
    computedFilters = {},
    exampleId = exampleIdOf(options.one),
  } = options;
  return { ...options, write, filters, range, rangeOf, computedFilters, exampleId };
}
export type Collection<S extends Schema = z.ZodType> = ReturnType<typeof collection<S>>;

/** What endpoints of one entry are derived from: a collection or a resource. */
type Target = {
  service: string;
  name: string;
  one: string;
  label: { one: string; many: string };
  read: Permission;
  write: Permission;
  exampleId: string;
};

/** Overrides for the derived values of an endpoint. */
type Differing = { name?: string; summary?: string; needs?: Endpoint['needs'] };

const pascal = (word: string) => word.replace(/(^|[-/])(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const at = ({ exampleId }: Target) => ({ params: { id: exampleId } });

/** `GET /payments`: a page of entries. */
export const listEndpoint = <S extends Schema>(
  collection: Collection<S>,
  { example, ...differing }: Differing & { example?: Record<string, string> } = {},
) =>
  endpoint({
    name: `list${pascal(collection.name)}`,
    service: collection.service,
    method: 'GET',
    path: `/${collection.name}`,
    summary: `${collection.label.many} auflisten`,
    needs: collection.read,
    query: listQuerySchema(
      filterSchema(
        collection.item,
        collection.filters,
        collection.range,
        collection.computedFilters,
        collection.rangeOf,
      ),
      collection.sorts,
    ),
    reply: { kind: 'list', schema: collection.item },
    status: 200,
    example: { query: { pageSize: '5', ...example } },
    ...differing,
  });

/** `GET /payments/:id`. `reply` may extend the fields of the list. */
export const readEndpoint = <S extends Schema>(target: Target, reply: S, differing: Differing = {}) =>
  endpoint({
    name: `read${pascal(target.one)}`,
    service: target.service,
    method: 'GET',
    path: `/${target.name}/:id`,
    summary: `${target.label.one} laden`,
    needs: target.read,
    params: byId,
    reply: { kind: 'data', schema: reply },
    status: 200,
    example: at(target),
    ...differing,
  });

/** `DELETE /payments/:id` */
export const deleteEndpoint = (target: Target, differing: Differing = {}) =>
  endpoint({
    name: `delete${pascal(target.one)}`,
    service: target.service,
    method: 'DELETE',
    path: `/${target.name}/:id`,
    summary: `${target.label.one} löschen`,
    needs: target.write,
    params: byId,
    reply: { kind: 'empty' },
    status: 204,
    example: at(target),
    ...differing,
  });

/** `GET /payments/stream`: server-sent events. */
export const streamEndpoint = <Q extends Schema>(
  target: Target,
  { query, example, ...differing }: Differing & { query: Q; example: Record<string, string> },
) =>
  endpoint({
    name: `stream${pascal(target.name)}`,
    service: target.service,
    method: 'GET',
    path: `/${target.name}/stream`,
    summary: `${target.label.many}: Änderungen`,
    needs: target.read,
    query,
    reply: { kind: 'stream' },
    status: 200,
    example: { query: example },
    ...differing,
  });

const nothing = z.strictObject({});

type Action<B extends Schema, R> = {
  name: string;
  summary: string;
  /** Request body. Default: `{}`. */
  body?: B;
  /** Response: a schema, a file, or empty. */
  reply?: R;
  /** 200 with a reply, otherwise 204; 202 if processed later. */
  status?: 200 | 201 | 202 | 204;
  example?: z.input<B>;
  method?: 'POST' | 'PUT';
  needs?: Endpoint['needs'];
};
type ReplyOf<R> = R extends Schema ? { kind: 'data'; schema: R } : { kind: 'empty' };

/** `POST /payments/:id/refunds`: an action of staff on one entry. */
export function action<B extends Schema = typeof nothing, R = undefined>(
  target: Target,
  verb: string,
  { body, reply, example = {} as z.input<B>, status, method = 'POST', needs = target.write, ...rest }: Action<B, R>,
) {
  return endpoint({
    service: target.service,
    method,
    path: `/${target.name}/:id/${verb}`,
    needs,
    params: byId,
    body: (body ?? nothing) as B,
    reply: (reply ? { kind: 'data', schema: reply } : { kind: 'empty' }) as ReplyOf<R> & Endpoint['reply'],
    status: status ?? (reply ? 200 : 204),
    example: { ...at(target), body: example },
    ...rest,
  });
}
