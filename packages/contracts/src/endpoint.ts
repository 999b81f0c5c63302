import type { z } from 'zod';
import type { Schema } from './field.ts';
import type { Permission } from './permissions.ts';

/**
 * Rate limit of an endpoint, per person or key; all guests of one network share a limit. Calls above it are rejected
 * with 429 before they are processed.
 */
export type Limit = {
  /** Name of the counter; endpoints with the same name share it. `scans` can be configured with `RATE_LIMIT_SCANS`. */
  count: string;
  /** Maximum calls per `perMs`. */
  max: number;
  perMs: number;
  /** The counted action in German, for the error message: `Anmeldeversuche`. */
  what: string;
  /** Which calls count; others are refunded after the response. Default: all. */
  counts?: 'failures' | 'successes';
  /** Counts each path separately instead of all calls of the endpoint together. */
  isPerPath?: boolean;
};

/**
 * One operation of the API. Server validation, the browser's typed client and OpenAPI are derived from it. Paths use
 * Express syntax (`/orders/:id`) and are relative to `/api`.
 */
export type Endpoint = {
  /** Unique; the operation id in OpenAPI. */
  name: string;
  /** The service that implements it. */
  service: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Error message for server-side failures. Default: a generic sentence. */
  failed?: string;
  /**
   * `public`: guests too. `device`: callers with a device key (device-key.ts), which the issuing service checks.
   * `internal`: only the gateway, never reachable from outside.
   */
  needs: Permission | 'public' | 'device' | 'internal';
  params?: Schema;
  /** Query parameters arrive as strings, except that `filter[x]=y` arrives as `{ filter: { x: 'y' } }`. */
  query?: Schema;
  body?: Schema;
  /** Additional headers, by lower-case name. */
  headers?: Schema;
  /**
   * `data`: the reply under `data`; `list` adds `meta`; `stream` is text/event-stream; `binary` and `empty` have no
   * JSON.
   */
  reply: { kind: 'data' | 'list'; schema: Schema } | { kind: 'empty' | 'stream' | 'binary' };
  status: 200 | 201 | 202 | 204;
  /** Maximum body size in bytes. Default: 1 MB. */
  bodyLimit?: number;
  /**
   * The body may also be multipart/form-data with one file. The file becomes a data URL in `data` and its name becomes
   * `name`.
   */
  takesFile?: boolean;
  /** The handler also gets the raw bytes of the body (`bytes`), because signatures cover the bytes. */
  keepsBytes?: boolean;
  /**
   * Name of the path parameter that may contain an API key or device key, for callers that cannot send headers. The
   * gateway removes it before routing and logging, so it appears in no log line.
   */
  keyIn?: string;
  /** Rate limit. Default: all writes of a network or a person share one counter. */
  limit?: Limit;
  /** Name of the resource it was derived from; it uses the shared resource handler. */
  resource?: string;
  /** The gateway may cache the reply for anonymous callers for one second. */
  isCacheable?: boolean;
  /**
   * A call that a running platform accepts. Ids are from `exampleIds`; the contract test replaces them with real ones.
   */
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    headers?: Record<string, string>;
  };
};

/** The path in OpenAPI syntax: `/orders/{id}`. */
export const pathTemplate = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

/** Preserves the exact schema types, from which handlers and the browser's client are typed. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Member<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** Parsed input of a handler. */
export type Parsed<E extends Endpoint> = {
  params: Out<Member<E, 'params'>>;
  query: Out<Member<E, 'query'>>;
  body: Out<Member<E, 'body'>>;
  headers: Out<Member<E, 'headers'>>;
};

/** Input that a caller sends. */
export type Sent<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' | 'headers' as In<Member<E, K>> extends undefined ? never : K]: In<Member<E, K>>;
};

/**
 * Metadata of a list page. `total` is the number of rows; with `isTotalCapped` there are more. Counting stops at a
 * maximum, but never before the end of the page.
 */
export type PageMeta = { total: number; isTotalCapped: boolean; page: number; pageSize: number };
export type Page<T> = { data: T[]; meta: PageMeta };

/** Type that a handler returns and a client receives. */
export type Replied<E extends Endpoint> = E['reply'] extends { kind: 'data'; schema: infer S extends Schema }
  ? z.output<S>
  : E['reply'] extends { kind: 'list'; schema: infer S extends Schema }
    ? Page<z.output<S>>
    : undefined;
