// Tests docs/operating.md with a real engine. Images are built; the composition starts, scales, loses each part once,
// is upgraded, backed up, and restored in parallel. Meanwhile guests read and order, and the business has a page.
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { imagesHere } from '@theke/local-servers/container';
import { mongodbImage } from '@theke/local-servers/container-images';
import { freePort } from '@theke/local-servers/free-port';
import { services } from '@theke/topology/topology';
import { send } from '../../e2e/journeys/platform.ts';
import { parts } from './parts.ts';
import { composition, pollSlowly, whyNoDocker } from './suite/compose.ts';
import { loadBalancer } from './suite/load-balancer.ts';
import { openBusiness, parseId, parseToken, visitor } from './suite/open-business.ts';
import { isFirstPageRead, publishFirstPage } from './suite/publish-first-page.ts';
import { type Guests, type Outcome, startGuests } from './suite/simulate-guests.ts';

const whySkipped = whyNoDocker();
const withEngine = whySkipped ? test.skip : test;
if (whySkipped) console.warn(`The containers were not tested: ${whySkipped}.`);

const host = 'linde.example';
const secrets = {
  POSTGRES_PASSWORD: 'ein-passwort-fuer-den-test',
  RABBITMQ_PASSWORD: 'ein-anderes-fuer-den-test',
  MONGODB_PASSWORD: 'ein-drittes-fuer-den-test',
  THEKE_SECRET: 'ein-geheimnis-das-nur-dieser-test-kennt',
  TRUST_PROXY: '1',
};
const folder = mkdtempSync(join(tmpdir(), 'theke-deployment-'));
const override = join(folder, 'override.yml');
/** Two adjacent ports, because compose takes a range. */
async function portsForTwo(): Promise<[number, number]> {
  for (;;) {
    const one = await freePort();
    if (await isFree(one + 1)) return [one, one + 1];
  }
}
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * If no image can be pulled, there are no MongoDB packages to build one from (engine/README.md). All services then run
 * on PostgreSQL, as docs/operating.md describes.
 */
function onPostgresAlone(services: Record<string, object>): void {
  const change = (name: string, changes: object) => {
    services[name] = { ...services[name], ...changes };
  };
  change('mongodb', { profiles: ['elsewhere'] });
  for (const name of ['provision', 'tools']) change(name, { environment: { DOCUMENTS_URL: '' } });
  for (const { name, isOnDocuments } of parts)
    if (isOnDocuments)
      change(name, { environment: { DOCUMENTS_URL: '', DATABASE_URL: 'postgres://postgres:5432/postgres' } });
}

type Installation = ReturnType<typeof composition>;
let first: Installation;
let second: Installation;
let balancer: ReturnType<typeof loadBalancer>;
let secondPort = 0;
let guests: Guests;
/** An order of a guest. */
let draft: Record<string, unknown>;
const everyPart = (count: number) => Object.fromEntries(parts.map(({ name }) => [name, count]));
const scaled = (count: number) => parts.flatMap(({ name }) => ['--scale', `${name}=${count}`]);

beforeAll(async () => {
  if (whySkipped) return;
  const ports = await portsForTwo();
  secondPort = await freePort();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  // As an operator does: the folder belongs to the user of the images.
  if (process.getuid?.() === 0) chownSync(backups, 1000, 1000);
  // Checks health more often than a real installation.
  const healthcheck = { interval: '4s' };
  const overrides = {
    services: {
      ...Object.fromEntries([...parts.map(({ name }) => name), 'postgres'].map((name) => [name, { healthcheck }])),
      tools: { volumes: [`${backups}:/backups`] },
    },
  };
  if (imagesHere([mongodbImage]).length === 0) onPostgresAlone(overrides.services);
  writeFileSync(override, JSON.stringify(overrides));
  const name = `theke-test-${process.pid}`;
  first = composition(name, { ...secrets, PORT: `${ports[0]}-${ports[1]}`, LEAVE_AFTER: '3' }, override);
  second = composition(`${name}-again`, { ...secrets, PORT: String(secondPort) }, override);
  balancer = loadBalancer(ports);
  await first.compose('--profile', 'tools', 'build');
}, 900_000);
afterAll(async () => {
  await guests?.stop().catch(() => undefined); // a failed one that had no guests yet
  balancer?.close();
  if (!whySkipped) for (const one of [first, second]) await one.down();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

const noneFailed = ({ failed }: Outcome) => expect(failed).toEqual([]);

withEngine(
  'starts the composition; a business is created, guests order and read its page',
  async () => {
    await first.up();
    const created = await first.tool(
      'tenant:create',
      '--',
      '--host',
      host,
      '--name',
      'Gasthaus Linde',
      '--admin',
      'chefin@linde.example',
    );
    const admin = visitor(balancer.ask, host);
    draft = await openBusiness(admin, parseToken(created));
    const guest = visitor(balancer.ask, host);
    await publishFirstPage(admin, guest);
    await until('an order to be accepted', async () => (await guest('POST', '/api/orders', draft)).status === 201);
    guests = startGuests(balancer.ask, host, draft);

    // No service connects as the superuser, and every database uses the builtin collation provider.
    const sessions = await first.query(
      'postgres',
      `select distinct usename from pg_stat_activity where datname like 'theke\\_%'`,
    );
    expect(sessions.filter((role) => !/^theke_\w+$/.test(role))).toEqual([]);
    expect(
      await first.query('postgres', `select distinct datlocprovider from pg_database where datname like 'theke\\_%'`),
    ).toEqual(['b']);
    // Media renders uploads of strangers and has no route to the internet.
    for (const { hasWayOut } of await first.listContainers('media')) expect(hasWayOut).toBe(false);
  },
  300_000,
);

withEngine(
  'scales up without a failed request, and new replicas get their share of requests',
  async () => {
    guests.takeOutcome();
    await first.compose('up', '--detach', '--no-recreate', ...scaled(2));
    await first.areHealthy(everyPart(2));
    const answered = async (address: string) => {
      const figures = await (await fetch(`http://${address}:${services.ordering.port}/metrics`)).text();
      const orders = figures.matchAll(/^theke_http_request_duration_seconds_count\{[^}]*method="POST"[^}]*\} (\d+)/gm);
      return [...orders].reduce((all, [, count]) => all + Number(count), 0);
    };
    const orderings = await first.listContainers('ordering');
    expect(orderings).toHaveLength(2);
    for (const { addresses } of orderings)
      await until(
        'the new replica to accept orders',
        async () => (await answered(addresses[0] as string)) > 10,
        60_000,
      );
    noneFailed(guests.takeOutcome());
  },
  300_000,
);

