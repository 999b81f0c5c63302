// Before a stopping gateway refuses requests, its probe tells load balancers.
import { expect, test } from '@jest/globals';
import { startGatewayAlone } from '../testing/gateway-alone.ts';

test('fails the probe but answers guests while leaving, and stops afterwards', async () => {
  const gateway = await startGatewayAlone({
    answer: (_, response) => void response.end('{}'),
    env: { LEAVE_AFTER: '1' },
  });
  const status = async (path: string) => (await fetch(`http://localhost:${gateway.port}${path}`)).status;
  const order = '/api/orders/public/ABCDEFGH/pruefwert';
  expect([await status('/health/live'), await status(order)]).toEqual([200, 200]);
  const stopped = gateway.stop();
  expect([await status('/health/live'), await status(order)]).toEqual([503, 200]);
  await stopped;
  await expect(status('/health/live')).rejects.toThrow('fetch failed');
});
