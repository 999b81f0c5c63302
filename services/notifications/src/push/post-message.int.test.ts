import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { postMessage } from './post-message.ts';

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  if (request.url === '/leads-on') response.writeHead(307, { location: '/elsewhere' }).end();
  else response.writeHead(201).write('x'.repeat(100_000)); // Never ends the response.
});
let here: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

const message = { headers: { ttl: 60 }, body: Buffer.from('x') };

test.each(['/send/1', '//127.0.0.1:1/send', '//169.254.169.254/latest', '/a?b=//c', '/%2F%2Fhost'])(
  "stays on the endpoint's host, whatever its path: %s",
  async (path) => {
    expect(await postMessage(`https://push.example${path}`, message, here)).toBe(201);
    expect(requests.at(-1)).toBe(`POST ${path}`);
  },
);

test('follows no redirect', async () => {
  expect(await postMessage('https://push.example/leads-on', message, here)).toBe(307);
  expect(requests.at(-1)).toBe('POST /leads-on');
});

test('does not connect to a host that is not public', () =>
  expect(postMessage(`https://localhost:${new URL(here).port}/send/1`, message)).rejects.toThrow(
    'the host leads to an address that is not allowed',
  ));
