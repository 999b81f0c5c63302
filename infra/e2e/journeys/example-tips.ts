import { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { until } from '@theke/kit/testing/until';
import { exampleCall } from './example-call.ts';
import type { Platform } from './platform.ts';
import { changeEntry } from './staff-calls.ts';

/** Switches tips on in the example's branch, and waits until ordering accepts them (TIP-01). */
export async function enableExampleTips(
  platform: Platform,
  cookie: string,
  branch: string,
  real: ReadonlyMap<string, string>,
): Promise<void> {
  await changeEntry(platform, cookie, `/api/branches/${branch}`, { isTipEnabled: true });
  const { body } = exampleCall({ ...createOrder, example: { body: createOrder.example.body } }, new Map(real));
  await until('ordering to accept tips', async () => {
    const reply = await platform.call('POST', '/api/orders', { cookie, body: { ...JSON.parse(String(body)), tip: 1 } });
    return reply.status === createOrder.status;
  });
}
