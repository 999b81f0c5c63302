import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { inTurns, load, withBareServer } from './load.ts';

test('of requests that begin at a rate none is measured from a moment that is still to come', async () => {
  const requests = [{ method: 'GET', path: '/', headers: { host: 'localhost' } }];
  const found = await withBareServer(100, (port) =>
    load({ port, requests, connections: 4, rate: 200, warmUp: 0.2, seconds: 1 }),
  );
  // An answer of this server takes less than a millisecond, which is what a timer may be early by.
  expect(found.fastest).toBeGreaterThan(0);
  expect(found.answered).toBeGreaterThan(150);
}, 30_000);

test('two that are asked in turns are told apart, and a refusal is no answer', async () => {
  const asked = (path: string, port: number) => ({
    port,
    request: { method: 'GET', path, headers: { host: 'localhost' } },
  });
  await withBareServer(100, async (port) => {
    const [one, other] = await inTurns({ ways: [asked('/', port), asked('/', port)], connections: 4, rounds: 2 });
    expect(Math.min(one, other)).toBeGreaterThan(50);
  });
  await withRefusing(async (port) => {
    await expect(inTurns({ ways: [asked('/', port), asked('/', port)], connections: 1, rounds: 1 })).rejects.toThrow(
      '503',
    );
  });
}, 30_000);

async function withRefusing(use: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => void response.writeHead(503, { 'content-length': 0 }).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await use((server.address() as AddressInfo).port);
  server.closeAllConnections();
  server.close();
}
