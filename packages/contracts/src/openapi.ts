import { z } from 'zod';
import { allEndpoints } from './contracts.ts';
import { deviceKeyHeader } from './device-key.ts';
import { type Endpoint, pathTemplate } from './endpoint.ts';
import { failure } from './errors.ts';
import { type Schema, zodType } from './field.ts';

const json = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(zodType(schema), {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

const oneFile = {
  type: 'object',
  properties: { data: { type: 'string', format: 'binary' } },
  required: ['data'],
};

const page = z.object({ total: z.int(), isTotalCapped: z.boolean(), page: z.int(), pageSize: z.int() });

function parameters(at: Endpoint) {
  const from = (where: 'path' | 'query' | 'header', schema: Schema | undefined) => {
    const found =
      schema && (json(schema, 'input') as { properties?: Record<string, { type?: string }>; required?: string[] });
    return Object.entries(found?.properties ?? {}).map(([name, inner]) => ({
      name,
      in: where,
      required: where === 'path' || (found?.required ?? []).includes(name),
      schema: inner,
      ...(inner.type === 'object' ? { style: 'deepObject', explode: true } : {}),
    }));
  };
  return [...from('path', at.params), ...from('query', at.query), ...from('header', at.headers)];
}

function reply(at: Endpoint) {
  switch (at.reply.kind) {
    case 'empty':
      return { description: 'Erledigt' };
    case 'stream':
      return { description: 'Ereignisse', content: { 'text/event-stream': { schema: { type: 'string' } } } };
    case 'binary':
      return {
        description: 'Datei',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      };
    default: {
      const schema = json(at.reply.schema, 'output');
      const body =
        at.reply.kind === 'data'
          ? { data: schema }
          : { data: { type: 'array', items: schema }, meta: json(page, 'output') };
      return {
        description: 'Ergebnis',
        content: { 'application/json': { schema: { type: 'object', properties: body, required: Object.keys(body) } } },
      };
    }
  }
}

/** A key in the path is a normal parameter: OpenAPI has no security scheme for it. */
function securityOf({ needs, keyIn }: Endpoint) {
  if (needs === 'device' && !keyIn) return { security: [{ deviceKey: [] }] };
  return needs === 'public' || needs === 'device' ? { security: [] } : {};
}

/** Generates OpenAPI 3.1 of all endpoints reachable from outside. */
export function openapi(appVersion: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const at of allEndpoints) {
    if (at.needs === 'internal') continue;
    const path = pathTemplate(at);
    paths[path] ??= {};
    paths[path][at.method.toLowerCase()] = {
      operationId: at.name,
      summary: at.summary,
      tags: [at.service],
      parameters: parameters(at),
      ...(at.body
        ? {
            requestBody: {
              required: true,
              content: {
                'application/json': { schema: json(at.body, 'input'), example: at.example.body },
                ...(at.takesFile ? { 'multipart/form-data': { schema: oneFile } } : {}),
              },
            },
          }
        : {}),
      responses: {
        [at.status]: reply(at),
        default: {
          description: 'Fehler',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      ...securityOf(at),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Theke', version: appVersion },
    servers: [{ url: '/api' }],
    security: [{ session: [] }, { apiKey: [] }, { personalToken: [] }],
    paths,
    components: {
      schemas: { Failure: json(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-theke' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'API-Schlüssel einer Filiale: `thk_…`' },
        personalToken: { type: 'http', scheme: 'bearer', description: 'Persönlicher API-Token: `thp_…`' },
        deviceKey: { type: 'apiKey', in: 'header', name: deviceKeyHeader },
      },
    },
  };
}
