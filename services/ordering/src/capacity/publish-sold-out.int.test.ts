import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import fc from 'fast-check';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const now = new Date('2026-11-21T11:02:00Z');
let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => now, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const calzone = { ...margherita, id: exampleIds.tag, name: 'Calzone' };
const dishes = [margherita, calzone];
const menu = {
  ...aMenu,
  catalog: [{ id: aCategory.id, products: dishes.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
};
type Dish = 0 | 1;

async function aShop() {
  const tenant = await publishShop(service, { config: aConfig, branches: [aBranch], menu, products: dishes });
  const send = (method: string, path: string, body: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, body, now });
  const limit = async (dish: Dish, remaining: number | null) =>
    expect((await send('PUT', `/stock/${aBranch.id}/${dishes[dish]?.id}`, { remaining })).status).toBe(200);
  const order = async (...amounts: readonly [number, number]) => {
    const items = amounts.flatMap((amount, dish) =>
      amount > 0 ? [{ product: dishes[dish]?.id, amount, unit: 'piece', parts: [] }] : [],
    );
    const { status, body } = await send('POST', '/orders', { ...orderDraftExample, items }, asGuest(tenant));
    return status === 201 ? (body.data as CreatedOrder).id : undefined;
  };
  const move = (id: string, name: string) => send('POST', `/orders/${id}/status/${name}`, {});
  const changeAmount = async (id: string, amount: number) => {
    const { body } = await request(service, 'GET', `/api/orders/${id}`, { as: asStaff(tenant), now });
    return send('PUT', `/orders/${id}/items/0`, { version: (body.data as { version: number }).version, amount });
  };
  const published = async () => {
    await service.settled();
    return service.events.filter(({ type, tenantid }) => type === soldOutChanged.type && tenantid === tenant);
  };
  /** Products of the last event; empty before the first one. */
  const lists = async () => (await published()).map(({ data }) => (data as { products: string[] }).products);
  const soldOut = async () =>
    (
      await service.sql<{ id: string }>(
        'select product_id as id from stock where tenant_id = $1 and remaining <= 0 order by product_id',
        [tenant],
      )
    ).map(({ id }) => id);
  return { tenant, limit, order, move, changeAmount, published, lists, soldOut };
}

// SIGN-22
test('publishes what staff mark as sold out and make available again', async () => {
  const { limit, published, lists } = await aShop();
  await limit(0, 0);
  expect(await published()).toMatchObject([
    { subject: aBranch.id, aggregateversion: 1, data: { branch: aBranch.id, products: [margherita.id] } },
  ]);
  await limit(0, 5);
  await limit(1, 0);
  await limit(1, null);
  expect(await lists()).toEqual([[margherita.id], [], [calzone.id], []]);
  expect((await published()).map(({ aggregateversion }) => aggregateversion)).toEqual([1, 2, 3, 4]);
});

test('publishes when an order takes the last unit and when its cancellation returns it', async () => {
  const { limit, order, move, lists } = await aShop();
  await limit(0, 2);
  const id = await order(2, 0);
  expect(await lists()).toEqual([[margherita.id]]);
  await move(id as string, 'reject');
  expect(await lists()).toEqual([[margherita.id], []]);
});

test('publishes when a smaller amount returns units', async () => {
  const { limit, order, changeAmount, lists } = await aShop();
  await limit(0, 2);
  const id = (await order(2, 0)) as string;
  expect((await changeAmount(id, 1)).status).toBe(200);
  expect((await changeAmount(id, 2)).status).toBe(200);
  expect(await lists()).toEqual([[margherita.id], [], [margherita.id]]);
});

test('publishes nothing while products remain, and locks no list for orders without a limited product', async () => {
  const { tenant, limit, order, published } = await aShop();
  await order(1, 1);
  expect(await service.sql('select 1 from sold_out where tenant_id = $1', [tenant])).toEqual([]);
  await limit(0, 10);
  await order(3, 0);
  await limit(0, 8);
  await order(0, 9);
  expect(await published()).toEqual([]);
});

test('publishes every change of products that run out at the same time, without deadlocks', async () => {
  const { limit, order, move, published, lists, soldOut } = await aShop();
  for (let round = 0; round < 5; round += 1) {
    await limit(0, 4);
    await limit(1, 4);
    const carts: readonly (readonly [number, number])[] = [
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    const placed = await Promise.all(Array.from({ length: 18 }, (_, index) => order(...(carts[index % 3] ?? [1, 0]))));
    expect((await lists()).at(-1)).toEqual(await soldOut());
    expect((await lists()).at(-1)).toEqual([margherita.id, calzone.id].toSorted());
    await Promise.all(placed.flatMap((id) => (id ? [move(id, 'reject')] : [])));
    expect((await lists()).at(-1)).toEqual([]);
    expect(await soldOut()).toEqual([]);
  }
  const versions = (await published()).map(({ aggregateversion }) => aggregateversion);
  expect(versions).toEqual(versions.map((_, index) => index + 1));
}, 60_000);

const anyDish = fc.constantFrom<Dish>(0, 1);
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), dish: anyDish, remaining: fc.constantFrom(null, 0, 1, 2, 3) }),
  fc.record({ kind: fc.constant('order' as const), first: fc.nat({ max: 2 }), second: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('reject' as const), order: fc.nat() }),
  fc.record({ kind: fc.constant('amount' as const), order: fc.nat(), amount: fc.integer({ min: 1, max: 3 }) }),
);

// SIGN-22
test('has published the sold-out products after any sequence of limits, orders, changes and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { limit, order, move, changeAmount, lists, soldOut } = await aShop();
      const orders: string[] = [];
      for (const step of steps) {
        if (step.kind === 'set') await limit(step.dish, step.remaining);
        else if (step.kind === 'order' && step.first + step.second > 0) {
          const id = await order(step.first, step.second);
          if (id) orders.push(id);
        } else if (step.kind === 'reject' && orders.length > 0) {
          const [id] = orders.splice(step.order % orders.length, 1);
          await move(id as string, 'reject');
        } else if (step.kind === 'amount' && orders.length > 0)
          await changeAmount(orders[step.order % orders.length] as string, step.amount);
      }
      expect((await lists()).at(-1) ?? []).toEqual(await soldOut());
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('sends a new subscriber the current lists', async () => {
  const { tenant, limit } = await aShop();
  const snapshot = async () => {
    const source = service.parts.snapshots.find(({ types }) => types.includes(soldOutChanged.type));
    const facts = [];
    for await (const page of source?.facts(tenant) ?? []) facts.push(...page);
    return facts;
  };
  await limit(0, 5);
  expect(await snapshot()).toEqual([]);
  await limit(0, 0);
  expect(await snapshot()).toMatchObject([{ subject: aBranch.id, version: 1, data: { products: [margherita.id] } }]);
});
