// A gateway that is told to end says so to whoever shares requests among several, before it takes no more.
import { expect, test } from '@jest/globals';
import { startGatewayAlone } from '../testing/gateway-alone.ts';

test('while it leaves, its probe says so and guests are answered; afterwards nobody is', async () => {
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
