// `npm run seed -- --tenants N --products M --orders K`: much data, in the installation that DATA_DIR or the variables of a
// service name, running or not. Everything it makes belongs to demo tenants, which production refuses to start with.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demoSecret } from '@theke/kit/config';
import { provisionDatabase } from '@theke/kit/database/provision';
import { startService } from '@theke/kit/start-service';
import { zoneOf } from '@theke/rules/opening-status';
import pg from 'pg';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { ordering } from '../../../services/ordering/src/service.ts';
import { findPlatformServers, startPlatformServers } from '../../local/platform-servers.ts';
import { workQueues } from '../../topology.ts';
import { storeOrders } from './many-orders.ts';
import { makeTenants } from './many-tenants.ts';
import { orderTemplates } from './order-templates.ts';

if (process.env.NODE_ENV === 'production') {
  console.error('NODE_ENV=production: demo data is not made where it could be taken for real.');
  process.exit(1);
}
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
  : await startPlatformServers({ ...where, rabbitmq: false, say });
const env = {
  ...process.env,
  DATABASE_URL: servers.databaseUrl,
  BUS_URL: servers.busUrl,
  THEKE_SECRET: process.env.THEKE_SECRET ?? demoSecret,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PORT: '0',
  HOST: '127.0.0.1',
};
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

/** Half of them at the first demo tenant, as one chain is often half of a platform; the rest evenly at the others. */
async function makeOrders(): Promise<void> {
  const all = (await replicas.identity.parts.useCases.listTenants())
    .map(({ tenant }) => tenant)
    .filter((tenant) => tenant.isDemo);
  const first = all.find((tenant) => tenant.hosts.includes('localhost')) ?? all[0];
  if (!first) throw new Error('orders need a demo tenant: --tenants 1');
  const others = all.filter((tenant) => tenant !== first);
  const half = others.length > 0 ? Math.ceil(orders / 2) : orders;
  const urls = await provisionDatabase({
    serverUrl: env.DATABASE_URL,
    secret: env.THEKE_SECRET,
    service: 'ordering',
    prefix: 'theke_',
    migrations: ordering.migrations,
  });
  let stored = 0;
  for (const [index, tenant] of [first, ...others].entries()) {
    const rest = orders - half;
    const share =
      index === 0
        ? half
        : Math.floor((rest * index) / others.length) - Math.floor((rest * (index - 1)) / others.length);
    if (share === 0) continue;
    const { branches, products: goods } = replicas.catalog.parts.useCases;
    const [branch] = await branches.all(tenant.id);
    const offered = (await goods.all(tenant.id)).filter(
      (product) => product.pricing === 'fixed' && product.unit === 'piece',
    );
    if (!branch || offered.length === 0) continue;
    await storeOrders(urls.app, {
      tenant: tenant.id,
      branch: { id: branch.id, timeZone: zoneOf(branch) },
      templates: orderTemplates(branch, offered),
      count: share,
    });
    stored += share;
    if (index === 0 || index % 100 === 0) say(`  ${stored} orders`);
  }
  await tidy();
}

/** What autovacuum would do within the hour: without it the first plans are made for an empty table. */
async function tidy(): Promise<void> {
  const url = new URL(env.DATABASE_URL);
  url.pathname = '/theke_ordering';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

function isAlive(pidFile: string): boolean {
  try {
    return existsSync(pidFile) && process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
  } catch {
    return false;
  }
}
