// Outbox, bus and inbox together: each event takes effect exactly once, even if any of the processes crashes at any
// point.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { configChanged } from '@theke/contracts/identity/config';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { log, open } from '../../testing/conformance-tools.ts';
import { transports } from '../../testing/conformance-transports.ts';
import { testSecret } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { toTestEvent } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';
import { type RunningService, startService } from '../start-service.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const workQueues = {
  catalog: ['*'],
  mirror: Object.values(categories.events).map(({ type }) => type),
};

let running: RunningService | undefined;
let database: pg.Pool | undefined;
afterEach(async () => {
  await running?.stop();
  await database?.end();
  running = undefined;
  database = undefined;
});

/** A service with its own databases. Starts a replica that survives, or one that crashes. */
function aService(busUrl: string) {
  const databasePrefix = `test_${uuidv7().replaceAll('-', '')}_`;
  const env = { DATABASE_URL: `${server}/postgres`, BUS_URL: busUrl, THEKE_SECRET: testSecret };
  const handled: string[] = [];
  return {
    /** Ids of the events that the surviving replica has handled, including duplicates. */
    handled,
    async start() {
      const bus = await open(busUrl, { workQueues });
      const counting: typeof bus = {
        ...bus,
        work: (service, handle) =>
          bus.work(service, async (event) => {
            await handle(event);
            handled.push(event.id);
          }),
      };
      const quiet = { ...log, debug() {} };
      const started = await startService(sample, { workQueues, env, bus: counting, databasePrefix, log: quiet });
      running = started;
      return started;
    },
    /** Runs a replica until it crashes. */
    async die(moment: 'publishes' | 'handles', more: Record<string, string> = {}) {
      const victim = spawn(
        process.execPath,
        [join(import.meta.dirname, '../../testing/conformance-inbox-victim.ts'), moment, databasePrefix],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { PATH: process.env.PATH, ...env, ...more },
        },
      );
      expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL']);
    },
    async count(what: string): Promise<number> {
      database ??= new pg.Pool({ connectionString: `${server}/${databasePrefix}catalog`, max: 1 });
      return Number((await database.query(`select count(*) from ${what}`)).rows[0].count);
    },
  };
}

const configEvent = () => {
  const tenant = uuidv7();
  return toTestEvent(tenant, configChanged(tenant, 1, { ...configChanged.example, id: tenant }));
};

describe.each(transports)('over $name', ({ url: freshBus }) => {
  beforeAll(freshBus, 60_000); // starts the server unless it already runs

  test('publishes after a crash between commit and publish, and the event is handled once', async () => {
    const service = aService(await freshBus());
    await service.die('publishes', { TENANT: uuidv7() });
    expect(await service.count('categories')).toBe(1);
    expect(await service.count('outbox where sent_at is null')).toBe(1);
    await service.start();
    await until('the event is received', async () => (await service.count('heard')) > 0);
    await until('it is marked as sent', async () => (await service.count('outbox where sent_at is null')) === 0);
    expect(service.handled).toHaveLength(1);
    expect(await service.count('heard')).toBe(1);
  });

  // EVENT-01
  test('delivers again after a crash between handling and acknowledging, with a single effect', async () => {
    const url = await freshBus();
    const service = aService(url);
    const event = configEvent();
    const publisher = await open(url, { workQueues });
    await publisher.publish([event]);
    await service.die('handles');
    expect(await service.count('heard')).toBe(1);
    await service.start();
    await until('the event is redelivered', () => service.handled.includes(event.id));
    expect(await service.count('heard')).toBe(1);
    expect(await publisher.deadLetters('catalog')).toEqual([]);
  });

  // EVENT-07
  test('replays existing and deleted records to one consumer only', async () => {
    const url = await freshBus();
    const service = aService(url);
    const { parts, replay } = await service.start();
    const bus = await open(url, { workQueues });
    const tenant = uuidv7();
    const made: { id: string }[] = [];
    for (let count = 0; count < 4; count++)
      made.push(await parts.useCases.categories.createFrom(tenant, { name: 'Pizza' }));
    const [gone, ...live] = made as [{ id: string }, ...{ id: string }[]];
    await parts.useCases.categories.remove(tenant, gone.id);
    await until('its event is received', () => service.handled.length === 5);

    const mirror: string[] = [];
    const screen: string[] = [];
    await bus.broadcast(
      ['*'],
      async ({ id }) => void screen.push(id),
      () => {},
    );
    await bus.work('mirror', async ({ type, subject, aggregateversion, snapshot }) => {
      if (snapshot) mirror.push(`${type} ${subject} ${aggregateversion}`);
    });
    expect(await replay('mirror', tenant)).toBe(4);
    await until('the mirror has received the snapshots', () => mirror.length === 4);
    expect(mirror.sort()).toEqual(
      [
        ...live.map(({ id }) => `catalog.category-changed.v1 ${id} 1`),
        `catalog.category-deleted.v1 ${gone.id} 2`,
      ].sort(),
    );
    // queued after everything they received before
    await parts.useCases.categories.createFrom(tenant, { name: 'Pasta' });
    await until('the others have received the event', () => service.handled.length > 5 && screen.length > 0);
    expect([service.handled.length, screen.length]).toEqual([6, 1]);
  });

  test('drains a backlog of 10,000 events, each once', async () => {
    const url = await freshBus();
    const service = aService(url);
    const events = Array.from({ length: 10_000 }, configEvent);
    await (await open(url, { workQueues })).publish(events);
    await service.start();
    await until('all events are received', async () => (await service.count('heard')) >= events.length, 150_000);
    await until('all events are acknowledged', () => service.handled.length >= events.length);
    expect(await service.count('heard')).toBe(events.length);
    expect(await service.count('inbox')).toBe(events.length);
    expect(new Set(service.handled)).toEqual(new Set(events.map(({ id }) => id)));
  }, 180_000);
});
