// Order numbers on TVs.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  orderCanceled,
  orderCompleted,
  orderConfirmed,
  orderHandedOut,
  orderPlaced,
} from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { screensChanged } from '@theke/contracts/signage/signage-events';
import { v7 as uuidv7 } from 'uuid';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

const events = {
  placed: orderPlaced,
  confirmed: orderConfirmed,
  'in-delivery': orderHandedOut,
  completed: orderCompleted,
  canceled: orderCanceled,
} as const;

const isOrders = (data: unknown) => (data as { part: string }).part === 'orders';

async function aQueue() {
  const shop = await fixture.aShop();
  const scene = await shop.aScene({ kind: 'order-queue' });
  const segment = await shop.aSegment([scene]);
  const stream = await shop.aStream({ fallback: { id: segment.id } });
  const tv = await shop.aTv({ stream: { id: stream.id } });
  /** An order of this branch; the returned function publishes its next state. */
  function anOrder(ticketNumber: number, given: Partial<OrderState> = {}) {
    const id = uuidv7();
    let newest = 0;
    return async (status: keyof typeof events, version = newest + 1) => {
      newest = Math.max(newest, version);
      const at = fixture.clock().toISOString();
      const isConfirmed = status !== 'placed';
      const order = { ...orderStateExample, placedAt: at, ...given, id, version, ticketNumber, status, isConfirmed };
      const state: OrderState = { ...order, branch: { id: shop.branch } };
      const data = { id, uid: order.uid, branch: shop.branch, status, at, order: state };
      const more = { appointment: null, reason: null };
      await fixture.service.publish(shop.tenant, events[status](id, version, { ...data, ...more } as never));
      await fixture.service.settled();
    };
  }
  return { shop, tv, anOrder, numbers: async () => (await tv.state()).orders };
}

test('shows numbers of confirmed orders, then calls them, until they are picked up', async () => {
  const { anOrder, numbers } = await aQueue();
  const [first, second] = [anOrder(47), anOrder(48)];
  const rung = () => fixture.service.events.filter(({ type, data }) => type === screensChanged.type && isOrders(data));
  await first('placed');
  expect(await numbers()).toEqual({ preparing: [], ready: [] });
  // An order that no screen shows rings nothing.
  expect(rung()).toEqual([]);
  await first('confirmed');
  await second('confirmed');
  expect(await numbers()).toEqual({ preparing: ['47', '48'], ready: [] });
  await second('in-delivery');
  fixture.later(1);
  await first('in-delivery');
  // The one that became ready last is called first.
  expect(await numbers()).toEqual({ preparing: [], ready: ['47', '48'] });
  await first('completed');
  await second('canceled');
  expect(await numbers()).toEqual({ preparing: [], ready: [] });
});

test('shows neither deliveries nor orders for tomorrow, and no number for ever', async () => {
  const { anOrder, numbers } = await aQueue();
  await anOrder(1, { deliveryType: 'delivery', isDelivery: true })('confirmed');
  await anOrder(2, { appointment: '2026-11-23T11:00:00.000Z' })('confirmed');
  await anOrder(3)('in-delivery');
  await anOrder(4)('confirmed');
  expect(await numbers()).toEqual({ preparing: ['4'], ready: ['3'] });
  fixture.later(60);
  expect(await numbers()).toEqual({ preparing: ['4'], ready: [] });
  fixture.later(11 * 60);
  expect(await numbers()).toEqual({ preparing: [], ready: [] });
});

test('a late event neither calls a finished order again nor takes back a call', async () => {
  const { anOrder, numbers } = await aQueue();
  const [first, second, third] = [anOrder(47), anOrder(48), anOrder(49)];
  await first('completed', 4);
  await first('confirmed', 2);
  await second('in-delivery', 3);
  await second('confirmed', 2);
  await third('canceled', 3);
  await third('in-delivery', 2);
  expect(await numbers()).toEqual({ preparing: [], ready: ['48'] });
});

test('another branch shows other numbers, and a TV without a queue none', async () => {
  const { shop, tv, anOrder } = await aQueue();
  const menu = await shop.aTv({ name: 'Theke rechts' });
  await anOrder(12)('confirmed');
  expect((await tv.state()).orders).toEqual({ preparing: ['12'], ready: [] });
  expect((await menu.state()).orders).toBeNull();
  expect((await shop.aDevice({ name: 'Neu' })).name).toBe('Neu');
});
