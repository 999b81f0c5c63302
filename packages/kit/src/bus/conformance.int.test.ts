// Every transport keeps the guarantees of port.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ids, listener, log, many, open } from '../../testing/conformance-tools.ts';
import { anEvent, notCovered, transports } from '../../testing/conformance-transports.ts';
import { until } from '../../testing/until.ts';
import { openBus } from './open-bus.ts';
import type { Bus, CloudEvent } from './port.ts';

for (const why of notCovered) {
  console.warn(`Bus conformance does not cover RabbitMQ: ${why}.`);
  test.skip(`rabbitmq: ${why}`, () => {});
}

describe.each(transports)('the bus on $name', ({ url: freshBus }) => {
  beforeAll(freshBus); // starts the server unless it already runs

  test('delivers an event once to each service that subscribes to its type, and to no other', async () => {
    const workQueues = { kitchen: ['shop.sold.v1'], mail: ['shop.sold.v1', 'shop.closed.v1'], audit: ['*'] };
    const bus = await open(await freshBus(), { workQueues });
    const [kitchen, mail, audit] = [listener(), listener(), listener()];
    await bus.work('kitchen', kitchen.handle);
    await bus.work('mail', mail.handle);
    await bus.work('audit', audit.handle);
    const [sold, closed, unheard] = [many(5), many(3, 'shop.closed.v1'), many(2, 'shop.opened.v1')];
    await bus.publish([...sold, ...closed, ...unheard]);
    await until(
      'all have received it',
      () => audit.received.length >= 10 && mail.received.length >= 8 && kitchen.received.length >= 5,
    );
    expect(kitchen.received.sort()).toEqual(ids(sold));
    expect(mail.received.sort()).toEqual(ids([...sold, ...closed]));
    expect(audit.received.sort()).toEqual(ids([...sold, ...closed, ...unheard]));
  });

  test('delivers an event unchanged', async () => {
    const bus = await open(await freshBus(), { workQueues: { kitchen: ['*'] } });
    const sent = {
      ...anEvent('shop.sold.v1', { name: 'Käse \u0000 🍕', list: [1, 0.1, null] }),
      traceparent: '00-a-b-01',
    };
    let got: CloudEvent | undefined;
    await bus.work('kitchen', async (event) => {
      got = event;
    });
    await bus.publish([sent]);
    await until('the event arrived', () => got !== undefined);
    expect(got).toEqual(sent);
  });

  // EVENT-02
  test('shares events among the replicas of a service', async () => {
    const url = await freshBus();
    let bothAreAtIt: () => void = () => {};
    const both = new Promise<void>((done) => {
      bothAreAtIt = done;
    });
    const replicas = [listener(() => both), listener(() => both)];
    const started = new Set<number>();
    const buses: Bus[] = [];
    for (const [index, replica] of replicas.entries()) {
      const bus = await open(url, { workQueues: { kitchen: ['*'] } });
      await bus.work('kitchen', async (event) => {
        if (started.add(index).size === 2) bothAreAtIt();
        await replica.handle(event);
      });
      buses.push(bus);
    }
    const events = many(40);
    await buses[0]?.publish(events);
    await until('all are handled', () => replicas.flatMap(({ received }) => received).length >= 40);
    expect(replicas.flatMap(({ received }) => received).sort()).toEqual(ids(events));
    for (const { received } of replicas) expect(received.length).toBeGreaterThan(0);
  });

  // EVENT-02
  test('broadcasts to every listening replica, and to none that has left', async () => {
    const url = await freshBus();
    const [first, second, gone] = [listener(), listener(), listener()];
    const buses = [await open(url, { workQueues: {} }), await open(url, { workQueues: {} })] as const;
    const reset = jest.fn();
    await buses[0].broadcast(['shop.sold.v1'], first.handle, reset);
    await buses[1].broadcast(['*'], second.handle, reset);
    const left = await buses[1].broadcast(['*'], gone.handle, reset);
    await left.close();
    const [sold, closed] = [many(3), many(2, 'shop.closed.v1')];
    await buses[0].publish([...sold, ...closed]);
    await until('both received it', () => first.received.length >= 3 && second.received.length >= 5);
    expect(first.received.sort()).toEqual(ids(sold));
    expect(second.received.sort()).toEqual(ids([...sold, ...closed]));
    expect(gone.received).toEqual([]);
    expect(reset).not.toHaveBeenCalled();
  });

  test('resets a subscriber whose broadcast handler fails', async () => {
    const bus = await open(await freshBus(), { workQueues: {} });
    const reset = jest.fn();
    await bus.broadcast(['*'], () => Promise.reject(new Error('broken')), reset);
    await bus.publish(many(1));
    await until('the subscriber is reset', () => reset.mock.calls.length > 0);
  });

  test('delivers a duplicate again: only the inbox deduplicates', async () => {
    const bus = await open(await freshBus(), { workQueues: { kitchen: ['*'] } });
    const kitchen = listener();
    await bus.work('kitchen', kitchen.handle);
    const [event] = many(1) as [CloudEvent];
    await bus.publish([event]);
    await bus.publish([event]);
    await until('both events arrived', () => kitchen.received.length === 2);
  });

  // EVENT-03
  test('keeps events that were published before their consumer first runs', async () => {
    const url = await freshBus();
    const workQueues = { kitchen: ['shop.sold.v1'] };
    const publisher = await openBus({ url, workQueues, log });
    const events = many(3);
    await publisher.publish(events);
    await publisher.close();
    const kitchen = listener();
    await (await open(url, { workQueues })).work('kitchen', kitchen.handle);
    await until('all events arrived', () => kitchen.received.length >= 3);
    expect(kitchen.received.sort()).toEqual(ids(events));
  });

  test('sends to one service only, whatever the others subscribe to', async () => {
    const url = await freshBus();
    const workQueues = { kitchen: ['shop.closed.v1'], audit: ['*'] };
    const bus = await open(url, { workQueues });
    const [kitchen, audit, screen] = [listener(), listener(), listener()];
    await bus.work('kitchen', kitchen.handle);
    await bus.work('audit', audit.handle);
    await bus.broadcast(['*'], screen.handle, () => {});
    const snapshots = many(300);
    await bus.sendTo('kitchen', snapshots);
    const after = many(1, 'shop.closed.v1');
    await bus.publish(after); // queued behind the snapshots: had the others received those, they would have them by now
    await until(
      'all have received it',
      () => kitchen.received.length >= 301 && audit.received.length > 0 && screen.received.length > 0,
    );
    expect(kitchen.received.sort()).toEqual(ids([...snapshots, ...after]));
    expect([audit.received, screen.received]).toEqual([ids(after), ids(after)]);
    await expect(bus.sendTo('cellar', snapshots)).rejects.toThrow('no work queue');
  });

  test('keeps events sent to a service before it first runs, and retries them like any other', async () => {
    const url = await freshBus();
    const workQueues = { kitchen: ['shop.closed.v1'] };
    const sender = await openBus({ url, workQueues, log });
    const [event] = many(1) as [CloudEvent];
    await sender.sendTo('kitchen', [event]);
    await sender.close();
    let attempts = 0;
    const kitchen = listener(() => {
      if (++attempts < 3) throw new Error('the oven is cold');
    });
    await (await open(url, { workQueues })).work('kitchen', kitchen.handle);
    await until('it is handled', () => kitchen.received.length > 0);
    expect([kitchen.received, attempts]).toEqual([[event.id], 3]);
  });

  // EVENT-04
  test('parks a poison message after 5 attempts without delaying others, and can redrive it', async () => {
    // No process crashes here: on a busy machine a short lease would expire under a handler that is only slow.
    const bus = await open(await freshBus(), { workQueues: { kitchen: ['*'] }, lease: 60_000 });
    const poison = [anEvent('shop.sold.v1'), anEvent('shop.sold.v1')] as const;
    let attempts = 0;
    let healed = false;
    const kitchen = listener(({ id }) => {
      if (healed || !ids(poison).includes(id)) return;
      attempts++;
      throw new Error('the oven is cold');
    });
    await bus.work('kitchen', kitchen.handle);
    const [before, after] = [many(10), many(10)];
    await bus.publish([...before, ...poison, ...after]);
    await until('both are parked', async () => (await bus.deadLetters('kitchen')).length === 2);
    expect(attempts).toBe(10);
    expect(kitchen.received.sort()).toEqual(ids([...before, ...after]));
    const letters = await bus.deadLetters('kitchen'); // listing removes nothing
    expect(letters.map(({ id }) => id).sort()).toEqual(ids(poison));
    expect(letters[0]).toMatchObject({ reason: 'the oven is cold', attempts: 5, event: { type: 'shop.sold.v1' } });
    expect(Date.now() - Number(letters[0]?.at)).toBeLessThan(60_000);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ event: poison[0].id }), expect.any(String));

    healed = true;
    expect(await bus.redrive('kitchen', { ids: [poison[0].id] })).toBe(1);
    await until('the first is handled', () => kitchen.received.includes(poison[0].id));
    expect((await bus.deadLetters('kitchen')).map(({ id }) => id)).toEqual([poison[1].id]);
    expect(await bus.redrive('kitchen')).toBe(1);
    await until('the second is handled', () => kitchen.received.includes(poison[1].id));
    expect(await bus.deadLetters('kitchen')).toEqual([]);
  });

  test('lists and redrives dead letters by tenant, and counts waiting ones', async () => {
    const url = await freshBus();
    const workQueues = { kitchen: ['*'], idle: ['*'] };
    const bus = await open(url, { workQueues });
    const [ours, theirs] = [many(3), many(2).map((event) => ({ ...event, tenantid: 'another' }))];
    const tenant = ours[0]?.tenantid ?? '';
    let isBroken = true;
    const handled: string[] = [];
    await bus.work('kitchen', async (event) => {
      if (isBroken) throw new Error('out of dough');
      handled.push(event.id);
    });
    await bus.publish([...ours, ...theirs]);
    await until('all are parked', async () => (await bus.depth('kitchen')).dead === 5);
    // Concurrent reads return the same result.
    const [first, second] = await Promise.all([bus.deadLetters('kitchen', tenant), bus.deadLetters('kitchen', tenant)]);
    expect(first.map(({ id }) => id).sort()).toEqual(ids(ours));
    expect(second).toEqual(first);
    expect((await bus.deadLetters('kitchen', 'another')).map(({ id }) => id).sort()).toEqual(ids(theirs));
    expect(await bus.depth('kitchen')).toEqual({ waiting: 0, dead: 5 });
    expect(await bus.depth('idle')).toEqual({ waiting: 5, dead: 0 });

    isBroken = false;
    // A redrive by id does not cross tenants.
    expect(await bus.redrive('kitchen', { tenant: 'another', ids: ids(ours) })).toBe(0);
    expect(await bus.redrive('kitchen', { tenant, ids: [...ids(ours).slice(0, 1), ...ids(theirs)] })).toBe(1);
    expect(await bus.redrive('kitchen', { tenant })).toBe(2);
    await until('our events are handled', () => handled.length >= 3);
    expect(handled.sort()).toEqual(ids(ours));
    expect((await bus.deadLetters('kitchen')).map(({ id }) => id).sort()).toEqual(ids(theirs));
  });

  // EVENT-04
  test('parks a message that crashes its process after 5 attempts, and handles the others', async () => {
    const url = await freshBus();
    const bus = await open(url, { workQueues: { kitchen: ['*'] } });
    const killer = anEvent('shop.sold.v1', { kills: true });
    const [before, after] = [many(8), many(25)];
    const neighbours = ids([...before, ...after]);
    await bus.publish([...before, killer, ...after]);
    const handled = new Set<string>();
    let deaths = 0;
    let ended = false;
    let victim: ReturnType<typeof spawn> | undefined;
    const live = () => {
      const arguments_ = [join(import.meta.dirname, '../../testing/conformance-victim.ts'), url, 'kitchen'];
      victim = spawn(process.execPath, arguments_, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      victim.stdout?.on('data', (lines) => {
        for (const id of String(lines).split('\n')) handled.add(id);
      });
      victim.once('exit', () => {
        if (ended) return;
        deaths++;
        live();
      });
    };
    live();
    try {
      await until('the killer is parked', async () => (await bus.deadLetters('kitchen')).length > 0, 60_000);
      await until('its neighbours are handled', () => neighbours.every((id) => handled.has(id)));
    } finally {
      ended = true;
      victim?.kill('SIGKILL');
    }
    expect(deaths).toBe(5);
    const letters = await bus.deadLetters('kitchen');
    expect(letters).toMatchObject([{ id: killer.id, attempts: 5, reason: expect.stringContaining('process') }]);
  }, 90_000);

  // EVENT-05
  test('retries a handler that hangs without blocking others', async () => {
    const slow = { handlerTimeout: 700 };
    const bus = await open(await freshBus(), { workQueues: { kitchen: ['*'] }, policy: slow });
    const [hanging, ...others] = many(31) as [CloudEvent, ...CloudEvent[]];
    let attempts = 0;
    const kitchen = listener(({ id }) => (id === hanging.id && ++attempts === 1 ? new Promise(() => {}) : undefined));
    await bus.work('kitchen', kitchen.handle);
    await bus.publish([hanging, ...others]);
    await until('the others are handled', () => kitchen.received.length === 30);
    expect(attempts).toBe(1);
    await until('the hanging event is handled too', () => kitchen.received.includes(hanging.id));
    expect(attempts).toBe(2);
  });

  test('finishes running handlers on close and takes no more', async () => {
    const url = await freshBus();
    const workQueues = { kitchen: ['*'] };
    const bus = await open(url, { workQueues });
    let finish: () => void = () => {};
    let startedCount = 0;
    const running = new Promise<void>((done) => {
      finish = done;
    });
    const first = listener(() => {
      startedCount++;
      return running;
    });
    const subscription = await bus.work('kitchen', first.handle);
    await bus.publish(many(1));
    await until('the handler runs', () => startedCount === 1);
    let closed = false;
    const closing = subscription.close().then(() => {
      closed = true;
    });
    expect(closed).toBe(false);
    finish();
    await closing;
    // Only now: a claim in progress when closing began may still return events, and handles them.
    const late = many(1);
    await bus.publish(late);
    expect(first.received).toHaveLength(1);
    const second = listener();
    await (await open(url, { workQueues })).work('kitchen', second.handle);
    await until('the next replica has the late event', () => second.received.length > 0);
    expect(second.received).toEqual(ids(late));
  });
});
