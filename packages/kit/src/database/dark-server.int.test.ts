// A server or proxy goes dark: packets are dropped and no connection is closed.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type DarkProxy, startDarkProxy } from '../../testing/dark-proxy.ts';
import { until } from '../../testing/until.ts';
import { openSignal } from '../bus/postgres/signal.ts';
import { outboxWriter } from '../events/outbox.ts';
import { relayConnection } from '../events/relay-connection.ts';
import { createToEvent } from '../events/to-event.ts';
import { isDatabaseAway, openDatabase } from './database.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
/** Far below all other timeouts involved. */
const timeoutMs = 4_000;
let proxy: DarkProxy;
beforeEach(async () => {
  proxy = await startDarkProxy(server);
});
afterEach(() => proxy.close());

test('drops every pool connection that goes dark and opens new ones', async () => {
  const writer = outboxWriter(
    createToEvent('catalog', uuidv7, () => new Date()),
    () => undefined,
  );
  const db = openDatabase(proxy.through(server), writer, log, { timeoutMs });
  const ask = () => db.withTenant(uuidv7(), (tx) => tx.query<{ one: number }>('select 1 as one'));
  try {
    // All eight connections are open before it goes dark, and busy afterwards.
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(db.connections().open).toBe(8);
    proxy.goDark();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, ask));
    expect(outcomes.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))).toEqual(Array(8).fill(true));
    proxy.light();
    expect(await ask()).toEqual([{ one: 1 }]);
  } finally {
    await db.close();
  }
});

test('drops a dark relay connection and opens another', async () => {
  const connection = relayConnection(proxy.through(server), { timeoutMs });
  try {
    const first = await connection.client();
    proxy.goDark();
    await expect(first.query('select 1')).rejects.toThrow('Query read timeout');
    await until('the connection is dropped', () => connection.current() === undefined);
    proxy.light();
    expect((await (await connection.client()).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await connection.close();
  }
});

test('listens on a new connection after the bus connection went dark', async () => {
  const seen: string[] = [];
  const signal = await openSignal({
    url: proxy.through(server),
    log: { ...log, warn: (_, message) => void seen.push(message), info: (_, message) => void seen.push(message) },
    every: 50,
    timeoutMs,
    wake: () => undefined,
    sweep: async (client) => void (await client.query('select 1')),
    reconnected: () => void seen.push('reconnected'),
  });
  try {
    proxy.goDark();
    await until('the connection is lost', () => !signal.isConnected());
    proxy.light();
    await until('the connection is back', () => signal.isConnected() && seen.includes('reconnected'));
  } finally {
    await signal.close();
  }
});
