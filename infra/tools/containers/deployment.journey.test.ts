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
import { calmly, composition, whyNoDocker } from './suite/compose.ts';
import { frontDoor } from './suite/load-balancer.ts';
import { idOf, openBusiness, tokenIn, visitor } from './suite/open-business.ts';
import { isFirstPageRead, publishFirstPage } from './suite/publish-first-page.ts';
import { type Guests, type Outcome, startGuests } from './suite/simulate-guests.ts';

const why = whyNoDocker();
const withEngine = why ? test.skip : test;
if (why) console.warn(`The containers were not tried: ${why}.`);

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
  const change = (name: string, more: object) => {
    services[name] = { ...services[name], ...more };
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
let door: ReturnType<typeof frontDoor>;
let portAgain = 0;
let guests: Guests;
/** An order of a guest. */
let draft: Record<string, unknown>;
const everyPart = (count: number) => Object.fromEntries(parts.map(({ name }) => [name, count]));
const scaled = (count: number) => parts.flatMap(({ name }) => ['--scale', `${name}=${count}`]);

beforeAll(async () => {
  if (why) return;
  const ports = await portsForTwo();
  portAgain = await freePort();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  // As an operator does: the folder belongs to the user of the images.
  if (process.getuid?.() === 0) chownSync(backups, 1000, 1000);
  // Checks health more often than a real installation.
  const healthcheck = { interval: '4s' };
  const more = {
    services: {
      ...Object.fromEntries([...parts.map(({ name }) => name), 'postgres'].map((name) => [name, { healthcheck }])),
      tools: { volumes: [`${backups}:/backups`] },
    },
  };
  if (imagesHere([mongodbImage]).length === 0) onPostgresAlone(more.services);
  writeFileSync(override, JSON.stringify(more));
  const name = `theke-test-${process.pid}`;
  first = composition(name, { ...secrets, PORT: `${ports[0]}-${ports[1]}`, LEAVE_AFTER: '3' }, override);
  second = composition(`${name}-again`, { ...secrets, PORT: String(portAgain) }, override);
  door = frontDoor(ports);
  await first.compose('--profile', 'tools', 'build');
}, 900_000);
afterAll(async () => {
  await guests?.stop().catch(() => undefined); // a failed one that had no guests yet
  door?.close();
  if (!why) for (const one of [first, second]) await one.down();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

const noneFailed = ({ failed }: Outcome) => expect(failed).toEqual([]);

withEngine(
  'the composition comes up, a business is made, guests order and read a page of its own',
  async () => {
    await first.up();
    const made = await first.tool(
      'tenant:create',
      '--',
      '--host',
      host,
      '--name',
      'Gasthaus Linde',
      '--admin',
      'chefin@linde.example',
    );
    const admin = visitor(door.ask, host);
    draft = await openBusiness(admin, tokenIn(made));
    const guest = visitor(door.ask, host);
    await publishFirstPage(admin, guest);
    await until('an order is taken', async () => (await guest('POST', '/api/orders', draft)).status === 201);
    guests = startGuests(door.ask, host, draft);

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
    for (const { hasWayOut } of await first.containersOf('media')) expect(hasWayOut).toBe(false);
  },
  300_000,
);

withEngine(
  'it grows without a failure, and the replicas that came later get their share',
  async () => {
    guests.since();
    await first.compose('up', '--detach', '--no-recreate', ...scaled(2));
    await first.areHealthy(everyPart(2));
    const answered = async (address: string) => {
      const figures = await (await fetch(`http://${address}:${services.ordering.port}/metrics`)).text();
      const orders = figures.matchAll(/^theke_http_request_duration_seconds_count\{[^}]*method="POST"[^}]*\} (\d+)/gm);
      return [...orders].reduce((all, [, count]) => all + Number(count), 0);
    };
    const orderings = await first.containersOf('ordering');
    expect(orderings).toHaveLength(2);
    for (const { addresses } of orderings)
      await until('it has taken orders', async () => (await answered(addresses[0] as string)) > 10, 60_000);
    noneFailed(guests.since());
  },
  300_000,
);

withEngine(
  'the end of one replica of each part fails no read, and one order in a hundred at most',
  async () => {
    for (const { name } of parts) {
      const [victim] = await first.containersOf(name);
      // Not `docker kill`: the engine treats it as a deliberate stop and does not restart the container.
      process.kill(victim?.pid as number, 'SIGKILL');
      await calmly(`${name} was started again`, async () => {
        const now = (await first.containersOf(name)).find(({ id }) => id === victim?.id);
        return now !== undefined && now.pid !== 0 && now.pid !== victim?.pid;
      });
      await first.areHealthy({ [name]: 2 });
    }
    const { reads, orders, failed } = guests.since();
    console.log(`One of each killed: ${reads} reads, ${orders} orders, failed: ${JSON.stringify(failed)}`);
    expect(failed.filter(({ what }) => what.startsWith('GET'))).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(orders / 100);
  },
  600_000,
);

withEngine(
  'every part is upgraded, and nobody notices',
  async () => {
    guests.since();
    const before = (await Promise.all(parts.map(({ name }) => first.containersOf(name)))).flat();
    await first.script('infra/tools/containers/upgrade.sh');
    const after = (await Promise.all(parts.map(({ name }) => first.containersOf(name)))).flat();
    expect(after).toHaveLength(parts.length * 2);
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual([]);
    const outcome = guests.since();
    console.log(
      `Upgraded: ${outcome.reads} reads, ${outcome.orders} orders, failed: ${JSON.stringify(outcome.failed)}`,
    );
    expect(outcome.orders).toBeGreaterThan(100);
    noneFailed(outcome);
    expect(await isFirstPageRead(visitor(door.ask, host))).toBe(true);
  },
  600_000,
);

withEngine(
  'while the database is away guests are told to come again, and afterwards each order is there once',
  async () => {
    guests.since();
    await first.compose('stop', 'postgres');
    let failed: Outcome['failed'] = [];
    await until('guests have met it', () => {
      failed = [...failed, ...guests.since().failed];
      return failed.filter(({ what }) => what.startsWith('POST')).length > 8;
    });
    await first.compose('start', 'postgres');
    await first.areHealthy(everyPart(2));
    await guests.stop();
    failed = [...failed, ...guests.since().failed];
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
  'a backup is restored into another installation, where guests go on',
  async () => {
    const orders = await first.query('theke_ordering', 'select id from orders order by id');
    await first.tool('backup', '--', '/backups/first');
    await first.down();

    await second.up(['postgres', 'rabbitmq']);
    await second.tool('restore', '--', '/backups/first');
    await second.up();
    expect(await second.query('theke_ordering', 'select id from orders order by id')).toEqual(orders);
    const link = await second.tool('tenant:link', '--', '--host', host, '--user', 'chefin@linde.example');
    const admin = visitor((...call) => send(portAgain, ...call), host);
    expect((await admin('POST', '/api/login-link', { token: tokenIn(link) })).status).toBe(200);
    const [newest] = orders.slice(-1);
    expect((await admin('GET', `/api/orders/${newest}`)).status).toBe(200);
    const guest = visitor((...call) => send(portAgain, ...call), host);
    await until('guests read the page', () => isFirstPageRead(guest));
    const another = await guest('POST', '/api/orders', draft);
    expect(idOf(another)).toEqual(expect.any(String));
  },
  600_000,
);
