import { expect, test } from '@jest/globals';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { orderConfirmed } from '@theke/contracts/ordering/order-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const now = new Date('2026-11-21T11:00:00Z');
const service = runDuringTests(ordering, { now: () => now });

async function aShop() {
  const tenant = await publishShop(service(), { config: aConfig, branches: [aBranch], products: [margherita] });
  const place = async () => {
    const placed = await request(service(), 'POST', '/api/orders', {
      as: asGuest(tenant),
      body: orderDraftExample,
      now,
    });
    expect(placed.status).toBe(201);
    return placed.body.data as CreatedOrder;
  };
  const move = (id: string, name: string) =>
    request(service(), 'POST', `/api/orders/${id}/status/${name}`, { as: asStaff(tenant), body: {}, now });
  /** Published open orders of the branch, after `count` order events were handled. */
  const published = async () => {
    await service().parts.flush();
    await service().settled();
    return service().events.filter(({ type, tenantid }) => type === openOrdersChanged.type && tenantid === tenant);
  };
  const publish = (total: number) =>
    until(`${total} open orders are published`, async () => {
      const last = (await published()).at(-1);
      return (last?.data as { total: number } | undefined)?.total === total && last;
    });
  return { tenant, place, move, published, publish };
}

test("publishes a branch's open orders, the oldest with its name, until they are finished", async () => {
  const { place, move, publish } = await aShop();
  const [first, second] = [await place(), await place()];
  const open = await publish(2);
  expect(open).toMatchObject({ subject: aBranch.id });
  expect(open.data).toEqual({
    branch: aBranch.id,
    total: 2,
    oldest: [first, second].map(({ id, uid }) => ({ id, uid })),
    tables: [],
  });
  expect((await move(first.id, 'reject')).status).toBe(200);
  expect((await publish(1)).data).toMatchObject({ oldest: [{ id: second.id }] });
  expect((await move(second.id, 'confirm')).status).toBe(200);
  expect((await move(second.id, 'completed')).status).toBe(200);
  expect((await publish(0)).data).toMatchObject({ oldest: [] });
});

test('publishes nothing if the open orders did not change', async () => {
  const { place, move, published, publish } = await aShop();
  const { id } = await place();
  await publish(1);
  const before = (await published()).length;
  expect((await move(id, 'confirm')).status).toBe(200);
  await until('the event is received', () =>
    service().events.some(({ type, subject }) => type === orderConfirmed.type && subject === id),
  );
  expect((await published()).length).toBe(before);
});

test('publishes missed changes by the job', async () => {
  const { tenant, place, publish } = await aShop();
  await place();
  const { aggregateversion: version } = await publish(1);
  await service().sql('update open_orders set told = $2 where tenant_id = $1', [tenant, '{}']);
  await service()
    .parts.jobs.find(({ name }) => name === 'publish open orders')
    ?.run(new AbortController().signal, async () => [tenant]);
  await service().settled();
  expect((await publish(1)).aggregateversion).toBe(version + 1);
});

test('sends a new subscriber the current open orders', async () => {
  const { tenant, place, publish } = await aShop();
  const { id } = await place();
  await publish(1);
  const snapshots = service().parts.snapshots.find(({ types }) => types.includes(openOrdersChanged.type));
  const facts = [];
  for await (const page of snapshots?.facts(tenant) ?? []) facts.push(...page);
  expect(facts).toMatchObject([{ subject: aBranch.id, data: { total: 1, oldest: [{ id }] } }]);
});
