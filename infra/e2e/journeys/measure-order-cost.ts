// PostgreSQL's cost of one order, from its own counters. A server flushes them when its connections end, so the
// platform is stopped before reading. The constant cost of starting and stopping cancels out in the difference.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataUrl, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { startPostgres } from '@theke/local-servers/postgres';
import { serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';
import { margheritaDraft, untilOrderable } from './demo-shop.ts';
import { seededFolder, startPlatform } from './platform.ts';
import { copyTemplate } from './seed-template.ts';

/** For one order and its consequences. `byTable`: changed rows of each table that an order touches. */
export type OrderCost = { walBytes: number; byTable: Record<string, number> };

type Counters = { walBytes: number; tables: ReadonlyMap<string, number> };

/** Places orders of one Margherita, one after the other, on an embedded platform with the demo. */
export async function measureOrderCost(orders: number): Promise<OrderCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'theke-order-cost-'));
  try {
    await copyTemplate(await seededFolder('embedded'), dataDir);
    // The server's background work is not part of an order's cost.
    appendFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'autovacuum = off\n');
    await place(dataDir, 1); // work of the day's first order only
    const before = await readCounters(dataDir);
    await place(dataDir, orders);
    const between = await readCounters(dataDir);
    await place(dataDir, orders * 2);
    const after = await readCounters(dataDir);
    const perOrder = (of: (counters: Counters) => number) => (of(after) - 2 * of(between) + of(before)) / orders;
    const byTable = Object.fromEntries(
      [...after.tables.keys()]
        .map((table) => [table, perOrder(({ tables }) => tables.get(table) ?? 0)] as const)
        // Writes of a job in between do not belong to an order.
        .filter(([, rows]) => rows >= 0.5),
    );
    return {
      walBytes: perOrder(({ walBytes }) => walBytes),
      byTable,
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Places each order after all services have handled the one before: events handled in a batch share rows, which varies.
 */
async function place(dataDir: string, orders: number): Promise<void> {
  const platform = await startPlatform('embedded', { DATA_DIR: dataDir });
  const inspection = await inspectPlatform(dataDir);
  try {
    await untilOrderable(platform);
    const draft = await margheritaDraft(platform);
    for (let index = 0; index < orders; index++) {
      const reply = await platform.call('POST', '/api/orders', {
        body: { ...draft, email: `gast-${index}@demo.example` },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      if (reply.status !== 201) throw new Error(`the order was refused: ${reply.text}`);
      await inspection.untilHandled();
    }
    await inspection.untilNothingFollows();
  } finally {
    await inspection.end();
    await platform.stop();
  }
}

const passwordIn = (dataDir: string) => readFileSync(join(dataDir, 'postgres-password'), 'utf8');

/** For a running platform: whether an event waits to be published or handled, or a message to be sent. */
async function inspectPlatform(dataDir: string) {
  const { databaseUrl: serverUrl } = await findPlatformServers({ dataDir, env: {} });
  const clients = await Promise.all(
    ['bus', ...serviceNames].map(async (service) => {
      const client = new pg.Client({ connectionString: dataUrl({ serverUrl, service }) });
      await client.connect();
      return { service, client };
    }),
  );
  const pendingQuery = (service: string) =>
    service === 'bus'
      ? 'select count(*)::int as left from delivery where dead_at is null'
      : `select ((select count(*) from outbox where sent_at is null) + (select count(*) from timer where at <= now())
         ${service === 'notifications' ? `+ (select count(*) from message where state = 'queued' and attempts = 0)` : ''})::int as left`;
  const hasNothingPending = async ({ service, client }: (typeof clients)[number]) =>
    (await client.query<{ left: number }>(pendingQuery(service))).rows[0]?.left === 0;
  const [bus] = clients as [(typeof clients)[number]];
  return {
    untilHandled: () => until('no pending event', () => hasNothingPending(bus)),
    untilNothingFollows: () =>
      until('no pending work of the orders', async () => {
        for (const one of clients) if (!(await hasNothingPending(one))) return false;
        return true;
      }),
    end: () => Promise.all(clients.map(({ client }) => client.end())),
  };
}

/** Counters of a stopped platform, whose PostgreSQL is started for the query. */
async function readCounters(dataDir: string): Promise<Counters> {
  const port = await freePort();
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port, password: passwordIn(dataDir) });
  try {
    const at = inDatabase(server.localUrl, platformDatabase());
    const rows = await ask<{ table: string; rows: number }>(
      at,
      `select schemaname || '.' || relname as "table", (n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_user_tables`,
    );
    const tables = new Map(rows.map(({ table, rows: changed }) => [table, changed]));
    const [wal] = await ask<{ bytes: string }>(at, 'select wal_bytes as bytes from pg_stat_wal');
    return { tables, walBytes: Number(wal?.bytes) };
  } finally {
    await server.stop();
  }
}

async function ask<R extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}
