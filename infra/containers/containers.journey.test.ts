// What `docker compose up` would run, run as processes: every command with its variables, on a RabbitMQ that booted with our
// definitions. A business is made, its guests order; its backup is restored elsewhere, in the other layout.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { until } from '@theke/kit/testing/until';
import { freePort, type PostgresServer, settingsForTests, startPostgres } from '@theke/local-servers/postgres';
import { type Rabbitmq, startRabbitmq } from '@theke/local-servers/rabbitmq';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import amqp from 'amqplib';
import { refuseFullBus } from '../backup/refuse-full-bus.ts';
import { type CallOptions, cookieOf, type Platform, type Reply, send, startPlatform } from '../journey/platform.ts';
import { root } from '../local/checkout.ts';
import { parts } from './parts.ts';
import { type Composition, runComposition } from './run-composition.ts';

const why = whyNoRabbitmq();
const withBroker = why ? test.skip : test;
const folder = mkdtempSync(join(tmpdir(), 'theke-containers-'));
const given = {
  POSTGRES_PASSWORD: 'ein-passwort-fuer-den-test',
  RABBITMQ_PASSWORD: 'ein-anderes-fuer-den-test',
  THEKE_SECRET: 'ein-geheimnis-das-nur-dieser-test-kennt',
};
const host = 'linde.example';

let postgres: PostgresServer | undefined;
let rabbitmq: Rabbitmq | undefined;
let composition: Composition | undefined;
let restored: Platform | undefined;

/** The broker as its container starts it: the script makes the definitions and then becomes the server. */
async function brokerWithDefinitions(): Promise<Rabbitmq> {
  const definitions = join(folder, 'definitions');
  const env = {
    PATH: process.env.PATH ?? '',
    RABBITMQ_PASSWORD: given.RABBITMQ_PASSWORD,
    DEFINITIONS_DIR: definitions,
  };
  await promisify(execFile)('/bin/sh', [join(root, 'infra/rabbitmq/with-definitions.sh'), 'true'], { env });
  return startRabbitmq({ dir: join(folder, 'rabbitmq'), definitions });
}

beforeAll(async () => {
  if (why) return;
  const password = given.POSTGRES_PASSWORD;
  const settings = { ...settingsForTests, max_connections: 400 };
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), password, settings });
  rabbitmq = await brokerWithDefinitions();
  const folders = { files: join(folder, 'files'), backups: join(folder, 'backups') };
  for (const one of Object.values(folders)) mkdirSync(one);
  composition = await runComposition({
    given,
    servers: { postgres: postgres.port, rabbitmq: rabbitmq.port },
    folders,
  });
}, 300_000);
afterAll(async () => {
  await restored?.stop();
  await composition?.stop();
  await rabbitmq?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

const orderDraft = (branch: string, product: { id: string; unit: string }) => ({
  deliveryType: 'takeaway',
  branch,
  items: [{ product: product.id, amount: 1, unit: product.unit, parts: [] }],
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
});

/** The browser's way: whoever logged in keeps a cookie. The proxy before the gateway speaks https. */
function visitor(port: number) {
  let cookie = '';
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const options: CallOptions = { host, ...(body === undefined ? {} : { body }), ...(cookie ? { cookie } : {}) };
    const reply = await send(port, method, path, options);
    if (reply.headers['set-cookie']) cookie = cookieOf(reply);
    return reply;
  };
}

const idOf = (reply: Reply): string => {
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body.data as { id: string }).id;
};

withBroker(
  'every container starts with its variables and is healthy; a business is made, and guests order',
  async () => {
    const running = composition as Composition;
    const busUrl = `amqp://theke:${given.RABBITMQ_PASSWORD}@127.0.0.1:${rabbitmq?.port}`;
    const broker = await amqp.connect(busUrl);
    const channel = await broker.createConfirmChannel();
    expect(await channel.checkQueue('theke.ordering')).toMatchObject({ messageCount: 0, consumerCount: 0 });
    await refuseFullBus(busUrl);
    channel.sendToQueue('theke.ordering', Buffer.from('{}'));
    await channel.waitForConfirms();
    await until('a backup is restored on no bus that holds something', () =>
      refuseFullBus(busUrl).then(
        () => false,
        ({ message }: Error) => message.startsWith('1 events wait'),
      ),
    );
    await channel.purgeQueue('theke.ordering');
    await broker.close();

    // Started before they can do anything: they wait for whoever makes their databases.
    for (const { name } of parts) running.start(name);
    await running.run('provision', ['node', 'infra/provision/provision-main.ts']);
    for (const { name } of parts) await until(`${name} is healthy`, () => running.isHealthy(name), 120_000);

    const made = await running.run('tools', [
      'node',
      'infra/tenants/create-tenant-main.ts',
      ...['--host', host, '--name', 'Gasthaus Linde', '--admin', 'chefin@linde.example'],
    ]);
    const token = /https:\/\/linde\.example\/backend\/login-link#([\w-]{43})/.exec(made)?.[1];
    const admin = visitor(running.portOf('gateway'));
    await until('the business is open', async () => (await admin('GET', '/api/init')).status === 200);
    expect((await admin('POST', '/api/login-link', { token })).status).toBe(200);

    const branch = idOf(
      await admin('POST', '/api/branches', {
        ...branches.example,
        division: null,
        tags: [],
        images: [],
        openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      }),
    );
    const product = await admin('POST', '/api/products', { name: 'Gulasch', price: 12.5, tax: 10 });
    const category = idOf(await admin('POST', '/api/categories', { name: 'Hauptspeisen' }));
    idOf(
      await admin('POST', '/api/menus', {
        name: 'Karte',
        availableFrom: '2026-01-01T00:00:00Z',
        branches: [{ id: branch }],
        catalog: [{ id: category, products: [{ id: idOf(product) }] }],
      }),
    );
    const guest = visitor(running.portOf('gateway'));
    const draft = orderDraft(branch, product.body.data);
    const order = await until('an order is taken', async () => {
      const reply = await guest('POST', '/api/orders', draft);
      return reply.status === 201 ? idOf(reply) : undefined;
    });
    expect((await admin('POST', `/api/orders/${order}/status/confirm`, {})).status).toBe(200);

    await running.run('tools', ['node', 'infra/backup/backup-main.ts', join(folder, 'backups/first')]);
    const served = (await admin('GET', `/api/orders/${order}`)).body.data;
    await running.stop();
    // Levels of the log: an error is 50.
    expect(running.output()).not.toMatch(/"level":[56]0/);

    // One process, on another PostgreSQL and another bus.
    const dataDir = join(folder, 'elsewhere');
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, THEKE_SECRET: given.THEKE_SECRET };
    await promisify(execFile)(process.execPath, ['infra/backup/restore-main.ts', join(folder, 'backups/first')], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    restored = await startPlatform('embedded', env);
    const link = await promisify(execFile)(
      process.execPath,
      ['infra/tenants/login-link-main.ts', '--host', host, '--user', 'chefin@linde.example'],
      { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } },
    );
    const there = visitor(restored.port);
    const again = /#([\w-]{43})/.exec(link.stdout)?.[1];
    expect((await there('POST', '/api/login-link', { token: again })).status).toBe(200);
    expect((await there('GET', `/api/orders/${order}`)).body.data).toEqual(served);
    const another = await visitor(restored.port)('POST', '/api/orders', draft);
    expect([another.status, another.body.errors]).toEqual([201, undefined]);
  },
  400_000,
);
