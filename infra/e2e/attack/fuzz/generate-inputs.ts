import { gzipSync } from 'node:zlib';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Endpoint } from '@theke/contracts/endpoint';
import { type Schema, zodType } from '@theke/contracts/field';
import fc from 'fast-check';
import { z } from 'zod';
import { exampleCall, type Ids } from '../../journeys/example-call.ts';
import {
  contentTypes,
  nastyBody,
  nastyKeys,
  nastyQueries,
  nastySegments,
  nastyText,
  nastyValue,
} from './nasty-values.ts';
import { type JsonSchema, valueFrom } from './value-from-schema.ts';

/** A request without its sender. */
export type Input = {
  method: string;
  path: string;
  headers: [string, string][];
  body: string | Buffer | undefined;
};

const toSchema = (schema: Schema): JsonSchema =>
  z.toJSONSchema(zodType(schema), { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Requests of one operation: valid, almost valid, and such that no client sends. */
export function generateInputs(at: Endpoint, ids: Ids): fc.Arbitrary<Input> {
  // Preparations replace it by the key of a device that exists.
  const key = exampleCall(at, ids).headers.filter(([name]) => name === deviceKeyHeader);
  return fc
    .record({
      path: generatePath(at, ids),
      query: generateQuery(at, ids),
      body: at.body ? generateBody(at, ids) : fc.constant(undefined),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
      ),
      encoding: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('gzip', 'gzip, but is not', 'br', 'x') },
      ),
      headers: generateHeaders(at),
    })
    .map(({ path, query, body, type, encoding, headers }) => ({
      method: at.method,
      path: `/api${path}${query === '' ? '' : `?${query}`}`,
      body: encoding === 'gzip' && body !== undefined ? gzipSync(body) : body,
      headers: [
        ...(type === '' ? [] : [['content-type', type] as [string, string]]),
        ...(encoding ? [['content-encoding', encoding.split(',')[0]] as [string, string]] : []),
        ...key,
        ...headers,
      ],
    }));
}

function generatePath(at: Endpoint, ids: Ids): fc.Arbitrary<string> {
  const valid = exampleCall({ ...at, example: { params: at.example.params ?? {} } }, ids).path;
  const params = at.path.match(/:\w+/g) ?? [];
  if (params.length === 0) return fc.constant(valid);
  const segment = fc.oneof(
    fc.uuid(),
    fc.constantFrom(...nastySegments),
    nastyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)),
  );
  const invalid = fc
    .tuple(...params.map(() => segment))
    .map((segments) => segments.reduce((path, one, index) => path.replace(String(params[index]), () => one), at.path));
  return fc.oneof({ weight: 3, arbitrary: fc.constant(valid) }, { weight: 1, arbitrary: invalid });
}

function generateQuery(at: Endpoint, ids: Ids): fc.Arbitrary<string> {
  const nasty = fc.oneof(
    fc.constantFrom(...nastyQueries),
    fc.array(fc.constantFrom(...nastyQueries), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('&')),
    nastyText.map((text) => `q=${encodeURIComponent(text.toWellFormed()).slice(0, 6000)}`),
  );
  if (!at.query) return fc.oneof({ weight: 12, arbitrary: fc.constant('') }, { weight: 1, arbitrary: nasty });
  const valid = valueFrom(toSchema(at.query), [...ids.values()]).map((query) => {
    const { filter, ...rest } = query as { filter?: Record<string, string> } & Record<string, unknown>;
    const search = new URLSearchParams(
      Object.entries(rest).map(([name, value]): [string, string] => [name, wellFormed(value)]),
    );
    for (const [name, value] of Object.entries(filter ?? {})) search.set(`filter[${name}]`, wellFormed(value));
    return search.toString();
  });
  return fc.oneof({ weight: 1, arbitrary: valid }, { weight: 1, arbitrary: nasty });
}

const wellFormed = (value: unknown) => String(value).toWellFormed();

function generateHeaders(at: Endpoint): fc.Arbitrary<[string, string][]> {
  const names = [
    'x-request-id',
    'traceparent',
    'accept',
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'referer',
    'user-agent',
  ];
  const declared = at.headers ? Object.keys(toSchema(at.headers).properties ?? {}) : [];
  const value = fc.oneof(
    fc.constantFrom('', 'x', '*', '0', 'null', '%00', 'bytes=0-1', 'gzip;q=0', '"x"', 'x'.repeat(129), 'ü', 'a, b'),
    fc.string({ maxLength: 40 }).map((text) => text.trim()),
  );
  const header = fc.tuple(fc.constantFrom(...names, ...declared, ...declared, ...declared), value);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.array(header, { maxLength: 3 }) },
  );
}

function generateBody(at: Endpoint, ids: Ids): fc.Arbitrary<string | Buffer> {
  const example = JSON.parse(exampleCall(at, ids).body ?? '{}') as unknown;
  const valid = valueFrom(toSchema(at.body as Schema), [...ids.values()]);
  const json = (value: unknown) => JSON.stringify(value) ?? 'null';
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(json(example)) },
    { weight: 2, arbitrary: valid.map(json) },
    { weight: 3, arbitrary: mutate(fc.constant(example)).map(json) },
    { weight: 3, arbitrary: mutate(valid).map(json) },
    { weight: 2, arbitrary: nastyBody },
    { weight: 1, arbitrary: nastyValue.map(json) },
  );
}

type Change = { position: number; kind: 'replace' | 'remove' | 'add' | 'wrap' | 'empty'; key: string; value: unknown };

/** A valid value with one or two changes somewhere inside. */
function mutate(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change: fc.Arbitrary<Change> = fc.record({
    position: fc.nat(),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'empty'),
    key: fc.oneof(fc.constantFrom(...nastyKeys), fc.string({ maxLength: 10 })),
    value: nastyValue,
  });
  return fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(applyChange, value));
}

function applyChange(value: unknown, { position, kind, key, value: nasty }: Change): unknown {
  const paths = listPaths(value);
  const path = paths[position % paths.length] ?? [];
  const replace = (at: unknown, rest: string[]): unknown => {
    const [step, ...further] = rest;
    if (step === undefined) return changeValue(at, kind, key, nasty);
    if (Array.isArray(at)) return at.map((one, index) => (String(index) === step ? replace(one, further) : one));
    return withProperty(at as object, step, replace((at as Record<string, unknown>)[step], further));
  };
  return replace(value, path);
}

function changeValue(at: unknown, kind: Change['kind'], key: string, nasty: unknown): unknown {
  if (kind === 'wrap') return [at];
  if (kind === 'empty') return Array.isArray(at) ? {} : [];
  if (kind === 'add' && typeof at === 'object' && at !== null && !Array.isArray(at))
    return withProperty(at, key, nasty);
  if (kind === 'remove' && typeof at === 'object' && at !== null && !Array.isArray(at)) {
    const [, ...rest] = Object.entries(at);
    return Object.fromEntries(rest);
  }
  return nasty;
}

const withProperty = (at: object, key: string, value: unknown): object => {
  const copy = { ...at };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
};

/** Paths of all values inside. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}
