import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logVisits } from '@theke/contracts/analytics/visit';
import { publishSite } from '@theke/contracts/content/site-publishing';
import { openTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import type { Role } from '@theke/contracts/permissions';
import { listWorkingActivities } from '@theke/contracts/time-tracking/working-activity';
import { exampleIds } from '@theke/contracts/wire';
import { demoSecret } from '@theke/kit/config';
import { type ServiceName, services } from '@theke/topology/topology';
import { v7 as uuidv7 } from 'uuid';
import { startPlatformServers } from '../../tools/local/platform-servers.ts';
import { innenstadt, margheritaDraft, untilOrderable } from '../journeys/demo-shop.ts';
import { type ExampleCall, exampleCall, type Ids } from '../journeys/example-call.ts';
import { openExamplePayment } from '../journeys/example-payment.ts';
import { countedBrowser } from '../journeys/example-visit.ts';
import type { Layout } from '../journeys/layout.ts';
import { type Platform, seededFolder, startPlatform } from '../journeys/platform.ts';
import { copyTemplate } from '../journeys/seed-template.ts';
import { createApiKeys, createExamples } from './create-examples.ts';
import { openGuestAccounts } from './guest-accounts.ts';
import { type Answer, closeSockets, rawCall } from './raw-call.ts';
import { readNumbers } from './read-numbers.ts';
import type { Send } from './send.ts';
import { StoredState } from './stored-state.ts';

/** A business of the platform with one object of every kind. */
export type AttackedTenant = {
  tenant: string;
  host: string;
  admin: string;
  /** Real ids by the examples' ids. */
  ids: Ids;
  /** The same for the API keys and numbers in examples. */
  keys: Ids;
};
/** A caller's host and session. */
export type Person = { host: string; cookie?: string | undefined };

export type Stage = {
  platform: Platform;
  state: StoredState;
  /** The tenant under attack. */
  victim: AttackedTenant;
  /** Another business, whose administrator is the attacker. */
  neighbour: AttackedTenant;
  /** A branch of the victim that the examples do not use, with an order and a table's bill there. */
  otherBranch: string;
  otherOrder: string;
  otherBill: string;
  /** Cookie of an employee of the victim in that other branch. */
  outsider: string;
  /** Cookie of a manager of the victim. */
  manager: string;
  /** Cookie of an editor of the victim. */
  editor: string;
  /** Cookies of guests of the victim, each with a separate account. */
  guests: readonly string[];
  /** Valid ids that belong to no entry. */
  unusedIds: Ids;
  /** Port of each service behind the gateway. */
  ports: Record<ServiceName, number>;
  ask(person: Person, call: ExampleCall, headers?: [string, string][]): Promise<Answer>;
  close(): Promise<void>;
};

/** Starts a platform with two independent businesses. */
export async function openStage(layout: Layout): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-attack-'));
  await copyTemplate(await seededFolder(layout), dir);
  const servers = await startPlatformServers({ dataDir: dir, env: {}, rabbitmq: false, databases: 'found' });
  const stopServers = async () => {
    await servers.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  // Services log their ports at this level.
  const platform = await startPlatform(layout, {
    DATABASE_URL: servers.databaseUrl,
    BUS_URL: servers.busUrl,
    FILES_DIR: join(dir, 'files'),
    LOG_LEVEL: 'info',
    THEKE_SECRET: demoSecret,
  }).catch(async (error: unknown) => {
    await stopServers();
    throw error;
  });
  const state = new StoredState(servers.databaseUrl, join(dir, 'files'));
  await untilOrderable(platform);
  await state.open();

  const ask: Stage['ask'] = ({ host, cookie }, { method, path, body, headers }, extraHeaders = []) =>
    rawCall(platform.port, {
      method,
      path: `/api${path}`,
      body,
      headers: [
        ['host', host],
        ...(cookie ? [['cookie', cookie] as const] : []),
        ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
        ...headers,
        ...extraHeaders,
      ],
    });
  const createAttackedTenant = async (name: string, email: string): Promise<AttackedTenant> => {
    const host = `${name}:${platform.port}`;
    const admin = await platform.login(email, host);
    const send: Send = (call) => ask({ host, cookie: admin }, call);
    // No endpoint returns the result of a visit: it is read from its list.
    await ask({ host }, exampleCall(logVisits, new Map()), [['user-agent', countedBrowser]]);
    const ids = await createExamples(send);
    await publishPage(send, ids);
    // Reading somebody's times is logged once per hour: later reads change nothing.
    await send(exampleCall(listWorkingActivities, ids));
    return {
      tenant: await state.tenantOfHost(name),
      host,
      admin,
      ids,
      keys: new Map([...(await createApiKeys(send, ids)), ...(await readNumbers(send, ids))]),
    };
  };
  const victim = await withPayment(platform, await createAttackedTenant('localhost', 'admin@demo.example'));
  const neighbour = await createAttackedTenant('zweite.localhost', 'admin@zweite.example');

  const { id: branch } = await innenstadt(platform);

  return {
    platform,
    state,
    victim,
    neighbour,
    otherBranch: branch,
    otherOrder: await placeOtherOrder(platform),
    otherBill: await openOtherBill(platform, victim, branch),
    outsider: await createStaff(platform, victim, {
      lastName: 'Aushilfe',
      email: 'aushilfe@demo.example',
      roles: ['ROLE_EMPLOYEE'],
      branches: [{ id: branch }],
    }),
    manager: await platform.login('manager@demo.example'),
    editor: await createStaff(platform, victim, {
      lastName: 'Redaktion',
      email: 'redaktion@demo.example',
      roles: ['ROLE_EDITOR'],
      branches: [],
    }),
    guests: await openGuestAccounts(platform, victim.admin, 12),
    unusedIds: new Map([...victim.ids].map(([example, real]) => [example, createSimilar(real)])),
    ports: parsePorts(platform.output()),
    ask,
    async close() {
      closeSockets();
      await state.close();
      await platform.stop();
      await stopServers();
    },
  };
}

/** Publishes the example's page, which creates the revision that other examples read. */
async function publishPage(send: Send, ids: Ids): Promise<void> {
  const { status, text } = await send(exampleCall(publishSite, ids));
  if (status !== publishSite.status) throw new Error(`the page was not published: ${status} ${text}`);
}

/** Adds a completed payment with a mismatch to resolve. */
async function withPayment(platform: Platform, tenant: AttackedTenant): Promise<AttackedTenant> {
  const { payment, reference, mismatch } = await openExamplePayment(platform, tenant.admin);
  const paid = await platform.call('POST', `/api/payments/test-checkouts/${reference}/decision`, {
    body: { outcome: 'paid' },
  });
  if (paid.status !== 200) throw new Error(`the payment failed: ${paid.text}`);
  return { ...tenant, ids: new Map([...tenant.ids, [exampleIds.payment, payment], [exampleIds.mismatch, mismatch]]) };
}

/** An unused value of the same form: a uuid, a uid, a hash. */
function createSimilar(real: string): string {
  if (real.length === 36) return uuidv7();
  return real.length < 20
    ? 'ZZZZ9999'.slice(0, real.length)
    : randomBytes(64).toString('base64url').slice(0, real.length);
}

type Staff = { lastName: string; email: string; roles: Role[]; branches: { id: string }[] };

/** Creates a user of the tenant. @returns their cookie */
async function createStaff(platform: Platform, { admin }: AttackedTenant, staff: Staff): Promise<string> {
  const created = await platform.call('POST', '/api/users', {
    cookie: admin,
    body: { firstName: 'Ida', ...staff, password: 'theke-demo' },
  });
  if (created.status !== 201) throw new Error(`the user was not created: ${created.text}`);
  return platform.login(staff.email);
}

async function placeOtherOrder(platform: Platform): Promise<string> {
  const placed = await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) });
  if (placed.status !== 201) throw new Error(`the order was refused: ${placed.text}`);
  return (placed.body.data as { id: string }).id;
}

async function openOtherBill(platform: Platform, { admin: cookie }: AttackedTenant, branch: string): Promise<string> {
  const tables = await platform.call('GET', `/api/tables?filter[branch]=${branch}`);
  const [table] = tables.body.data as { id: string }[];
  const opened = await platform.call('POST', '/api/table-bills', { cookie, body: { table: table?.id } });
  if (opened.status !== openTableBill.status) throw new Error(`no bill was opened: ${opened.text}`);
  return (opened.body.data as { id: string }).id;
}

function parsePorts(output: string): Record<ServiceName, number> {
  const ports = output
    .split('\n')
    .filter((line) => line.includes('"service started"'))
    .map((line) => JSON.parse(line) as { service: ServiceName; port: number })
    // The seeding's replicas started after the platform's own services and have stopped.
    .reverse()
    .map(({ service, port }) => [service, port] as const);
  const found = Object.fromEntries(ports) as Record<ServiceName, number>;
  const missing = Object.keys(services).filter((name) => !(name in found));
  if (missing.length > 0) throw new Error(`the log names no port of ${missing.join(', ')}`);
  return found;
}
