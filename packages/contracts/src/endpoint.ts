import type { z } from 'zod';
import type { Schema } from './field.ts';
import type { Permission } from './permissions.ts';

/**
 * How often an endpoint may be called by one person or key, and by all guests of one network together. What is beyond that is
 * refused with 429, before anybody looks at it.
 */
export type Limit = {
  /** Endpoints that name the same count together; `scans` can be set from outside as `RATE_LIMIT_SCANS`. */
  count: string;
  /** Calls in `perMs`. */
  max: number;
  perMs: number;
  /** What there were too many of, in German: `Anmeldeversuche`. */
  what: string;
  /** Which calls count; the others are given back once they were answered. Default: all. */
  counts?: 'failures' | 'successes';
  /** Counts each address apart, and not all of the endpoint's together. */
  isPerPath?: boolean;
};

/**
 * One operation of the API: what the server validates with, the browser's typed client is derived from and OpenAPI is
 * generated from. Paths are written as Express writes them (`/orders/:id`) and lie under `/api`.
 */
export type Endpoint = {
  /** Unique, the operation id in OpenAPI. */
  name: string;
  /** The service that answers. */
  service: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** What is said where it fails by no fault of the caller's; a sentence for whatever it is where nothing is said. */
  failed?: string;
  /**
   * `public`: guests too. `device`: whoever shows the key of a device (device-key.ts), which the service that made it knows.
   * `internal`: only the gateway, never reachable from outside.
   */
  needs: Permission | 'public' | 'device' | 'internal';
  params?: Schema;
  /** Query parameters arrive as strings, except that `filter[x]=y` arrives as `{ filter: { x: 'y' } }`. */
  query?: Schema;
  body?: Schema;
  /** Headers beyond the usual ones, by lower-case name. */
  headers?: Schema;
  /** The whole reply under `data`; `list` adds `meta`; `stream` is text/event-stream; `binary` and `empty` have no JSON. */
  reply: { kind: 'data' | 'list'; schema: Schema } | { kind: 'empty' | 'stream' | 'binary' };
  status: 200 | 201 | 202 | 204;
  /** Largest body in bytes; 1 MB where nothing is said. */
  bodyLimit?: number;
  /**
   * The body may also come as multipart/form-data with one file, which then stands under `data` as a data URL and its
   * name under `name`.
   */
  takesFile?: boolean;
  /** The handler gets the body's very bytes too (`bytes`): a signature is over them, not over what they mean. */
  keepsBytes?: boolean;
  /**
   * Whoever has no header to put it into writes a secret into this parameter of the path: an API key, or, where the endpoint
   * needs a device, that device's. The gateway takes it out before anybody looks at the path, so that it stands in no log line.
   */
  keyIn?: string;
  /** How often it may be called; without one, all writes of a network, or a person, count together. */
  limit?: Limit;
  /** The resource that it was derived from, by name: its handler is the one that all resources share. */
  resource?: string;
  /** The gateway may keep the answer for anonymous callers for one second. */
  isCacheable?: boolean;
  /** A call that a running platform accepts. Ids are those of `exampleIds`; the contract test puts real ones in their place. */
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    headers?: Record<string, string>;
  };
};

/** A path as OpenAPI and people write it: `/orders/{id}`. */
export const pathTemplate = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

/** Keeps the exact types of the schemas, so that handlers and the browser's client are typed from them. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Member<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** What a handler receives, parsed. */
export type Parsed<E extends Endpoint> = {
  params: Out<Member<E, 'params'>>;
  query: Out<Member<E, 'query'>>;
  body: Out<Member<E, 'body'>>;
  headers: Out<Member<E, 'headers'>>;
};

/** What a caller sends. */
export type Sent<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' | 'headers' as In<Member<E, K>> extends undefined ? never : K]: In<Member<E, K>>;
};

/**
 * Lists answer rows and how many there are in all: `total`, or, where `isTotalCapped`, more than that. Counting stops where
 * nobody wants the exact number any more, never before the end of the page.
 */
export type PageMeta = { total: number; isTotalCapped: boolean; page: number; pageSize: number };
export type Page<T> = { data: T[]; meta: PageMeta };

/** What a handler returns and a client gets. */
export type Replied<E extends Endpoint> = E['reply'] extends { kind: 'data'; schema: infer S extends Schema }
  ? z.output<S>
  : E['reply'] extends { kind: 'list'; schema: infer S extends Schema }
    ? Page<z.output<S>>
    : undefined;
