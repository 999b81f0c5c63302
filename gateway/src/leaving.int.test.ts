// A gateway that is told to end says so to whoever shares requests among several, before it takes no more.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Bus } from '@theke/kit/bus/port';
import { startGateway } from './start-gateway.ts';

const quietBus = {
  broadcast: async () => ({ close: async () => undefined }),
  isHealthy: () => true,
} as unknown as Bus;

test('while it leaves, its probe says so and guests are answered; afterwards nobody is', async () => {
  const tenants = { data: [{ tenant: tenantChanged.example, config: configChanged.example.config }] };
  const service = createServer((_request, response) => void response.end(JSON.stringify(tenants)));
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
  mkdirSync(join(dist, 'shell'));
  writeFileSync(join(dist, 'shell', 'entry.json'), '{"scripts":[],"styles":[],"preload":[],"fonts":[]}');
  const gateway = await startGateway({
    services: { identity: { url }, ordering: { url } },
    apiMap: { orders: 'ordering' },
    frontends: [{ name: 'storefront', role: 'remote', paths: [{ path: '/*' }] }],
    workQueues: {},
    dist,
    bus: quietBus,
    env: {
      BUS_URL: 'postgres://nobody/asks',
      THEKE_SECRET: 'a-secret-of-this-test-and-of-nobody-else',
      LEAVE_AFTER: '1',
      LOG_LEVEL: 'silent',
    },
  });
  const status = async (path: string) => (await fetch(`http://localhost:${gateway.port}${path}`)).status;
  const order = '/api/orders/public/ABCDEFGH/pruefwert';
  expect([await status('/health/live'), await status(order)]).toEqual([200, 200]);
  const stopped = gateway.stop();
  expect([await status('/health/live'), await status(order)]).toEqual([503, 200]);
  await stopped;
  await expect(status('/health/live')).rejects.toThrow('fetch failed');
  service.closeAllConnections();
  service.close();
  rmSync(dist, { recursive: true });
});
