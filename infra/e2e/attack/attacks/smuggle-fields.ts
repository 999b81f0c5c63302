import { type Schema, schemaAt, shapeOf, unwrap } from '@theke/contracts/field';
import { z } from 'zod';
import { exampleCall } from '../../journeys/example-call.ts';
import { writes } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer } from '../collect-faults.ts';
import type { Stage } from '../stage.ts';

type Json = { [key: string]: unknown };

/** Paths of all objects inside a value. */
function listObjectPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => listObjectPaths(one, [...path, key]));
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** Fields of the object at a path: those may be there. `id` is one of any reference. */
function allowedAt(body: Schema, path: string[]): string[] {
  const schema = schemaAt(body, path);
  const own = schema ? Object.keys(shapeOf(schema) ?? {}) : [];
  return path.length === 0 ? own : ['id', ...own];
}

/** Inside an object whose form is the browser's: the answer of `navigator.credentials`. */
function isOfBrowser(body: Schema, path: string[]): boolean {
  return path.some((_, at) => {
    const schema = schemaAt(body, path.slice(0, at + 1));
    const inner = schema && unwrap(schema);
    return inner instanceof z.ZodObject && inner.def.catchall instanceof z.ZodUnknown;
  });
}

const addField = (body: Json, path: string[], name: string, value: unknown): string => {
  const copy = structuredClone(body);
  const object = path.reduce((at, key) => at[key] as Json, copy);
  // Defines an own property even for the name `__proto__`.
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
  return JSON.stringify(copy);
};

/**
 * Adds unknown fields to every object of every body, sent by a user with permission to write. They must be refused by
 * name, so that they can never be stored.
 */
export const smuggleFields = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const unknownFields: Json = {
    tenant_id: victim.tenant,
    tenantId: victim.tenant,
    tenant: victim.tenant,
    id: [...victim.ids.values()][0],
    version: 99,
    roles: ['ROLE_ADMIN'],
    isDemo: false,
    isInternal: true,
    createdAt: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
    placedAt: '2020-01-01T00:00:00.000Z',
    hash: 'x',
    status: 'completed',
    totals: {},
    ticketNumber: 1,
    token: 'x',
    permissions: ['*'],
    constructor: { prototype: { isAdmin: true } },
    prototype: { isAdmin: true },
  };
  const names = [...Object.keys(unknownFields), '__proto__'];
  return collectFaultsAndChanges(stage, () =>
    collectFaults(
      // Excluded: webhooks, whose form is the provider's and whose signature protects them, and messages of third-party
      // printers.
      writes.filter((at) => at.body && at.example.body && !at.keepsBytes && at.name !== 'pollCloudprnt'),
      async (at) => {
        const call = exampleCall(at, neighbour.ids);
        const body = JSON.parse(call.body ?? '{}') as Json;
        for (const path of listObjectPaths(body)) {
          if (isOfBrowser(at.body as Schema, path)) continue;
          const allowed = allowedAt(at.body as Schema, path);
          for (const name of names.filter((one) => !allowed.includes(one))) {
            const value = name === '__proto__' ? { isAdmin: true } : unknownFields[name];
            const answer = await stage.ask(
              { host: neighbour.host, cookie: neighbour.admin },
              { ...call, body: addField(body, path, name, value) },
            );
            if (answer.status !== 422) return `${[...path, name].join('.')}: ${describeAnswer(at, answer)}`;
          }
        }
        return undefined;
      },
    ),
  );
};
