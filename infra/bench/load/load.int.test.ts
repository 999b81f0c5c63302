import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { alternate, load, withBareServer } from './load.ts';

test('never measures a rate-driven request from a future moment', async () => {
  const requests = [{ method: 'GET', path: '/', headers: { host: 'localhost' } }];
  const found = await withBareServer(100, (port) =>
    load({ port, requests, connections: 4, rate: 200, warmUp: 0.2, seconds: 1 }),
  );
  // This server responds in less than a millisecond, by which a timer may fire early.
  expect(found.fastest).toBeGreaterThan(0);
  expect(found.answered).toBeGreaterThan(150);
}, 30_000);

test('measures two alternating servers separately, and does not count a refusal as a response', async () => {
  const toTarget = (path: string, port: number) => ({
    port,
    request: { method: 'GET', path, headers: { host: 'localhost' } },
  });
  await withBareServer(100, async (port) => {
    const [one, other] = await alternate({
      targets: [toTarget('/', port), toTarget('/', port)],
      connections: 4,
      rounds: 2,
    });
    expect(Math.min(one, other)).toBeGreaterThan(50);
  });
  await withRefusing(async (port) => {
    await expect(
      alternate({ targets: [toTarget('/', port), toTarget('/', port)], connections: 1, rounds: 1 }),
    ).rejects.toThrow('503');
  });
}, 30_000);

async function withRefusing(use: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => void response.writeHead(503, { 'content-length': 0 }).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await use((server.address() as AddressInfo).port);
  server.closeAllConnections();
  server.close();
}
