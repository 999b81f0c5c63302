import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderUnseen } from '@theke/contracts/notifications/escalation';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const now = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => now });
});
afterAll(() => service.stop());

async function anOrder() {
  const tenant = await publishShop(service, { config: aConfig, branches: [aBranch], products: [margherita] });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api/orders${path}`, { as, body, now });
  const placed = await send('POST', '', orderDraftExample, asGuest(tenant));
  if (placed.status !== 201) throw new Error(placed.bytes.toString());
  const order = placed.body.data as CreatedOrder;
  const unseen = async () => {
    await service.publish(
      tenant,
      orderUnseen(order.id, 1, { id: order.id, branch: aBranch.id, at: now.toISOString() }),
    );
    await service.settled();
  };
  const missed = async () => ((await send('GET', '/missed')).body.data as Order[]).map(({ id }) => id);
  return { order, send, unseen, missed };
}

// ORDER-12
test('marks an unseen order as missed at once, and unmarks it when staff act on it', async () => {
  const { order, send, unseen, missed } = await anOrder();
  expect(await missed()).toEqual([]);
  await unseen();
  expect(await missed()).toEqual([order.id]);
  await send('POST', `/${order.id}/status/confirm`, {});
  expect(await missed()).toEqual([]);
});

test('does not mark an order that was answered before the reminder arrived', async () => {
  const { order, send, unseen, missed } = await anOrder();
  await send('POST', `/${order.id}/status/confirm`, {});
  await unseen();
  expect(await missed()).toEqual([]);
});

test('publishes each receipt request once, without personal data', async () => {
  const { order, send } = await anOrder();
  const requestedReceipts = () => service.events.filter(({ type }) => type === 'ordering.receipt-requested.v1');
  const before = requestedReceipts().length;
  expect((await send('POST', `/${order.id}/print`, {})).status).toBe(202);
  expect((await send('POST', `/${order.id}/print`, {})).status).toBe(202);
  await until('both events are published', () => requestedReceipts().length === before + 2);
  expect(requestedReceipts().at(-1)?.data).toMatchObject({ id: order.id, branch: aBranch.id });
  expect(JSON.stringify(requestedReceipts())).not.toContain(orderDraftExample.lastName);
});
