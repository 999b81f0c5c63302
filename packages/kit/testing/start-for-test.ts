import { createHash } from 'node:crypto';
import type { Fact } from '@theke/contracts/event';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { openBus } from '../src/bus/open-bus.ts';
import type { Bus, CloudEvent } from '../src/bus/port.ts';
import { lockNumbers } from '../src/database/advisory-locks.ts';
import { databaseName } from '../src/database/layout.ts';
import { provisionDatabase, readMigrations } from '../src/database/provision.ts';
import { connectDocuments } from '../src/documents/driver.ts';
import type { Log } from '../src/log.ts';
import type { ServiceDefinition, ServiceParts } from '../src/service.ts';
import { type RunningService, type StartOptions, startService } from '../src/start-service.ts';
import { testSecret } from './request.ts';
import { until } from './until.ts';

export type LogLine = { level: keyof Log; object: object; message: string };

export type TestService<P extends ServiceParts> = RunningService<P> & {
  /** All events published by the service or the test, in order of arrival. */
  events: CloudEvent[];
  log: LogLine[];
  /** Its start options, for another replica. */
  options: StartOptions;
  /** Runs SQL on the service's database as its owner, bypassing row-level security. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Publishes a fact as its owner would. */
  publish(tenant: string, fact: Fact): Promise<CloudEvent>;
  /** Resolves when queue and outbox are empty: earlier events are handled, and `events` contains the resulting ones. */
  settled(): Promise<void>;
};

export type TestOptions = {
  env?: Record<string, string>;
  now?: () => Date;
  /** URL of a MongoDB server, for a service that supports it. */
  documents?: string;
};

/**
 * Starts a service like `startService`, with its own databases on the run's PostgreSQL (x.int.test.ts). `stop` drops
 * them.
 */
export async function startForTest<C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  { env = {}, now, documents }: TestOptions = {},
): Promise<TestService<P>> {
  const server = process.env.THEKE_TEST_POSTGRES_URL;
  if (!server) throw new Error('Tests that need a server are named x.int.test.ts.');
  const { service } = definition.contract;
  const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
  const databases = { bus: `${prefix}bus`, own: `${prefix}${service.replaceAll('-', '_')}` };
  const log: LogLine[] = [];
  const events: CloudEvent[] = [];

  await Promise.all([
    owner(server, (client) => client.query(`create database ${databases.bus} strategy file_copy`)),
    documents ? undefined : cloneMigrated(server, definition, databases.own),
  ]);
  const bus = await openTestBus(`${server}/${databases.bus}`, service, logInto(log));
  await bus.broadcast(
    ['*'],
    async (event) => void events.push(event),
    () => undefined,
  );
  const options: StartOptions = {
    // It ignores types it does not subscribe to; architecture.test.ts checks the topology's list.
    workQueues: { [service]: ['*'] },
    env: {
      ...(documents ? { DOCUMENTS_URL: documents } : { DATABASE_URL: `${server}/postgres` }),
      BUS_URL: `${server}/${databases.bus}`,
      THEKE_SECRET: testSecret,
      ...env,
    },
    bus,
    databasePrefix: prefix,
    log: logInto(log),
    jobs: 'on-call',
    ...(now ? { now } : {}),
  };
  const running = await startService(definition, options);
  const pool = new pg.Pool({ connectionString: `${server}/${databases.own}`, max: 2 });
  const busPool = new pg.Pool({ connectionString: `${server}/${databases.bus}`, max: 1 });
  // `pool.end` resolves before its connections have closed, and dropping the databases breaks those.
  for (const one of [pool, busPool]) one.on('error', () => undefined);
  const client = documents ? await connectDocuments(documents) : undefined;
  const ownDocuments = client?.db(databases.own);
  const unsent = async () => {
    if (!ownDocuments) return (await pool.query('select from outbox where sent_at is null')).rowCount;
    const all = (await ownDocuments.collections()).map((one) =>
      one.countDocuments({ 'pending.id': { $exists: true } }),
    );
    return (await Promise.all(all)).reduce((sum, count) => sum + count, 0);
  };
  const waiting = async () =>
    (await busPool.query('select from delivery where consumer = $1 and dead_at is null', [service])).rowCount;
  // Events wait in the outbox first, and handlers may publish more.
  const isSettled = async () => {
    for (const look of [unsent, waiting, unsent]) if ((await look()) !== 0) return false;
    return isHeard();
  };
  // Published broadcasts may not have reached the test yet.
  const isHeard = async () => {
    if (ownDocuments) return true;
    const { rows } = await pool.query<{ id: string }>('select id from outbox order by id desc limit 1');
    return rows.every((last) => events.some(({ id }) => id === last.id));
  };

  return {
    ...running,
    events,
    log,
    options,
    sql: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<R>(text, values)).rows,
    async publish(tenant, fact) {
      const event = toTestEvent(tenant, fact);
      await bus.publish([event]);
      return event;
    },
    settled: async () => void (await until('nothing is on its way to it', isSettled)),
    async stop() {
      await Promise.all([pool.end(), busPool.end()]);
      await running.stop();
      await bus.close();
      await ownDocuments?.dropDatabase();
      await client?.close();
      await owner(server, async (client) => {
        for (const name of Object.values(databases)) await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

/** Creates the service's database from a migrated template: a tenth of the time of the migrations. */
async function cloneMigrated(
  server: string,
  { contract: { service }, migrations }: Pick<ServiceDefinition, 'contract' | 'migrations'>,
  database: string,
): Promise<void> {
  const steps = createHash('sha256');
  for (const { name, checksum } of readMigrations(service, migrations)) steps.update(`${name} ${checksum}\n`);
  const template = `template_${steps.digest('hex').slice(0, 16)}`;
  await owner(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumbers.testTemplate]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const prefix = `unfinished_${uuidv7().replaceAll('-', '')}_`;
      await provisionDatabase({ serverUrl: `${server}/postgres`, secret: testSecret, service, prefix, migrations });
      await client.query(`alter database ${databaseName(service, prefix)} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock($1)', [lockNumbers.testTemplate]);
    await client.query(`create database ${database} template ${template} strategy file_copy`);
  });
}

/** Converts a fact to an event of its owner. */
export const toTestEvent = (tenant: string, fact: Fact, id: string = uuidv7()): CloudEvent => ({
  specversion: '1.0',
  id,
  source: `/services/${fact.type.split('.')[0]}`,
  type: fact.type,
  subject: fact.subject,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  tenantid: tenant,
  aggregateversion: fact.version,
  data: fact.data,
});

const openTestBus = (url: string, service: string, log: Log): Promise<Bus> =>
  openBus({ url, workQueues: { [service]: ['*'] }, log, policy: { retryDelays: [20, 30, 40, 50] } });

const logInto = (lines: LogLine[]): Log => {
  const at = (level: keyof Log) => (object: object, message: string) => void lines.push({ level, object, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

async function owner<T>(server: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
