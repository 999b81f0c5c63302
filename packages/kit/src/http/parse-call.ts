import { deviceKeyHeader } from '@theke/contracts/device-key';
import type { Endpoint } from '@theke/contracts/endpoint';
import { toFaults } from '@theke/contracts/errors';
import { zodType } from '@theke/contracts/field';
import { type Access, access, type Permission } from '@theke/contracts/permissions';
import type { Request } from 'express';
import type { z } from 'zod';
import { deviceKeyHash } from '../device-key.ts';
import type { Identity } from '../identity-token.ts';
import { forbidden, invalid, malformed, Problem, unauthenticated, unknown } from '../problem.ts';
import type { Call } from './route.ts';

/** Parses a query: `filter[x]=y` becomes `{ filter: { x: 'y' } }`; values of a repeated name are joined by commas. */
export function parseQuery(url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const filter: Record<string, string> = {};
  const from = url.indexOf('?');
  for (const [name, value] of new URLSearchParams(from < 0 ? '' : url.slice(from))) {
    const inner = /^filter\[(\w+)\]$/.exec(name)?.[1];
    if (inner) filter[inner] = value;
    else query[name] = name in query ? `${query[name]},${value}` : value;
  }
  return Object.keys(filter).length > 0 ? { ...query, filter } : query;
}

/** Maximum nesting depth; no form is nested that deep. Recursion would overflow the stack at some tens of thousands. */
const deepest = 64;

/** Never a valid field. In records, zod drops it silently. */
const prototype = '__proto__';

/** Path of a text that PostgreSQL rejects (NUL or an unpaired surrogate), or of that key. @throws Problem 400 */
function pathOfUnstorable(value: unknown, depth = 0): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) throw malformed('TOO_DEEP', 'Die gesendeten Daten sind zu tief verschachtelt.');
  for (const [key, inner] of Object.entries(value)) {
    if (key === prototype) return [key];
    const path = pathOfUnstorable(key) ?? pathOfUnstorable(inner, depth + 1);
    if (path) return [key, ...path];
  }
  return undefined;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const unstorable = pathOfUnstorable(value);
  if (unstorable?.at(-1) === prototype)
    throw invalid('UNKNOWN_FIELD', `Das Feld „${prototype}“ ist nicht bekannt.`, unstorable.join('.'));
  if (unstorable) {
    const message = 'Ein Text enthält Zeichen, die sich nicht speichern lassen. Bitte geben Sie ihn neu ein.';
    throw invalid('UNSTORABLE_TEXT', message, unstorable.join('.'));
  }
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new Problem(422, toFaults(parsed.error, schema));
  return parsed.data;
}

const noDevice = () =>
  new Problem(401, [
    { code: 'DEVICE_KEY_MISSING', message: 'Diesem Gerät fehlt sein Schlüssel. Bitte richten Sie es neu ein.' },
  ]);

/** The caller's access by this permission. @throws Problem 401 for a guest, 403 for staff without the permission */
export function grantedTo(identity: Identity, permission: Permission): Access {
  if (!identity.user && !identity.key) throw unauthenticated();
  const granted = access(identity, permission);
  if (granted === false) throw forbidden('FORBIDDEN', 'Dazu sind Sie nicht berechtigt.');
  return granted;
}

/**
 * Checks permissions first, then parses the input.
 * @throws Problem 400 (nested too deep), 401, 403, 404 (an invalid or unstorable path parameter) or 422 naming each
 * field
 */
export function parseCall<E extends Endpoint>(endpoint: E, identity: Identity, request: Request): Call<E> {
  const { tenant } = identity;
  let granted: Access = false;
  let shown: string | undefined;
  if (endpoint.needs === 'internal') {
    if (!identity.isInternal) throw unknown('Diese Adresse');
  } else if (endpoint.needs === 'device') {
    const key = request.headers[deviceKeyHeader];
    if (typeof key !== 'string' || key === '' || key.length > 100) throw noDevice();
    shown = deviceKeyHash(key);
  } else if (endpoint.needs !== 'public') {
    granted = grantedTo(identity, endpoint.needs);
  }
  const params = zodType(endpoint.params)?.safeParse(request.params);
  if (params && (!params.success || pathOfUnstorable(request.params))) throw unknown('Der Eintrag');
  return {
    tenant,
    identity,
    access: granted,
    deviceKeyHash: shown,
    params: params?.data,
    query: parse(zodType(endpoint.query), parseQuery(request.url)),
    body: parse(zodType(endpoint.body), request.body ?? {}),
    headers: parse(zodType(endpoint.headers), request.headers),
    sent: request.body ?? {},
    bytes: (request as { bytes?: Buffer }).bytes ?? Buffer.alloc(0),
  } as unknown as Call<E>;
}
