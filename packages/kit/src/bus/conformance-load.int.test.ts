// A service that cannot keep up slows down no other service and does not fill its own memory.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ids, listener, many, open } from '../../testing/conformance-tools.ts';
import { transports } from '../../testing/conformance-transports.ts';
import { until } from '../../testing/until.ts';

describe.each(transports)('the bus on $name', ({ url: freshBus }) => {
  beforeAll(freshBus, 60_000); // starts the server unless it already runs

  test('limits a slow consumer to its concurrency and blocks neither publishers nor other services', async () => {
    const workQueues = { slow: ['*'], quick: ['*'] };
    const bus = await open(await freshBus(), {
      workQueues,
      policy: { concurrency: 7, handlerTimeout: 60_000 },
      lease: 60_000,
    });
    let release: () => void = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    let held = 0;
    let limit = 0;
    const slow = listener(async () => {
      limit = Math.max(limit, ++held);
      await released;
      held--;
    });
    const quick = listener();
    await bus.work('slow', slow.handle);
    await bus.work('quick', quick.handle);
    const events = many(2_000);
    for (let from = 0; from < events.length; from += 100) await bus.publish(events.slice(from, from + 100));
    await until('the fast consumer has all events', () => quick.received.length >= events.length);
    expect(quick.received.sort()).toEqual(ids(events));
    await until('the slow consumer is at its concurrency', () => held === 7);
    expect([limit, slow.received]).toEqual([7, []]);
    release();
    await until('the slow consumer has all events', () => slow.received.length >= events.length);
    expect(slow.received.sort()).toEqual(ids(events));
    expect(limit).toBe(7);
  });
});
