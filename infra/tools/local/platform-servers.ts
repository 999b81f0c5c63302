import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName, dataUrl, inDatabase, isOneDatabase, platformDatabase } from '@theke/kit/database/layout';
import { admitOnly, connected, makeBusSchema, makeDatabase, servicesThere } from '@theke/kit/database/provision';
import { freePort } from '@theke/local-servers/free-port';
import { keepPostgres } from '@theke/local-servers/keep-postgres';
import { keepRabbitmq } from '@theke/local-servers/keep-rabbitmq';
import { findPostgres } from '@theke/local-servers/postgres';
import { findRabbitmq, isRabbitmqInstalled } from '@theke/local-servers/rabbitmq';
import { serviceNames } from '@theke/topology/topology';
import { dropMoved, mergeDatabases } from './merge-databases.ts';

export type Env = Record<string, string | undefined>;

/** Servers of the platform; those named by a variable are used as they are, neither started nor stopped. */
export type PlatformServers = { databaseUrl: string; busUrl: string; stop(): Promise<void> };

/**
 * Database layout on the PostgreSQL of this folder: `one` database with a schema per service, one database per service,
 * or the layout that is `found` there. A folder with one database keeps it; `one` merges several (ADR 0003).
 */
type Databases = 'one' | 'per-service' | 'found';

/**
 * Starts PostgreSQL and the bus: on that PostgreSQL, or with `rabbitmq` on a local RabbitMQ.
 * @throws if RabbitMQ is required, but neither named by BUS_URL nor installed
 */
export async function startPlatformServers(options: {
  dataDir: string;
  env: Env;
  rabbitmq: boolean;
  databases: Databases;
  settings?: Readonly<Record<string, string | number>>;
  say?: (line: string) => void;
}): Promise<PlatformServers> {
  const { dataDir, say = () => undefined } = options;
  mkdirSync(dataDir, { recursive: true });
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return { ...(await startServers(options, say, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param stops receives the stop function of each started server, in start order */
async function startServers(
  options: Parameters<typeof startPlatformServers>[0],
  say: (line: string) => void,
  stops: (() => Promise<void>)[],
): Promise<Pick<PlatformServers, 'databaseUrl' | 'busUrl'>> {
  const { dataDir, env } = options;
  let databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) {
    const postgres = await keepPostgres({
      dataDir: join(dataDir, 'postgres'),
      port: await freePort(),
      password: readPassword(dataDir),
      say,
      ...(options.settings ? { settings: options.settings } : {}),
    });
    stops.push(() => postgres.stop());
    databaseUrl = await databaseOn(`${postgres.localUrl}/postgres`, options);
  }

  let busUrl = env.BUS_URL;
  if (!busUrl && options.rabbitmq) {
    if (!isRabbitmqInstalled())
      throw new Error(
        'The distributed layout needs RabbitMQ: set BUS_URL, or install it (Debian: apt-get install rabbitmq-server).',
      );
    const broker = await keepRabbitmq(join(dataDir, 'rabbitmq'), say);
    busUrl = broker.url;
    stops.push(() => broker.stop());
  }
  busUrl ??= await findBusUrl(databaseUrl);

  return { databaseUrl, busUrl };
}

/**
 * Finds the servers of a platform that runs in another process on this data folder, or that variables name.
 * @throws if none is running
 */
export async function findPlatformServers(options: {
  dataDir: string;
  env: Env;
}): Promise<Pick<PlatformServers, 'databaseUrl' | 'busUrl'>> {
  const { dataDir, env } = options;
  const databaseUrl = env.DATABASE_URL || (await findDatabase(dataDir));
  const broker = env.BUS_URL ? undefined : await findRabbitmq(join(dataDir, 'rabbitmq'));
  return { databaseUrl, busUrl: env.BUS_URL || broker?.url || (await findBusUrl(databaseUrl)) };
}

async function findDatabase(dataDir: string): Promise<string> {
  const isThere = existsSync(passwordFile(dataDir));
  const postgres = isThere ? await findPostgres(join(dataDir, 'postgres'), readPassword(dataDir)) : undefined;
  if (!postgres) throw new Error(`No platform runs on ${dataDir}. Start it first, or set DATA_DIR to its folder.`);
  return (await platformDatabaseOn(`${postgres.localUrl}/postgres`)) ?? `${postgres.localUrl}/postgres`;
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

/** The server listens on loopback only, but other users may have accounts on this machine. */
function readPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** DATABASE_URL for the layout of the services' data. */
async function databaseOn(
  serverUrl: string,
  { databases, env, say }: { databases: Databases; env: Env; say?: (line: string) => void },
): Promise<string> {
  const one = await platformDatabaseOn(serverUrl);
  if (databases === 'one' && one) await dropMoved(serverUrl);
  if (one) return one;
  const isNew = (await servicesThere(serverUrl, ['bus', ...serviceNames])).length === 0;
  if (databases === 'per-service' || (databases === 'found' && !isNew)) return serverUrl;
  if (isNew) await connected(serverUrl, (server) => makeDatabase(server, platformDatabase()));
  // The next start sets the roles' passwords, so a random secret does until then.
  else await mergeDatabases({ serverUrl, secret: env.THEKE_SECRET ?? randomBytes(32).toString('base64url'), say });
  return inDatabase(serverUrl, platformDatabase());
}

/** URL of the platform's single database, if there is one. */
const platformDatabaseOn = (serverUrl: string): Promise<string | undefined> =>
  connected(serverUrl, async (server) => {
    const { rowCount } = await server.query('select from pg_database where datname = $1', [platformDatabase()]);
    return rowCount ? inDatabase(serverUrl, platformDatabase()) : undefined;
  });

/** The embedded bus has its own database or schema. No service's role has access to it. */
async function findBusUrl(serverUrl: string): Promise<string> {
  const bus = databaseName('bus');
  if (isOneDatabase(serverUrl)) await makeBusSchema(serverUrl);
  else
    await connected(serverUrl, async (server) => {
      await makeDatabase(server, bus);
      await admitOnly(server, bus, []);
    });
  return dataUrl({ serverUrl, service: 'bus' });
}
