// Several subscriptions to one event have the same effect as each alone.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';
import type { Transaction } from '../database/database.ts';
import { inboxHandler } from './inbox.ts';
import { reaction } from './subscription.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

/** Three reactions that store their names, in this order; those in `failing` then fail. */
function threeWriters() {
  const tenant = uuidv7();
  const failing = new Set<string>();
  const tries: string[] = [];
  const transactions = new Set<Transaction>();
  const handle = inboxHandler(
    'catalog',
    service.parts.db,
    ['eins', 'zwei', 'drei'].map((name) =>
      reaction(configChanged, {
        name: `${name} ${tenant}`,
        handle: async (tx) => {
          transactions.add(tx);
          tries.push(name);
          await tx.query('insert into heard (type) values ($1)', [name]);
          if (failing.has(name)) await tx.query('select 1 / 0');
        },
      }),
    ),
  );
  const stored = async () =>
    (await service.sql<{ type: string }>('select type from heard where tenant_id = $1', [tenant])).map(
      ({ type }) => type,
    );
  const event = toTestEvent(tenant, configChanged(uuidv7(), 1, configChanged.example));
  return { receive: () => handle(event), stored, failing, tries, transactions };
}

test('runs them in one transaction, in their order, and once', async () => {
  const { receive, stored, tries, transactions } = threeWriters();
  await Promise.all([receive(), receive()]);
  await receive();
  expect(tries).toEqual(['eins', 'zwei', 'drei']);
  expect(transactions.size).toBe(1);
  expect(await stored()).toEqual(['eins', 'zwei', 'drei']);
});

test('writes no inbox row for a subscription whose filter excludes the event', async () => {
  const tenant = uuidv7();
  const handle = inboxHandler('catalog', service.parts.db, [
    reaction(configChanged, {
      name: `idle ${tenant}`,
      filter: ({ config }) => config.shopName === 'Theke',
      handle: async (tx) => void tx.query('insert into heard (type) values ($1)', ['etwas']),
    }),
  ]);
  const { example } = configChanged;
  const say = (shopName: string) =>
    handle(toTestEvent(tenant, configChanged(uuidv7(), 1, { ...example, config: { ...example.config, shopName } })));
  await say('Andere');
  await say('Theke');
  const noted = await service.sql('select 1 from inbox where consumer = $1', [`idle ${tenant}`]);
  const rows = await service.sql('select 1 from heard where tenant_id = $1', [tenant]);
  expect([noted.length, rows.length]).toEqual([1, 1]);
});

test('keeps earlier subscriptions handled when one fails; later ones wait, and none runs twice', async () => {
  const { receive, stored, failing } = threeWriters();
  failing.add('zwei');
  await expect(receive()).rejects.toThrow('division by zero');
  await expect(receive()).rejects.toThrow('division by zero');
  expect(await stored()).toEqual(['eins']);
  failing.clear();
  await receive();
  await receive();
  expect(await stored()).toEqual(['eins', 'zwei', 'drei']);
});

test('runs reactions concurrently', async () => {
  const tenant = uuidv7();
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const handle = inboxHandler('catalog', service.parts.db, [
    reaction(configChanged, { name: `waits ${tenant}`, handle: () => hasBegun }),
    reaction(configChanged, { name: `begins ${tenant}`, handle: async () => begin() }),
  ]);
  await handle(toTestEvent(tenant, configChanged(uuidv7(), 1, configChanged.example)));
  expect(await service.sql('select from inbox where tenant_id = $1', [tenant])).toHaveLength(2);
});

test('rolls all back when one fails at once, then handles each alone', async () => {
  const tenant = uuidv7();
  const write = (tx: Transaction, name: string) => tx.query('insert into heard (type) values ($1)', [name]);
  const handle = inboxHandler('catalog', service.parts.db, [
    reaction(configChanged, {
      name: `slow ${tenant}`,
      async handle(tx) {
        await write(tx, 'zuerst');
        await tx.query('select pg_sleep(0.05)');
        await write(tx, 'danach');
      },
    }),
    reaction(configChanged, { name: `fails ${tenant}`, handle: () => Promise.reject(new Error('poison')) }),
  ]);
  await expect(handle(toTestEvent(tenant, configChanged(uuidv7(), 1, configChanged.example)))).rejects.toThrow(
    'poison',
  );
  const rows = await service.sql<{ type: string }>('select type from heard where tenant_id = $1', [tenant]);
  expect(rows.map(({ type }) => type)).toEqual(['zuerst', 'danach']);
});
