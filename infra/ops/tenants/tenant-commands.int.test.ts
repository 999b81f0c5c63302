// Runs `npm run tenant:create`, `tenant:link` and others like an operator: as processes with production's variables.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startService } from '@theke/kit/start-service';
import { asGateway } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { identity } from '../../../services/identity/src/service.ts';
import { root } from '../../tools/local/checkout.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const busName = `test_${uuidv7().replaceAll('-', '')}_bus`;
const env = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  DATABASE_URL: `${server}/postgres`,
  BUS_URL: `${server}/${busName}`,
  THEKE_SECRET: testSecret,
  PUBLIC_ADDRESS: 'https://{host}',
};
/** Each command is a process that starts a service, which takes seconds on a busy machine. */
const timeoutMs = 180_000;
const log = { debug() {}, info() {}, warn() {}, error() {} };
let running: Awaited<ReturnType<typeof start>>;

const start = () => startService(identity, { workQueues, env, log });

beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`create database ${busName}`);
  await client.end();
  running = await start();
}, timeoutMs);
afterAll(() => running.stop());

type Outcome = { code: number; output: string };

async function run(main: string, args: Record<string, string>, changes: Record<string, string> = {}): Promise<Outcome> {
  const options = Object.entries(args).flatMap(([name, value]) => [`--${name}`, value]);
  return promisify(execFile)(process.execPath, [join(root, main), ...options], { env: { ...env, ...changes } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}
const create = (args: Record<string, string>, changes?: Record<string, string>) =>
  run('infra/ops/tenants/create-tenant-main.ts', args, changes);
const resetTwoFactor = (args: Record<string, string>) => run('infra/ops/tenants/reset-two-factor-main.ts', args);
const link = (args: Record<string, string>) => run('infra/ops/tenants/login-link-main.ts', args);

/** Opens the login link that a command printed. */
async function login(tenant: string, output: string): Promise<number> {
  const token = /login-link#([\w-]{43})/.exec(output)?.[1];
  const body = { token };
  return (await request(running, 'POST', '/internal/sessions/by-link', { as: asGateway(tenant), body })).status;
}

test(
  'creates a business in production whose administrator logs in once per link',
  async () => {
    const host = `${uuidv7()}.example`;
    const created = await create({ host, name: 'Gasthaus Linde', admin: 'chefin@linde.example' });
    expect(created).toEqual({
      code: 0,
      output: expect.stringContaining(`Gasthaus Linde ist angelegt, erreichbar unter https://${host}/`),
    });
    const tenants = await running.parts.useCases.listTenants();
    const tenant = tenants.find((one) => one.tenant.hosts.includes(host))?.tenant;
    const id = tenant?.id ?? '';
    expect(tenant).toMatchObject({ name: 'Gasthaus Linde', isDemo: false });
    expect(await login(id, created.output)).toBe(201);
    expect(await login(id, created.output)).toBe(401);
    const secondLink = await link({ host, user: 'Chefin@linde.example' });
    expect([secondLink.code, await login(id, secondLink.output)]).toEqual([0, 201]);

    // Published by whichever of the two replicas relays first.
    const client = new pg.Client({ connectionString: `${server}/theke_identity` });
    await client.connect();
    const unsent = () => client.query('select from outbox where tenant_id = $1 and sent_at is null', [id]);
    await until('the event to be published', async () => (await unsent()).rowCount === 0);
    await client.end();

    const twice = await create({ host, name: 'Noch einer', admin: 'chef@andere.example' });
    expect(twice).toEqual({ code: 1, output: expect.stringContaining(`Unter ${host} gibt es schon einen Betrieb`) });
    const unknownUser = await link({ host, user: 'niemand@linde.example' });
    expect(unknownUser).toEqual({ code: 1, output: expect.stringContaining('niemand@linde.example') });
  },
  timeoutMs,
);

// SESSION-14
test(
  'turns off the second login step of the only administrator, with an event for mail and audit log',
  async () => {
    const host = `${uuidv7()}.example`;
    const created = await create({ host, name: 'Gasthaus Linde', admin: 'chefin@linde.example' });
    expect(created.code).toBe(0);
    const tenants = await running.parts.useCases.listTenants();
    const id = tenants.find((one) => one.tenant.hosts.includes(host))?.tenant.id ?? '';
    const [user] = await running.parts.useCases.users.all(id);
    const args = { host, user: 'Chefin@linde.example' };
    expect(await resetTwoFactor(args)).toEqual({ code: 1, output: expect.stringContaining('nicht eingeschaltet') });
    const client = new pg.Client({ connectionString: `${server}/theke_identity` });
    await client.connect();
    await client.query(
      `insert into two_factor (tenant_id, user_id, key_id, sealed, confirmed_at) values ($1, $2, 'k', '\\x00', now())`,
      [id, user?.id],
    );
    const reset = await resetTwoFactor(args);
    expect(reset).toEqual({
      code: 0,
      output: expect.stringContaining('ist für chefin@linde.example bei Gasthaus Linde ausgeschaltet.'),
    });
    expect((await client.query('select from two_factor where tenant_id = $1', [id])).rowCount).toBe(0);
    const unsent = () => client.query('select from outbox where tenant_id = $1 and sent_at is null', [id]);
    await until('the event to be published', async () => (await unsent()).rowCount === 0);
    await client.end();
    const unknownUser = await resetTwoFactor({ host, user: 'niemand@linde.example' });
    expect(unknownUser).toEqual({ code: 1, output: expect.stringContaining('niemand@linde.example') });
  },
  timeoutMs,
);

test(
  'reports missing and invalid options, and takes no password',
  async () => {
    const right = { host: 'neu.example', name: 'Neu', admin: 'chef@neu.example' };
    expect(await create({ ...right, host: 'https://neu.example' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('ist kein Hostname'),
    });
    expect(await create({ host: 'neu.example' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('--admin'),
    });
    expect((await create({ ...right, password: 'ein-langes-passwort' })).code).toBe(1);
  },
  timeoutMs,
);

test(
  "refuses another secret and leaves the running services' passwords unchanged",
  async () => {
    const args = { host: `${uuidv7()}.example`, name: 'Neu', admin: 'chef@neu.example' };
    const otherSecret = 'another-secret-that-is-long-enough-to-count';
    const refused = await create(args, { THEKE_SECRET: otherSecret });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('THEKE_SECRET is not the one') });
    const replay = await run('infra/ops/replay/replay-main.ts', { to: 'ordering' }, { THEKE_SECRET: otherSecret });
    expect(replay).toEqual({ code: 1, output: expect.stringContaining('THEKE_SECRET is not the one') });
    expect(await running.parts.useCases.listTenants()).toEqual(expect.any(Array));
    expect((await create(args)).code).toBe(0);
  },
  timeoutMs,
);

test(
  'seeds no demo in production',
  async () => {
    const seeded = await run('infra/fixtures/demo/seed-main.ts', {});
    expect(seeded).toEqual({ code: 1, output: expect.stringContaining('demo data is not allowed here') });
  },
  timeoutMs,
);
