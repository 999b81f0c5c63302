// Retries until all tenants are loaded, whatever happens in between.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { ServiceClient } from '../service-client.ts';
import { TenantDirectory } from './tenant-directory.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

test('keeps retrying after a broadcast gap during a pending load', async () => {
  type Answer = { resolve(tenants: unknown): void; reject(error: Error): void };
  const requests: Answer[] = [];
  const ask = () => new Promise((resolve, reject) => void requests.push({ resolve, reject }));
  const directory = new TenantDirectory({ ask } as unknown as ServiceClient, log);
  const reading = directory.read();
  // The bus connects while identity has not answered yet.
  directory.subscription.onReset();
  await jest.advanceTimersByTimeAsync(500);
  requests[0]?.reject(new Error('away'));
  await reading;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(2);
  requests[1]?.resolve([{ tenant: tenantChanged.example, config: configChanged.example.config }]);
  await jest.advanceTimersByTimeAsync(0);
  expect([directory.isReady, directory.all.length]).toEqual([true, 1]);
  directory.stop();
});