withEngine(
  'loses no read and at most one order in a hundred when one replica of each part is killed',
  async () => {
    for (const { name } of parts) {
      const [victim] = await first.listContainers(name);
      // Not `docker kill`: the engine treats it as a deliberate stop and does not restart the container.
      process.kill(victim?.pid as number, 'SIGKILL');
      await pollSlowly(`${name} to be restarted`, async () => {
        const now = (await first.listContainers(name)).find(({ id }) => id === victim?.id);
        return now !== undefined && now.pid !== 0 && now.pid !== victim?.pid;
      });
      await first.areHealthy({ [name]: 2 });
    }
    const { reads, orders, failed } = guests.takeOutcome();
    console.log(`One of each killed: ${reads} reads, ${orders} orders, failed: ${JSON.stringify(failed)}`);
    expect(failed.filter(({ request }) => request.startsWith('GET'))).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(orders / 100);
  },
  600_000,
);

withEngine(
  'upgrades every part without a failed request',
  async () => {
    guests.takeOutcome();
    const before = (await Promise.all(parts.map(({ name }) => first.listContainers(name)))).flat();
    await first.script('infra/tools/containers/upgrade.sh');
    const after = (await Promise.all(parts.map(({ name }) => first.listContainers(name)))).flat();
    expect(after).toHaveLength(parts.length * 2);
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual([]);
    const outcome = guests.takeOutcome();
    console.log(
      `Upgraded: ${outcome.reads} reads, ${outcome.orders} orders, failed: ${JSON.stringify(outcome.failed)}`,
    );
    expect(outcome.orders).toBeGreaterThan(100);
    noneFailed(outcome);
    expect(await isFirstPageRead(visitor(balancer.ask, host))).toBe(true);
  },
  600_000,
);

withEngine(
  'answers 503 while the database is down, and stores each repeated order once afterwards',
  async () => {
    guests.takeOutcome();
    await first.compose('stop', 'postgres');
    let failed: Outcome['failed'] = [];
    await until('guests to get failures', () => {
      failed = [...failed, ...guests.takeOutcome().failed];
      return failed.filter(({ request }) => request.startsWith('POST')).length > 8;
    });
    await first.compose('start', 'postgres');
    await first.areHealthy(everyPart(2));
    await guests.stop();
    failed = [...failed, ...guests.takeOutcome().failed];
    expect(failed.filter(({ answer }) => !answer.startsWith('503 '))).toEqual([]);

    const stored = await first.query('theke_ordering', 'select id from orders');
    const accepted = guests.accepted;
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(accepted.filter((id) => !stored.includes(id))).toEqual([]);
    // The guests' orders and the first one.
    expect(stored).toHaveLength(accepted.length + 1);
  },
  300_000,
);

withEngine(
  'restores a backup into another installation, where guests continue to order',
  async () => {
    const orders = await first.query('theke_ordering', 'select id from orders order by id');
    await first.tool('backup', '--', '/backups/first');
    await first.down();

    await second.up(['postgres', 'rabbitmq']);
    await second.tool('restore', '--', '/backups/first');
    await second.up();
    expect(await second.query('theke_ordering', 'select id from orders order by id')).toEqual(orders);
    const link = await second.tool('tenant:link', '--', '--host', host, '--user', 'chefin@linde.example');
    const admin = visitor((...call) => send(secondPort, ...call), host);
    expect((await admin('POST', '/api/login-link', { token: parseToken(link) })).status).toBe(200);
    const [newest] = orders.slice(-1);
    expect((await admin('GET', `/api/orders/${newest}`)).status).toBe(200);
    const guest = visitor((...call) => send(secondPort, ...call), host);
    await until('guests read the page', () => isFirstPageRead(guest));
    const nextOrder = await guest('POST', '/api/orders', draft);
    expect(parseId(nextOrder)).toEqual(expect.any(String));
  },
  600_000,
);
