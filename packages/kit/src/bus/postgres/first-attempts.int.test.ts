// If the bus uses the service's database, the transaction that handles an event deletes it from the bus. It is handled
// once, even after a crash, a failure or a hang, and leaves no inbox row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import {
  dropOneDatabase,
  makeOneDatabase,
  newPrefix,
  openReplica,
  queryBus,
  queryService,
} from '../../../testing/one-database.ts';
import { until } from '../../../testing/until.ts';
import type { Transaction } from '../../database/database.ts';
import { inboxHandler } from '../../events/inbox.ts';
import { reaction, type WorkSubscription } from '../../events/subscription.ts';
import type { Log } from '../../log.ts';
import { requestContext } from '../../request-context.ts';
import type { BusOptions } from '../open-bus.ts';

const tenant = uuidv7();
const prefixes: string[] = [];
const opened: Awaited<ReturnType<typeof openReplica>>[] = [];
let prefix: string;
beforeEach(async () => {
  prefix = newPrefix();
  prefixes.push(prefix);
  await makeOneDatabase(prefix);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => Promise.all(prefixes.map(dropOneDatabase)));

async function replica(options: Partial<BusOptions> = {}, log?: Log) {
  const one = await openReplica(prefix, options, log);
  opened.push(one);
  return one;
}

const { example } = configChanged;
const aFact = (shopName = 'Theke') =>
  configChanged(uuidv7(), 1, { ...example, config: { ...example.config, shopName } });
const facts = (count: number) => Array.from({ length: count }, () => aFact());
const subjectsOf = (all: readonly { subject: string }[]) => all.map(({ subject }) => subject).sort();

const write = (tx: Transaction, what: string) => tx.query('insert into heard (type) values ($1)', [what]);
const on = (
  name: string,
  handle: (tx: Transaction, about: { subject: string; shopName: string }) => Promise<unknown>,
): WorkSubscription =>
  reaction(configChanged, {
    name,
    async handle(tx, { subject, data }) {
      await handle(tx, { subject, shopName: data.config.shopName });
    },
  });
const writer = on('writes it down', (tx, { subject }) => write(tx, subject));

/** Collects warnings without their messages. */
function keptLog() {
  const lines: object[] = [];
  return { lines, log: { debug() {}, info() {}, warn: (line: object) => void lines.push(line), error() {} } };
}

const handledEvents = async () =>
  (await queryService<{ type: string }>(prefix, 'select type from heard order by type')).map(({ type }) => type);
const notes = () => queryService<{ consumer: string }>(prefix, 'select consumer from inbox order by consumer');
const waiting = () => queryBus(prefix, 'select from delivery where dead_at is null');
const isDone = async () => (await waiting()).length === 0;

test("deletes a delivery in its handler's transaction: two row changes in all and no inbox row", async () => {
  const changes = `select n_tup_ins + n_tup_upd + n_tup_del as rows from pg_stat_user_tables where relname = 'delivery'`;
  const one = await replica();
  await one.work([writer]);
  const all = facts(30);
  for (const fact of all) await one.publish(tenant, fact);
  await until('all are handled', isDone);
  expect(await handledEvents()).toEqual(subjectsOf(all));
  expect(await notes()).toEqual([]);
  await one.close();
  opened.length = 0;
  // The statistics are flushed when connections end.
  await until(
    'they are counted',
    async () => Number((await queryBus<{ rows: string }>(prefix, changes))[0]?.rows) >= 60,
  );
  expect(Number((await queryBus<{ rows: string }>(prefix, changes))[0]?.rows)).toBe(60);
  // The row of the process in `begun` is deleted too.
  expect(await queryBus(prefix, 'select from begun')).toEqual([]);
});

test('deletes an event that its filter excludes', async () => {
  const one = await replica();
  await one.work([{ ...writer, filter: () => false }]);
  await one.publish(tenant, aFact());
  await until('it is gone', isDone);
  expect(await handledEvents()).toEqual([]);
});

test('does not store an event that its process knows to be unwanted, but stores it for other processes', async () => {
  const [one, other] = [await replica(), await replica()];
  const aboutTheke = { ...writer, filter: (data: unknown) => (data as typeof example).config.shopName === 'Theke' };
  const working = await one.work([aboutTheke], true);
  const [wanted, unwanted] = [aFact('Theke'), aFact('Andere')];
  await one.publish(tenant, unwanted);
  expect(await queryBus(prefix, 'select from event')).toEqual([]);
  await one.publish(tenant, wanted, unwanted);
  await until('all is handled', isDone);
  expect(await handledEvents()).toEqual([wanted.subject]);
  // Stored by another process, and after the worker has closed.
  await working.close();
  await other.publish(tenant, unwanted);
  await one.publish(tenant, unwanted);
  expect(await waiting()).toHaveLength(2);
});

test('retries a rolled-back event five times, parks it as a dead letter and redrives it', async () => {
  let isBroken = true;
  let tries = 0;
  const one = await replica();
  await one.work([
    on('fails', async (tx, { subject }) => {
      tries++;
      await write(tx, subject);
      if (isBroken) await tx.query('select 1 / 0');
    }),
  ]);
  const [bad] = [aFact()];
  await one.publish(tenant, bad);
  await until('it is a dead letter', async () => (await one.bus.deadLetters('catalog')).length > 0);
  expect(await one.bus.deadLetters('catalog', tenant)).toMatchObject([{ attempts: 5, reason: 'division by zero' }]);
  expect(tries).toBe(5);
  expect(await handledEvents()).toEqual([]);
  isBroken = false;
  expect(await one.bus.redrive('catalog')).toBe(1);
  await until('it is handled', isDone);
  expect(await handledEvents()).toEqual([bad.subject]);
});

const collide = `do $$ begin raise exception 'collided' using errcode = '40P01'; end $$`;

test('reruns a transaction that hits a deadlock immediately and deletes the delivery once', async () => {
  // No retry of the bus interferes.
  const one = await replica({ policy: { retryDelays: [600_000, 600_000, 600_000, 600_000] } });
  let tries = 0;
  await one.work([
    on('collides', async (tx, { subject }) => {
      tries++;
      await write(tx, subject);
      if (tries < 3) await tx.query(collide);
    }),
  ]);
  const fact = aFact();
  await one.publish(tenant, fact);
  await until('it is handled', isDone);
  expect([tries, await handledEvents()]).toEqual([3, [fact.subject]]);
});

test('does not rerun a handler with external calls within an attempt', async () => {
  const one = await replica();
  let tries = 0;
  const colliding = on('collides', async (tx) => {
    tries++;
    await tx.query(collide);
  });
  await one.work([{ ...colliding, hasExternalCalls: true }]);
  await one.publish(tenant, aFact());
  await until('it is a dead letter', async () => (await one.bus.deadLetters('catalog')).length > 0);
  expect(tries).toBe(5);
});

test('keeps subscriptions handled that precede a failing one, also after a retry or a redrive', async () => {
  let isBroken = true;
  const one = await replica();
  await one.work([
    on('eins', (tx) => write(tx, 'eins')),
    on('zwei', async (tx) => {
      await write(tx, 'zwei');
      if (isBroken) await tx.query('select 1 / 0');
    }),
  ]);
  await one.publish(tenant, aFact());
  await until('it is a dead letter', async () => (await one.bus.deadLetters('catalog')).length > 0);
  expect(await one.bus.deadLetters('catalog')).toMatchObject([{ attempts: 5 }]);
  expect(await handledEvents()).toEqual(['eins']);
  isBroken = false;
  await one.bus.redrive('catalog');
  await until('it is handled', isDone);
  expect(await handledEvents()).toEqual(['eins', 'zwei']);
});

test('shares transactions among batched events, and isolates one that fails', async () => {
  const one = await replica();
  const sizes: number[] = [];
  await one.work([
    reaction(configChanged, {
      name: 'gathers',
      handle: (tx, { subject, data }) => gather(tx, [{ subject, data }]),
      handleMany: (tx, all) => {
        sizes.push(all.length);
        return gather(tx, all);
      },
    }),
  ]);
  async function gather(tx: Transaction, all: readonly { subject: string; data: typeof example }[]) {
    await tx.query('insert into heard (type) select unnest($1::text[])', [all.map(({ subject }) => subject)]);
    if (all.some(({ data }) => data.config.shopName === 'Gift')) throw new Error('poison');
  }
  const good = facts(40);
  await one.publish(tenant, ...good.slice(0, 20), aFact('Gift'), ...good.slice(20));
  await until('the bad one is a dead letter', async () => (await one.bus.deadLetters('catalog')).length > 0);
  await until('the others are handled', isDone);
  expect(await handledEvents()).toEqual(subjectsOf(good));
  expect(Math.max(...sizes)).toBeGreaterThan(1);
  expect(await notes()).toEqual([]);
});

test('claims an event that needs two transactions; its inbox row prevents a second application', async () => {
  let isBroken = true;
  const one = await replica();
  await one.work([
    on('shares', (tx) => write(tx, 'einmal')),
    reaction(configChanged, {
      name: 'gathers',
      handle: async (tx) => void (await write(tx, 'danach')),
      handleMany: async (tx) => {
        if (isBroken) throw new Error('not yet');
        await write(tx, 'danach');
      },
    }),
  ]);
  await one.publish(tenant, aFact());
  await until('it is a dead letter', async () => (await one.bus.deadLetters('catalog')).length > 0);
  isBroken = false;
  await one.bus.redrive('catalog');
  await until('it is handled', isDone);
  expect(await handledEvents()).toEqual(['danach', 'einmal']);
});

test('writes inbox rows for events that are published or sent by a relay', async () => {
  const one = await replica();
  await one.work([writer]);
  const { toTestEvent } = await import('../../../testing/start-for-test.ts');
  const event = toTestEvent(tenant, aFact());
  await one.bus.publish([event]);
  await one.bus.publish([event]);
  await one.bus.sendTo('catalog', [event]);
  await until('all three are handled', isDone);
  expect(await handledEvents()).toEqual([event.subject]);
  expect(await notes()).toEqual([{ consumer: 'writes it down' }]);
});

describe('two processes', () => {
  test('handles each event once, even if one process is slow', async () => {
    const [slow, quick] = [await replica(), await replica()];
    const writing = (who: string, seconds: number) =>
      on('writes it down', async (tx, { subject }) => {
        await write(tx, `${subject} ${who}`);
        await tx.query('select pg_sleep($1)', [seconds]);
      });
    await slow.work([writing('slow', 0.2)]);
    await quick.work([writing('quick', 0)]);
    const all = facts(200);
    for (let from = 0; from < all.length; from += 10) await slow.publish(tenant, ...all.slice(from, from + 10));
    await until('all are handled', isDone);
    const lines = (await handledEvents()).map((line) => line.split(' '));
    expect(lines.map(([subject]) => subject)).toEqual(subjectsOf(all));
    // The quick process skips deliveries locked by the slow one.
    const by = (who: string) => lines.filter(([, one]) => one === who).length;
    expect(by('slow')).toBeGreaterThan(0);
    expect(by('quick')).toBeGreaterThan(by('slow'));
  });

  test('handles each event once beside a process of the earlier version, and keeps its partial results', async () => {
    const [before, now] = [await replica(), await replica()];
    let isBroken = true;
    const two = [
      on('eins', (tx, { subject }) => write(tx, `${subject} eins`)),
      on('zwei', async (tx, { subject, shopName }) => {
        await write(tx, `${subject} zwei`);
        if (shopName === 'Gift' && isBroken) await tx.query('select 1 / 0');
      }),
    ];
    const claiming = await before.bus.work('catalog', inboxHandler('catalog', before.db, two));
    const bad = aFact('Gift');
    await before.publish(tenant, bad);
    await until('it has failed', async () => (await before.bus.deadLetters('catalog')).length > 0);
    await now.work(two);
    const all = facts(100);
    for (let from = 0; from < all.length; from += 10) await now.publish(tenant, ...all.slice(from, from + 10));
    await until('all are handled', isDone);
    await claiming.close();
    isBroken = false;
    // Redrives like the earlier version.
    await queryBus(prefix, 'update delivery set dead_at = null, reason = null, attempts = 0, due_at = now()');
    await until('it is handled', async () => (await queryBus(prefix, 'select from delivery')).length === 0);
    expect(await handledEvents()).toEqual(
      subjectsOf([bad, ...all]).flatMap((subject) => [`${subject} eins`, `${subject} zwei`]),
    );
  });

  test('closes without stopping another process, which takes the deliveries it gives up', async () => {
    const [first, second] = [await replica(), await replica()];
    const all = facts(50);
    await first.work([writer]);
    await second.work([writer]);
    await first.publish(tenant, ...all);
    await first.close();
    opened.splice(opened.indexOf(first), 1);
    await until('all are handled', isDone);
    expect(await handledEvents()).toEqual(subjectsOf(all));
  });
});

describe('waiting events', () => {
  /** Number of transactions that wrote to `heard`. */
  const transactions = async () =>
    (await queryService<{ xmin: string }>(prefix, 'select distinct xmin::text from heard')).length;

  test('share transactions of at most ten events, each handled once', async () => {
    const one = await replica();
    await one.work([writer]);
    const all = facts(100);
    await one.publish(tenant, ...all);
    await until('all are handled', isDone);
    expect(await handledEvents()).toEqual(subjectsOf(all));
    expect(await transactions()).toBeLessThan(30);
    const sizes = await queryService<{ size: number }>(
      prefix,
      'select count(*)::int as size from heard group by xmin order by 1',
    );
    expect(sizes.at(-1)).toEqual({ size: 10 });
  });

  test.each([
    { isIndependent: true, how: 'concurrently if all are independent' },
    { isIndependent: false, how: 'one after another if they are not independent' },
  ])('are handled $how', async ({ isIndependent }) => {
    const running = new Map<Transaction, number>();
    let maxRunning = 0;
    const run = (tx: Transaction, change: 1 | -1) => {
      running.set(tx, (running.get(tx) ?? 0) + change);
      maxRunning = Math.max(maxRunning, running.get(tx) ?? 0);
    };
    const asks = on('asks twice', async (tx, { subject }) => {
      run(tx, 1);
      await tx.query('select');
      await write(tx, subject);
      run(tx, -1);
    });
    const one = await replica();
    await one.work([{ ...asks, isIndependent }]);
    const all = facts(60);
    await one.publish(tenant, ...all);
    await until('all are handled', isDone);
    expect(await handledEvents()).toEqual(subjectsOf(all));
    expect(maxRunning > 1).toBe(isIndependent);
  });

  test('share no transaction if a handler has external calls', async () => {
    const one = await replica();
    await one.work([{ ...writer, hasExternalCalls: true }]);
    await one.publish(tenant, ...facts(20));
    await until('all are handled', isDone);
    expect(await transactions()).toBe(20);
  });

  test('share no transaction with events of another tenant', async () => {
    const one = await replica();
    await one.work([writer]);
    const [own, others] = [facts(20), facts(20)];
    const other = uuidv7();
    await Promise.all([one.publish(tenant, ...own), one.publish(other, ...others)]);
    await until('all are handled', isDone);
    const handledBy = async (who: string) =>
      (await queryService<{ type: string }>(prefix, 'select type from heard where tenant_id = $1', [who])).map(
        ({ type }) => ({ subject: type }),
      );
    expect(subjectsOf(await handledBy(tenant))).toEqual(subjectsOf(own));
    expect(subjectsOf(await handledBy(other))).toEqual(subjectsOf(others));
  });

  test('retry a failing event five times alone; the others are handled once', async () => {
    const attempts = new Map<string, number>();
    const one = await replica();
    await one.work([
      on('fails', async (tx, { subject, shopName }) => {
        attempts.set(subject, (attempts.get(subject) ?? 0) + 1);
        await write(tx, subject);
        if (shopName === 'Gift') throw new Error('poison');
        if (shopName === 'Falsch') tx.query('select 1 / 0'); // not awaited
      }),
    ]);
    const [poison, wrong] = [aFact('Gift'), aFact('Falsch')];
    const good = facts(8);
    await one.publish(tenant, ...good.slice(0, 4), poison, ...good.slice(4, 6), wrong, ...good.slice(6));
    await until('both are dead letters', async () => (await one.bus.deadLetters('catalog')).length === 2);
    await until('the others are handled', isDone);
    const dead = await one.bus.deadLetters('catalog');
    expect(new Map(dead.map(({ event, reason, attempts }) => [event.subject, [attempts, reason]]))).toEqual(
      new Map([
        [poison.subject, [5, 'poison']],
        [wrong.subject, [5, 'division by zero']],
      ]),
    );
    expect(await handledEvents()).toEqual(subjectsOf(good));
    // One attempt in the shared transaction, one alone.
    for (const { subject } of good) expect(attempts.get(subject)).toBeLessThanOrEqual(2);
    expect(await notes()).toEqual([]);
  });

  test('are handled in the order of publication, also for one aggregate', async () => {
    const one = await replica();
    const seen: string[] = [];
    await one.work([
      reaction(configChanged, {
        name: 'writes it down',
        async handle(tx, { subject, version }) {
          await write(tx, `${subject} ${version}`);
          seen.push(`${subject} ${version}`);
        },
      }),
    ]);
    const [first, second] = [uuidv7(), uuidv7()];
    const all = Array.from({ length: 30 }, (_, index) =>
      configChanged(index % 3 === 2 ? uuidv7() : index % 3 ? first : second, index + 1, example),
    );
    await one.publish(tenant, ...all);
    await until('all are handled', isDone);
    expect(seen).toEqual(all.map(({ subject, version }) => `${subject} ${version}`));
  });

  // EVENT-01
  test('apply no older version to a copy, in transactions shared with other aggregates', async () => {
    const one = await replica();
    await one.work([
      {
        kind: 'copy',
        name: 'copy of config',
        types: [configChanged.type],
        async handle(tx, { subject, version }) {
          await write(tx, `${subject} ${version}`);
        },
      },
    ]);
    const rounds: { written: string[]; expected: string[] }[] = [];
    // On a busy machine a shared transaction may exceed its time limit; events then run alone for a while.
    await until('few transactions are shared by them', async () => {
      await queryService(prefix, 'delete from heard');
      const subjects = Array.from({ length: 8 }, () => uuidv7());
      const about = (version: number) => subjects.map((subject) => configChanged(subject, version, example));
      await one.publish(tenant, ...about(2), ...about(1), ...about(3));
      await until('all are handled', isDone);
      const expected = subjects.flatMap((subject) => [`${subject} 2`, `${subject} 3`]).sort();
      rounds.push({ written: await handledEvents(), expected });
      // No transaction was rolled back for containing an aggregate twice.
      return (await transactions()) < 8;
    });
    for (const { written, expected } of rounds) expect(written).toEqual(expected);
  });

  test('keep their own context: published events and after-commit callbacks', async () => {
    const one = await replica();
    const behind: [string, string | undefined][] = [];
    await one.work([
      reaction(configChanged, {
        name: 'publishes another',
        async handle(tx, { subject, version, event: { id } }) {
          await write(tx, subject);
          if (version > 1) return;
          tx.publish(configChanged(subject, 2, example));
          tx.afterCommit(() => behind.push([id, requestContext()?.requestId]));
        },
      }),
    ]);
    const all = facts(20);
    await one.publish(tenant, ...all);
    await until('what follows is handled, too', isDone);
    expect(await handledEvents()).toEqual(subjectsOf([...all, ...all]));
    expect(new Set(behind.map(([id]) => id)).size).toBe(20);
    for (const [id, context] of behind) expect(context).toBe(id);
  });

  // EVENT-05
  test('do not wait long for one that is blocked in the database', async () => {
    const { log, lines } = keptLog();
    const one = await replica({}, log);
    let isOver = false;
    await one.work([
      on('is slow', async (tx, { subject, shopName }) => {
        await write(tx, subject);
        if (shopName === 'Langsam' && !isOver) await tx.query('select pg_sleep(4)');
      }),
    ]);
    const others = facts(30);
    const slow = aFact('Langsam');
    await one.publish(tenant, ...others.slice(0, 3), slow, ...others.slice(3));
    // The slow one still runs.
    await until('the others are handled', async () => (await waiting()).length === 1);
    expect(await handledEvents()).toEqual(subjectsOf(others));
    isOver = true;
    await until('it is handled, too', isDone, 20_000);
    expect(await handledEvents()).toEqual(subjectsOf([slow, ...others]));
    // Logged once for all events of the shared transaction.
    expect(lines).toEqual([
      {
        tenant,
        events: expect.any(Number),
        types: [configChanged.type],
        reason: expect.stringMatching(/statement timeout|250 ms/),
      },
    ]);
  }, 30_000);
});

// EVENT-05
test('does not block others when a handler hangs, and retries it when its transaction has ended', async () => {
  const one = await replica({ policy: { handlerTimeout: 600 } });
  let attempts = 0;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hasEnded = false;
  await one.work([
    on('hangs', async (tx, { subject, shopName }) => {
      await write(tx, subject);
      if (shopName === 'Hängt' && !hasEnded) {
        attempts++;
        await held;
        throw new Error('too late');
      }
    }),
  ]);
  const others = facts(30);
  const hanging = aFact('Hängt');
  await one.publish(tenant, hanging, ...others);
  await until('the others are handled', async () => (await waiting()).length === 1);
  // Long enough for sweeps and the handler's timeout: no process takes it while its transaction is open.
  const before = await queryBus<{ now: number }>(prefix, 'select extract(epoch from clock_timestamp())::float8 as now');
  await until('its time is over', async () => {
    const [row] = await queryBus<{ now: number }>(
      prefix,
      'select extract(epoch from clock_timestamp())::float8 as now',
    );
    return Number(row?.now) - Number(before[0]?.now) > 0.9;
  });
  // One attempt in the shared transaction, one alone.
  expect(attempts).toBe(2);
  hasEnded = true;
  end();
  await until('it is handled too', isDone);
  expect(await handledEvents()).toEqual(subjectsOf([hanging, ...others]));
});

// EVENT-04
test.each(['Gift', 'Spätes Gift'])(
  'parks an event that crashes its process ("%s") after 5 attempts, and handles the others once each',
  async (shopName) => {
    const killer = aFact(shopName);
    const neighbours = [...facts(8), ...facts(25)];
    const watching = await replica();
    await watching.publish(tenant, ...neighbours.slice(0, 8), killer, ...neighbours.slice(8));
    const victim = join(import.meta.dirname, '../../../testing/first-attempts-victim.ts');
    let deaths = 0;
    const live = () =>
      spawn(process.execPath, [victim, prefix], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
    let running = live();
    let isOver = false;
    const dying = (async () => {
      while (!isOver) {
        await once(running, 'exit');
        if (isOver) return;
        deaths++;
        running = live();
      }
    })();
    try {
      await until('the killer is parked', async () => (await watching.bus.deadLetters('catalog')).length > 0, 60_000);
      await until('its neighbours are handled', isDone);
    } finally {
      isOver = true;
      running.kill('SIGKILL');
      await dying;
    }
    expect(deaths).toBe(5);
    expect(await watching.bus.deadLetters('catalog')).toMatchObject([
      { attempts: 5, reason: expect.stringContaining('process') },
    ]);
    expect(await handledEvents()).toEqual(subjectsOf(neighbours));
  },
  90_000,
);

test('removes the row of a process that crashed with no deliveries in progress', async () => {
  const one = await replica();
  await queryBus(prefix, `insert into begun (process, consumer, upto) values (-1, 'catalog', 1000)`);
  await one.work([writer]);
  await until(
    'its row is gone',
    async () => (await queryBus(prefix, 'select from begun where process = -1')).length === 0,
  );
});

test('lets a service delete only its own deliveries', async () => {
  const one = await replica();
  await one.publish(tenant, aFact());
  await queryBus(prefix, `update delivery set consumer = 'other'`);
  const [row] = await queryBus<{ id: string }>(prefix, 'select id from delivery');
  const taking = one.db.withTenant(tenant, (tx) => tx.query(`select ${prefix}bus.consume_catalog($1)`, [[row?.id]]));
  await expect(taking).rejects.toThrow("somebody else's");
  expect(await waiting()).toHaveLength(1);
});

test('deletes taken deliveries by index, also with a plan made on an empty table', async () => {
  await queryBus(prefix, 'vacuum analyze delivery');
  const scans = async () =>
    Number(
      (
        await queryBus<{ scans: string }>(
          prefix,
          `select seq_scan as scans from pg_stat_user_tables where relname = 'delivery'`,
        )
      )[0]?.scans,
    );
  const take = (times: number) =>
    `do $$ begin for i in 1..${times} loop perform consume_catalog('{}'); end loop; end $$`;
  const before = await scans();
  const many = `insert into delivery (consumer, event_id, event) select 'catalog', 'x', '{}' from generate_series(1, 5000)`;
  await queryBus(prefix, [take(7), many, take(3), 'select pg_stat_force_next_flush()'].join(';'));
  expect((await scans()) - before).toBe(0);
});
