// `npm run seed -- --tenants N --products M --orders K`: creates much data in the installation named by DATA_DIR or a
// service's variables, running or not. All of it belongs to demo tenants, with which production refuses to start.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Tenant } from '@theke/contracts/identity/tenant';
import { databasePrefix, dataUrl, isOneDatabase } from '@theke/kit/database/layout';
import { provisionDatabase } from '@theke/kit/database/provision';
import { startService } from '@theke/kit/start-service';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { ordering } from '../../../services/ordering/src/service.ts';
import { joiningEnv } from '../../local/joining-env.ts';
import { findPlatformServers, startPlatformServers } from '../../local/platform-servers.ts';
import { refuseProduction } from '../refuse-production.ts';
import { type Clients, storeOrders } from './many-orders.ts';
import { makeTenants } from './many-tenants.ts';
import { orderTemplates } from './order-templates.ts';

refuseProduction(process.env);
const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1' },
    products: { type: 'string', default: '20' },
    orders: { type: 'string', default: '0' },
  },
});
const [tenants, products, orders] = [values.tenants, values.products, values.orders].map(Number) as [
  number,
  number,
  number,
];
if (![tenants, products, orders].every((count) => Number.isInteger(count) && count >= 0)) {
  console.error('npm run seed -- --tenants N --products M --orders K, each a whole number');
  process.exit(1);
}
const say = (line: string) => console.log(line);

const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const where = { dataDir, env: process.env };
const servers = isAlive(join(dataDir, 'running.pid'))
  ? { ...(await findPlatformServers(where)), stop: async () => undefined }
  : await startPlatformServers({ ...where, rabbitmq: false, databases: 'found', say });
const env = joiningEnv(process.env, servers, dataDir);
const start = { workQueues, env };
const replicas = {
  identity: await startService(identity, start),
  catalog: await startService(catalog, start),
  ordering: await startService(ordering, start),
};
try {
  await makeTenants(replicas, { tenants, products, say });
  if (orders > 0) await makeOrders();
} finally {
  await Promise.all(Object.values(replicas).map((replica) => replica.stop()));
  await servers.stop();
}

/**
 * Half of the orders go to the first demo tenant, as one chain is often half of a platform, the rest evenly to the
 * others. Both halves run at the same time.
 */
async function makeOrders(): Promise<void> {
  const [first, ...others] = (await replicas.identity.parts.useCases.listTenants())
    .map(({ tenant }) => tenant)
    .filter((tenant) => tenant.isDemo)
    .sort((a, b) => Number(b.hosts.includes('localhost')) - Number(a.hosts.includes('localhost')));
  if (!first) throw new Error('orders need a demo tenant: --tenants 1');
  const half = others.length > 0 ? Math.ceil(orders / 2) : orders;
  const rest = orders - half;
  const shareOf = (index: number) =>
    Math.floor((rest * (index + 1)) / others.length) - Math.floor((rest * index) / others.length);
  const urls = { ordering: await urlOf('ordering', ordering), identity: await urlOf('identity', identity) };
  await Promise.all([
    storeFor(urls, [{ tenant: first, count: half }]),
    storeFor(
      urls,
      others.map((tenant, index) => ({ tenant, count: shareOf(index) })),
    ),
  ]);
  await tidy();
}

async function storeFor(
  urls: Record<keyof Clients, string>,
  shares: readonly { tenant: Tenant; count: number }[],
): Promise<void> {
  const { branches, products: goods } = replicas.catalog.parts.useCases;
  const clients = { ordering: await clientOf(urls.ordering), identity: await clientOf(urls.identity) };
  let stored = 0;
  for (const { tenant, count } of shares) {
    const [branch] = await branches.all(tenant.id);
    const offered = (await goods.all(tenant.id)).filter((one) => one.pricing === 'fixed' && one.unit === 'piece');
    if (!branch || offered.length === 0 || count === 0) continue;
    const templates = orderTemplates(branch, offered);
    await storeOrders(clients, {
      tenant: tenant.id,
      branch: { id: branch.id, timeZone: zoneOf(branch) },
      templates,
      count,
    });
    stored += count;
  }
  for (const client of Object.values(clients)) await client.end();
  say(`  ${stored} orders at ${shares.length} tenants`);
}

/** URL of the service's database, for its app role. */
async function urlOf(service: string, { migrations }: Pick<typeof ordering, 'migrations'>): Promise<string> {
  const urls = await provisionDatabase({
    serverUrl: env.DATABASE_URL,
    secret: env.THEKE_SECRET,
    service,
    prefix: databasePrefix,
    migrations,
  });
  return urls.app;
}

async function clientOf(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Autovacuum would run within the hour; until then plans would assume empty tables. */
async function tidy(): Promise<void> {
  const serverUrl = env.DATABASE_URL;
  // In a single database, both services' tables are covered.
  const filled = isOneDatabase(serverUrl) ? ['ordering'] : ['ordering', 'identity'];
  for (const service of filled) {
    const client = await clientOf(dataUrl({ serverUrl, service }));
    await client.query('vacuum analyze');
    await client.end();
  }
}

function isAlive(pidFile: string): boolean {
  try {
    return existsSync(pidFile) && process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
  } catch {
    return false;
  }
}
