import { expect, test } from '@jest/globals';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { aBranch, aConfig, aMenu } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const now = new Date('2026-11-21T11:00:00Z');
const service = runDuringTests(ordering, { now: () => now });

async function aShop() {
  const tenant = await publishShop(service(), { config: aConfig, branches: [aBranch], menu: aMenu });
  const submit = async (origin: unknown, as = asGuest(tenant)) => {
    const { status, body } = await request(service(), 'POST', '/api/orders', {
      as,
      body: { ...orderDraftExample, origin },
      now,
    });
    expect(status).toBe(201);
    return body.data as CreatedOrder;
  };
  const seen = async ({ id }: CreatedOrder) =>
    (await request(service(), 'GET', `/api/orders/${id}`, { as: asStaff(tenant), now })).body.data as Order;
  return { tenant, submit, seen };
}

test("QR-07: stores and publishes an order's code and shows it to staff but not to its guest", async () => {
  const { tenant, submit, seen } = await aShop();
  const origin = { kind: 'qr', qr: 'n12' };
  const order = await submit(origin);
  expect((await seen(order)).origin).toEqual(origin);
  const event = await until(
    'the event is published',
    () => service().events.find(({ subject }) => subject === order.id) ?? false,
  );
  expect((event.data as { order: OrderState }).order.origin).toEqual(origin);
  const link = `/api/orders/public/${order.uid}/${order.hash}`;
  const opened = await request(service(), 'GET', link, { as: asGuest(tenant), now });
  expect([opened.status, 'origin' in (opened.body.data as object)]).toEqual([200, false]);

  const confirm = `/api/orders/${order.id}/status/confirm`;
  expect((await request(service(), 'POST', confirm, { as: asStaff(tenant), body: {}, now })).status).toBe(200);
  expect((await seen(order)).origin).toEqual(origin);
});

test.each([
  ['nothing', undefined],
  ['the origin of staff', { kind: 'staff' }],
  ['an unknown kind', { kind: 'plakat' }],
  ['a code without its path', { kind: 'qr' }],
  ['a path without a code', { kind: 'search', qr: 'n12' }],
  ['an invalid path', { kind: 'qr', qr: '../<script>' }],
  ['additional fields', { kind: 'direct', tenant: 'x' }],
  ['a text', 'qr'],
  ['a very large value', Array(2_000).fill({ kind: 'qr' })],
])('QR-07: accepts an order despite %s', async (_, origin) => {
  const { submit, seen } = await aShop();
  expect((await seen(await submit(origin))).origin).toBeNull();
});

test('QR-07: records staff as origin of an order that staff take, whatever the page sends', async () => {
  const { tenant, submit, seen } = await aShop();
  expect((await seen(await submit({ kind: 'qr', qr: 'n12' }, asStaff(tenant)))).origin).toEqual({ kind: 'staff' });
});
