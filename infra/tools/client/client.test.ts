import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';
import { clientFiles } from './client-files.ts';
import { type JsonSchema, typeOfSchema } from './type-of-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'theke-client-'));
const installed = join(folder, 'node_modules/@theke/client');
beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  for (const [name, text] of clientFiles()) writeFileSync(join(installed, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[JsonSchema, string]>([
  [{ type: 'integer' }, 'number'],
  [{ const: '' }, '""'],
  [{ enum: ['a', 'b'] }, '("a" | "b")'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, '(string | null)'],
  [{ type: 'array', items: { enum: ['a', 1] } }, 'Array<("a" | 1)>'],
  [
    {
      type: 'object',
      properties: { id: { type: 'string' }, 'a-b': {} },
      required: ['id'],
      additionalProperties: false,
    },
    '{ id: string; "a-b"?: unknown }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ $ref: '#' }, 'unknown'],
])('%j is %s', (schema, type) => expect(typeOfSchema(schema)).toBe(type));

test('its types accept right calls and refuse wrong ones', () => {
  const program = `
import { createClient } from '@theke/client';
const theke = createClient({ url: 'https://marillo.example', token: 'thp_x' });
const { data, meta } = await theke('listOrders', { query: { pageSize: 50 } });
export const total: number = meta.total;
export const ticket: number | null | undefined = data[0]?.ticketNumber;
await theke('readConfig');
export const gone: undefined = await theke('deleteProduct', { params: { id: 'x' } });
// @ts-expect-error -- an operation that does not exist
await theke('listEverything');
// @ts-expect-error -- needs the id of an order
await theke('readOrder');
// @ts-expect-error -- a page size is a number
await theke('listOrders', { query: { pageSize: true } });
`;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), program);
  const compiler = join(root, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--module', 'nodenext'];
  const compile = () =>
    execFileSync(compiler, [...options, '--types', '', 'program.ts'], { cwd: folder, encoding: 'utf8' });
  expect(compile()).toBe('');
}, 60_000);

test('calls, serializes queries, and throws what the API refuses', async () => {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end('{"data":[],"meta":{"total":0}}');
    response.statusCode = request.method === 'DELETE' ? 204 : 422;
    return response.end(
      request.method === 'DELETE' ? '' : '{"errors":[{"code":"REQUIRED","message":"„Name“ fehlt.","field":"name"}]}',
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { createClient } = await import(pathToFileURL(join(installed, 'index.mjs')).href);
  const theke = createClient({ url, token: 'thp_x' });
  await theke('listOrders', { query: { pageSize: 5, filter: { branch: 'a&b' } } });
  expect(received[0]?.url).toBe('/api/orders?pageSize=5&filter%5Bbranch%5D=a%26b');
  expect(received[0]?.headers.authorization).toBe('Bearer thp_x');
  expect(await theke('deleteProduct', { params: { id: 'a/b' } })).toBeUndefined();
  expect(received[1]?.url).toBe('/api/products/a%2Fb');
  await expect(theke('createProduct', { body: {} })).rejects.toMatchObject({
    ...{ name: 'ThekeError', status: 422, message: '„Name“ fehlt.' },
    errors: [{ code: 'REQUIRED', field: 'name' }],
  });
  server.close();
});
