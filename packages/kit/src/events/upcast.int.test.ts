// Events of earlier versions that were queued during an update of their owner.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Fact } from '@theke/contracts/event';
import { orderConfirmed, orderPlaced, orders } from '@theke/contracts/ordering/order-events';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';
import { copies } from './copies.ts';
import { inboxHandler } from './inbox.ts';
import { broadcast, copyOf, reaction } from './subscription.ts';
import { createToEvent } from './to-event.ts';
import { handleBroadcast, typesWithEarlier } from './upcast.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

/** The event as earlier versions of ordering published it. */
function before(event: { replaces?: typeof orderPlaced.replaces }, id: string, version: number): Fact {
  const earlier = event.replaces?.event;
  if (!earlier) throw new Error('it was always as it is');
  return { type: earlier.type, subject: id, version, data: { ...(earlier.example as object), id } };
}
const today = (id: string, version: number) =>
  orderPlaced(id, version, { ...orderPlaced.example, id, order: { ...orderStateExample, id, version } });

function aConsumer() {
  const tenant = uuidv7();
  const { db } = service.parts;
  const orderCopies = copies({ orders });
  const confirmed: string[] = [];
  const audited: string[] = [];
  const handle = inboxHandler('catalog', db, [
    ...orderCopies.subscriptions(),
    reaction(orderConfirmed, {
      name: 'confirmed',
      handle: async (_, { data }) => void confirmed.push(`${data.order.ticketNumber} ${data.order.status}`),
    }),
    reaction('*', { name: 'audit', handle: async (_, { type }) => void audited.push(type) }),
  ]);
  const receive = (fact: Fact) => handle(toTestEvent(tenant, fact));
  const held = (id: string) => db.withTenant(tenant, (tx) => orderCopies.stores.orders.find(tx, id));
  return { receive, held, confirmed, audited };
}

test('upcasts a legacy event with the stored copy, and audits it unchanged', async () => {
  const { receive, held, confirmed, audited } = aConsumer();
  const id = uuidv7();
  await receive(before(orderPlaced, id, 1));
  await receive(before(orderConfirmed, id, 2));
  expect(confirmed).toEqual(['47 confirmed']);
  expect(await held(id)).toMatchObject({ version: 2, status: 'confirmed', isConfirmed: true, ticketNumber: 47 });
  expect(audited).toEqual(['ordering.order-placed.v1', 'ordering.order-confirmed.v1']);
});

test('retries an incomplete legacy event until its aggregate is known', async () => {
  const { receive, held, confirmed } = aConsumer();
  const id = uuidv7();
  await expect(receive(before(orderConfirmed, id, 2))).rejects.toThrow('cannot be converted');
  await receive(today(id, 1));
  await receive(before(orderConfirmed, id, 2));
  expect(confirmed).toEqual(['47 confirmed']);
  expect(await held(id)).toMatchObject({ version: 2, status: 'confirmed' });
});

test('leaves an incomplete legacy event to the next one if only copies subscribe', async () => {
  const { db } = service.parts;
  const versions: number[] = [];
  const copy = copyOf(orders, { apply: async (_, { version }) => void versions.push(version) });
  const handle = inboxHandler('catalog', db, [copy]);
  const [tenant, id] = [uuidv7(), uuidv7()];
  await handle(toTestEvent(tenant, before(orderConfirmed, id, 2)));
  expect(versions).toEqual([]);
  await handle(toTestEvent(tenant, today(id, 3)));
  expect(versions).toEqual([3]);
});

test('resets a broadcast subscriber on a legacy event', async () => {
  const states: string[] = [];
  const live = broadcast([orderPlaced], {
    handle: async ({ type }) => void states.push(type),
    onReset: () => void states.push('reads again'),
  });
  expect(typesWithEarlier(live)).toEqual(['ordering.order-placed.v2', 'ordering.order-placed.v1']);
  const id = uuidv7();
  await handleBroadcast(live)(toTestEvent(uuidv7(), before(orderPlaced, id, 1)));
  await handleBroadcast(live)(toTestEvent(uuidv7(), today(id, 1)));
  expect(states).toEqual(['reads again', 'ordering.order-placed.v2']);
});

test('refuses to publish a legacy event', () => {
  const toEvent = createToEvent('ordering', uuidv7, () => new Date());
  expect(() => toEvent(before(orderPlaced, uuidv7(), 1), uuidv7())).toThrow('does not publish');
});
