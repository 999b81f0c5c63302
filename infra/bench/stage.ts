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
import { innenstadt, margheritaDraft, untilOrderable } from '../journey/demo-shop.ts';
import type { Layout } from '../journey/layout.ts';
import { type Platform, startPlatform } from '../journey/platform.ts';
import type { WireRequest } from './load/job.ts';
import { cpuMs } from './machine/cpu.ts';

/** A running platform with the demo, on a PostgreSQL that notes when each transaction was committed. */
export type Stage = {
  layout: Layout;
  platform: Platform;
  requests: DemoRequests;
  /** The same request past the gateway, to the service itself; it counts for a minute. */
  direct(service: string, request: WireRequest, address?: string): { port: number; request: WireRequest };
  /** Of a service's database, as its owner. */
  sql<R extends pg.QueryResultRow>(service: string, text: string, values?: unknown[]): Promise<R[]>;
  databaseUrl: string;
  /**
   * Resolves when nothing follows any more from what was asked so far: no event waits, no message is to be sent, and the
   * servers idle. What is measured next is then not measured beside the last one's rest.
   */
  settled(): Promise<void>;
  /** Of the servers, in milliseconds since they began: gateway and services, and what they stand on. */
  cpu(): Promise<{ platform: number; database: number; broker: number }>;
  /** The sum of it. */
  spent(): Promise<number>;
  stop(): Promise<void>;
};

/** What a guest's phone asks: as it asks, with the compression that every browser takes. */
export type DemoRequests = Record<'menus' | 'init' | 'order' | 'status', WireRequest>;

/** Of processor time in a second; a platform that nobody asks takes about 20. */
const idleMs = 100;

/** Settings are those of `npm start`: a commit waits for the disk. */
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
    // `info` tells the services' ports; requests are not logged at it, as in production.
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
    const spent = async () => Object.values(await cpu()).reduce((sum, part) => sum + part, 0);
    const waiting = async (service: string) => {
      const [{ left } = { left: 0 }] = await query<{ left: number }>(
        service,
        `select ((select count(*) from outbox where sent_at is null) + (select count(*) from timer where at <= now())
         ${service === 'notifications' ? `+ (select count(*) from message where state = 'queued' and attempts = 0)` : ''})::int as left`,
      );
      return left;
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
          'the rest of what was asked',
          async () => {
            const left = await Promise.all(serviceNames.map(waiting));
            const before = await spent();
            await wait(1_000);
            return left.every((count) => count === 0) && (await spent()) - before < idleMs;
          },
          180_000,
        );
      },
      cpu,
      spent,
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
    const known = pools.get(service);
    const pool = known ?? new pg.Pool({ connectionString: dataUrl({ serverUrl: databaseUrl, service }), max: 1 });
    if (!known) pool.on('error', () => undefined); // the server may stop before the connection is closed
    pools.set(service, pool);
    return (await pool.query<R>(text, values)).rows;
  }
}

async function demoRequests(platform: Platform): Promise<DemoRequests> {
  const [branch, draft] = await Promise.all([innenstadt(platform), margheritaDraft(platform)]);
  // With a key, as a phone sends it: the floors copy its rows.
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
      // Of a number of their own: what goes to one number is counted, one order behind the other (MSG-02).
      body: JSON.stringify({ ...draft, email: '{key}@demo.example', phone: '+43664{digits}' }),
    },
  };
}
