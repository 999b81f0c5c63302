// Runs what `docker compose up` would run as processes: every command with its variables, on a RabbitMQ that booted
// with our definitions. Creates a business, lets guests order, and restores its backup elsewhere, in the other layout.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { type PostgresServer, settingsForTests, startPostgres } from '@theke/local-servers/postgres';
import { type Rabbitmq, startRabbitmq } from '@theke/local-servers/rabbitmq';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import amqp from 'amqplib';
import { type Platform, send, startPlatform } from '../../e2e/journeys/platform.ts';
import { refuseFullBus } from '../../ops/backup/refuse-full-bus.ts';
import { root } from '../local/checkout.ts';
import { parts } from './parts.ts';
import { type Composition, runComposition } from './run-composition.ts';
import { openBusiness, parseId, parseToken, visitor } from './suite/open-business.ts';

const whySkipped = whyNoRabbitmq();
const withBroker = whySkipped ? test.skip : test;
const folder = mkdtempSync(join(tmpdir(), 'theke-containers-'));
const variables = {
  POSTGRES_PASSWORD: 'ein-passwort-fuer-den-test',
  RABBITMQ_PASSWORD: 'ein-anderes-fuer-den-test',
  MONGODB_PASSWORD: 'ein-drittes-fuer-den-test',
  THEKE_SECRET: 'ein-geheimnis-das-nur-dieser-test-kennt',
};
const host = 'linde.example';

let postgres: PostgresServer | undefined;
let rabbitmq: Rabbitmq | undefined;
let composition: Composition | undefined;
let restored: Platform | undefined;

/** Starts the broker as its container does: the script generates the definitions and then becomes the server. */
async function brokerWithDefinitions(): Promise<Rabbitmq> {
  const definitions = join(folder, 'definitions');
  const env = {
    PATH: process.env.PATH ?? '',
    RABBITMQ_PASSWORD: variables.RABBITMQ_PASSWORD,
    DEFINITIONS_DIR: definitions,
  };
  await promisify(execFile)('/bin/sh', [join(root, 'infra/deploy/rabbitmq/with-definitions.sh'), 'true'], { env });
  return startRabbitmq({ dir: join(folder, 'rabbitmq'), definitions });
}

beforeAll(async () => {
  if (whySkipped) return;
  const password = variables.POSTGRES_PASSWORD;
  const settings = { ...settingsForTests, max_connections: 400 };
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), password, settings });
  rabbitmq = await brokerWithDefinitions();
  const folders = { files: join(folder, 'files'), backups: join(folder, 'backups') };
  for (const one of Object.values(folders)) mkdirSync(one);
  composition = await runComposition({
    variables,
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

const visitorAt = (port: number) => visitor((method, path, options) => send(port, method, path, options), host);

withBroker(
  'starts every container healthy with its variables; a business is created, and guests order',
  async () => {
    const running = composition as Composition;
    const busUrl = `amqp://theke:${variables.RABBITMQ_PASSWORD}@127.0.0.1:${rabbitmq?.port}`;
    const broker = await amqp.connect(busUrl);
    const channel = await broker.createConfirmChannel();
    expect(await channel.checkQueue('theke.ordering')).toMatchObject({ messageCount: 0, consumerCount: 0 });
    await refuseFullBus(busUrl);
    channel.sendToQueue('theke.ordering', Buffer.from('{}'));
    await channel.waitForConfirms();
    await until('refuses to restore a backup while the bus has messages', () =>
      refuseFullBus(busUrl).then(
        () => false,
        ({ message }: Error) => message.startsWith('The bus contains 1 events'),
      ),
    );
    await channel.purgeQueue('theke.ordering');
    await broker.close();

    // Started before their databases exist: they wait for provisioning.
    for (const { name } of parts) running.start(name);
    await running.run('provision', ['node', 'infra/ops/provision/provision-main.ts']);
    for (const { name } of parts) await until(`${name} to be healthy`, () => running.isHealthy(name), 120_000);

    const created = await running.run('tools', [
      'node',
      'infra/ops/tenants/create-tenant-main.ts',
      ...['--host', host, '--name', 'Gasthaus Linde', '--admin', 'chefin@linde.example'],
    ]);
    const admin = visitorAt(running.findPort('gateway'));
    const draft = await openBusiness(admin, parseToken(created));
    const guest = visitorAt(running.findPort('gateway'));
    const order = await until('an order to be accepted', async () => {
      const reply = await guest('POST', '/api/orders', draft);
      return reply.status === 201 ? parseId(reply) : undefined;
    });
    expect((await admin('POST', `/api/orders/${order}/status/confirm`, {})).status).toBe(200);

    await running.run('tools', ['node', 'infra/ops/backup/backup-main.ts', join(folder, 'backups/first')]);
    const served = (await admin('GET', `/api/orders/${order}`)).body.data;
    await running.stop();
    // Log levels 50 (error) and 60 (fatal).
    expect(running.output()).not.toMatch(/"level":[56]0/);

    // One process, on another PostgreSQL and another bus.
    const dataDir = join(folder, 'elsewhere');
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, THEKE_SECRET: variables.THEKE_SECRET };
    await promisify(execFile)(process.execPath, ['infra/ops/backup/restore-main.ts', join(folder, 'backups/first')], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    restored = await startPlatform('embedded', env);
    const link = await promisify(execFile)(
      process.execPath,
      ['infra/ops/tenants/login-link-main.ts', '--host', host, '--user', 'chefin@linde.example'],
      { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } },
    );
    const restoredVisitor = visitorAt(restored.port);
    expect((await restoredVisitor('POST', '/api/login-link', { token: parseToken(link.stdout) })).status).toBe(200);
    expect((await restoredVisitor('GET', `/api/orders/${order}`)).body.data).toEqual(served);
    const nextOrder = await visitorAt(restored.port)('POST', '/api/orders', draft);
    expect([nextOrder.status, nextOrder.body.errors]).toEqual([201, undefined]);
  },
  400_000,
);
