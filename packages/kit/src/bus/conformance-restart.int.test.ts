// The guarantees of port.ts when the server goes away and comes back, without manual intervention.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { PrivateServer } from '../../testing/conformance-servers.ts';
import { ids, listener, many, open } from '../../testing/conformance-tools.ts';
import { type Door, openDoor, transports } from '../../testing/conformance-transports.ts';
import { until } from '../../testing/until.ts';

let door: Door | undefined;
afterEach(async () => {
  await door?.shut();
  door = undefined;
});

describe.each(transports)('the bus on $name', ({ url: freshBus, privateServer }) => {
  let own: PrivateServer;
  // Both transports use the same queues throughout. RabbitMQ persists the directory of its quorum queues every half
  // second: a queue declared just before a kill -9 comes back empty (seen with 3.10). The queues of the topology exist
  // for months.
  let url: string;
  beforeAll(async () => {
    await freshBus(); // starts the server unless it already runs
    own = await privateServer();
    url = await own.url();
  }, 60_000);
  afterAll(() => own?.remove(), 60_000);

  // EVENT-02
  test('resumes publishing, work and broadcast after a broken connection, and resets listeners', async () => {
    const server = await openDoor(await freshBus());
    door = server;
    const bus = await open(server.url, { workQueues: { kitchen: ['*'] } });
    const [kitchen, screen, reset] = [listener(), listener(), jest.fn()];
    await bus.work('kitchen', kitchen.handle);
    await bus.broadcast(['*'], screen.handle, reset);
    await bus.publish(many(1));
    await until('events are delivered', () => kitchen.received.length === 1 && screen.received.length === 1);
    await server.shut();
    await until('the loss is detected', () => !bus.isHealthy());
    await expect(bus.publish(many(1))).rejects.toThrow();
    await server.open();
    await until('the bus is healthy and listeners are reset', () => bus.isHealthy() && reset.mock.calls.length > 0);
    const again = many(3);
    await bus.publish(again);
    await until('events are delivered again', () =>
      again.every(({ id }) => kitchen.received.includes(id) && screen.received.includes(id)),
    );
  });

  test.each(['stopped', 'killed'] as const)(
    'keeps published events and resumes when its server is %s and starts again',
    async (how) => {
      const workQueues = { kitchen: ['*'], mail: ['*'] };
      const bus = await open(url, { workQueues });
      const [kitchen, mail, screen, reset] = [listener(), listener(), listener(), jest.fn()];
      await bus.work('kitchen', kitchen.handle);
      await bus.broadcast(['*'], screen.handle, reset);
      const before = many(50);
      await bus.publish(before);
      await own.end(how);
      await until('the loss is detected', () => !bus.isHealthy());
      await expect(bus.publish(many(1))).rejects.toThrow();
      await own.start();
      await until(
        'the bus is healthy and listeners are reset',
        () => bus.isHealthy() && reset.mock.calls.length > 0,
        60_000,
      );
      const after = many(20);
      await bus.publish(after);
      const all = ids([...before, ...after]);
      // At least once: events whose acknowledgement the server lost may be delivered again.
      await until('the kitchen has all events', () => all.every((id) => kitchen.received.includes(id)));
      await until('the screen has the later events', () => after.every(({ id }) => screen.received.includes(id)));
      await bus.work('mail', mail.handle); // first consumer: all events are in its queue
      await until('the mail has all events', () => mail.received.length >= all.length);
      expect(mail.received.sort()).toEqual(all);
    },
    120_000,
  );
});

// The Postgres bus belongs to the embedded layout, where a service cannot start without the database anyway.
const onRabbitmq = transports.filter(({ name }) => name !== 'postgres');
(onRabbitmq.length > 0 ? describe : describe.skip)('a replica that starts while RabbitMQ is away', () => {
  let own: PrivateServer;
  beforeAll(async () => {
    own = await (onRabbitmq[0] as (typeof onRabbitmq)[number]).privateServer();
  }, 60_000);
  afterAll(() => own?.remove(), 60_000);

  test('starts unhealthy, then publishes and receives once the broker is back', async () => {
    const url = await own.url();
    await own.end('stopped');
    const bus = await open(url, { workQueues: { kitchen: ['*'] } });
    const [kitchen, screen, reset] = [listener(), listener(), jest.fn()];
    await bus.work('kitchen', kitchen.handle);
    await bus.broadcast(['*'], screen.handle, reset);
    expect(bus.isHealthy()).toBe(false);
    await expect(bus.publish(many(1))).rejects.toThrow();
    await own.start();
    await until(
      'the bus is healthy and the listener is reset',
      () => bus.isHealthy() && reset.mock.calls.length > 0,
      60_000,
    );
    const events = many(3);
    await bus.publish(events);
    await until('events are delivered', () => kitchen.received.length >= 3 && screen.received.length >= 3);
    expect([kitchen.received.sort(), screen.received.sort()]).toEqual([ids(events), ids(events)]);
  }, 120_000);
});
