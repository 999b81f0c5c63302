import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoSecret } from '@theke/kit/config';
import { dataUrl, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import { connected, makeDatabase } from '@theke/kit/database/provision';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { startPostgres } from '@theke/local-servers/postgres';
import { findRabbitmq } from '@theke/local-servers/rabbitmq';
import { serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { innenstadt, margheritaDraft, untilOrderable } from '../e2e/journeys/demo-shop.ts';
import type { Layout } from '../e2e/journeys/layout.ts';
import { type Platform, startPlatform } from '../e2e/journeys/platform.ts';
import type { WireRequest } from './load/job.ts';
import { cpuMs } from './machine/cpu.ts';

/** A running platform with the demo, on a PostgreSQL that records commit timestamps. */
export type Stage = {
  layout: Layout;
  platform: Platform;
  requests: DemoRequests;
  /** The same request past the gateway, to the service itself; its signature is valid for a minute. */
  direct(service: string, request: WireRequest, address?: string): { port: number; request: WireRequest };
  /** Queries a service's database as its owner. */
  sql<R extends pg.QueryResultRow>(service: string, text: string, values?: unknown[]): Promise<R[]>;
  databaseUrl: string;
  /**
   * Resolves when the platform is idle: no event waits, no message is to be sent, and the servers are quiet. The next
   * measurement then starts without leftovers.
   */
  settled(): Promise<void>;
  /** CPU time in ms since the servers started: gateway and services, database, broker. */
  cpu(): Promise<{ platform: number; database: number; broker: number }>;
  /** Their sum. */
  totalCpu(): Promise<number>;
  stop(): Promise<void>;
};

/** Requests of a guest's phone, with the compression that every browser accepts. */
export type DemoRequests = Record<'menus' | 'init' | 'order' | 'status', WireRequest>;

/** CPU time in ms per second; an idle platform takes about 20. */
const idleMs = 100;

/** Uses the settings of `npm start`: a commit waits for the disk. */
export async function openStage(layout: Layout): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-bench-'));
  const dataDir = join(dir, 'postgres');
  const postgres = await startPostgres({
    dataDir,
    port: await freePort(),
    password: 'bench',
    settings: { track_commit_timestamp: 'on' },
  });
  const serverUrl = `${postgres.localUrl}/postgres`;
  if (layout === 'embedded') await connected(serverUrl, (server) => makeDatabase(server, platformDatabase()));
  const databaseUrl = layout === 'embedded' ? inDatabase(serverUrl, platformDatabase()) : serverUrl;
  const pools = new Map<string, pg.Pool>();
  const close = async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    // `info` logs the services' ports, but no requests, as in production.
    const platform = await startPlatform(layout, {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      THEKE_SECRET: demoSecret,
      RATE_LIMIT_WRITES: '100000000',
      RATE_LIMIT_READS: '100000000',
      RATE_LIMIT_TIME_TRACKING: '100000000',
      RATE_LIMIT_SCANS: '100000000',
    });
    const postgresPid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    await untilOrderable(platform);
    const [{ id: tenant } = { id: '' }] = await query<{ id: string }>(
      'identity',
      `select tenant_id as id from tenants where 'localhost' = any(hosts)`,
    );

    const cpu = async () => {
      const broker = layout === 'distributed' ? await findRabbitmq(join(platform.dataDir, 'rabbitmq')) : undefined;
      return {
        platform: cpuMs([platform.pid], broker ? [broker.pid] : []),
        database: cpuMs([postgresPid]),
        broker: broker ? cpuMs([broker.pid]) : 0,
      };
    };
    const totalCpu = async () => Object.values(await cpu()).reduce((sum, part) => sum + part, 0);
    const waiting = async (service: string) => {
      const [{ pending } = { pending: 0 }] = await query<{ pending: number }>(
        service,
        `select ((select count(*) from outbox where sent_at is null) + (select count(*) from timer where at <= now())
         ${service === 'notifications' ? `+ (select count(*) from message where state = 'queued' and attempts = 0)` : ''})::int as pending`,
      );
      return pending;
    };

    return {
      layout,
      platform,
      databaseUrl,
      requests: await demoRequests(platform),
      direct(service, request, address = '127.0.0.1') {
        const line = new RegExp(`"service":"${service}".*"port":(\\d+),"msg":"service started"`);
        const port = Number(line.exec(platform.output())?.[1]);
        const token = signIdentity(demoSecret, { tenant, address }, Date.now());
        return { port, request: { ...request, headers: { ...request.headers, [identityHeader]: token } } };
      },
      sql: query,
      async settled() {
        await until(
          'pending work to end',
          async () => {
            const pending = await Promise.all(serviceNames.map(waiting));
            const before = await totalCpu();
            await wait(1_000);
            return pending.every((count) => count === 0) && (await totalCpu()) - before < idleMs;
          },
          180_000,
        );
      },
      cpu,
      totalCpu,
      async stop() {
        await platform.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function query<R extends pg.QueryResultRow>(service: string, text: string, values: unknown[] = []) {
    const existing = pools.get(service);
    const pool = existing ?? new pg.Pool({ connectionString: dataUrl({ serverUrl: databaseUrl, service }), max: 1 });
    if (!existing) pool.on('error', () => undefined); // the server may stop before the connection is closed
    pools.set(service, pool);
    return (await pool.query<R>(text, values)).rows;
  }
}

async function demoRequests(platform: Platform): Promise<DemoRequests> {
  const [branch, draft] = await Promise.all([innenstadt(platform), margheritaDraft(platform)]);
  // With a key, as a phone sends it: the lower bounds copy its rows.
  const placed = await platform.call('POST', '/api/orders', {
    body: draft,
    headers: { 'idempotency-key': randomUUID() },
  });
  const { uid, hash } = placed.body.data as { uid: string; hash: string };
  const headers = { host: `localhost:${platform.port}`, 'accept-encoding': 'gzip, deflate, br' };
  const get = (path: string): WireRequest => ({ method: 'GET', path, headers });
  return {
    menus: get(`/api/branches/${branch.id}/menus`),
    init: get('/api/init?branch=innenstadt'),
    status: get(`/api/orders/public/${uid}/${hash}`),
    order: {
      method: 'POST',
      path: '/api/orders',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': '{key}' },
      // A new number each time: messages to one number are counted, so orders would wait for each other (MSG-02).
      body: JSON.stringify({ ...draft, email: '{key}@demo.example', phone: '+43664{digits}' }),
    },
  };
}
