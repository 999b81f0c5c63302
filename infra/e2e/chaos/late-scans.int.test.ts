// A QR code is scanned while analytics is down: the guest reaches the menu, and the scan is counted once analytics is
// back.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type QrCode, qrCodes } from '@theke/contracts/analytics/qr-code';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { openBus } from '@theke/kit/bus/open-bus';
import type { Bus } from '@theke/kit/bus/port';
import { startService } from '@theke/kit/start-service';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { startGatewayAlone } from '../../../gateway/testing/gateway-alone.ts';
import { analytics } from '../../../services/analytics/src/service.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const busUrl = `${server}/${prefix}bus`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const tenant = tenantChanged.example;
let bus: Bus;

const onServer = async (...statements: readonly string[]) => {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
/** With a separate connection to the bus, like a process. */
const startAnalytics = () =>
  startService(analytics, {
    workQueues,
    env: { DATABASE_URL: `${server}/postgres`, BUS_URL: busUrl, THEKE_SECRET: testSecret },
    databasePrefix: prefix,
    log,
  });
type Analytics = Awaited<ReturnType<typeof startAnalytics>>;

const readScans = async (service: Analytics) => {
  const day = new Date().toISOString().slice(0, 10);
  const path = `/api/statistics/qr-code-origins?from=${day}&to=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`;
  const { body } = await request(service, 'GET', path, { as: asStaff(tenant.id) });
  return (body.data as { total: { scans: number } }).total.scans;
};

beforeAll(async () => {
  await onServer(`create database ${prefix}bus`);
  bus = await openBus({ url: busUrl, workQueues, log });
}, 60_000);
afterAll(async () => {
  await bus.close();
  await onServer(...['bus', 'analytics'].map((name) => `drop database if exists ${prefix}${name} with (force)`));
});

test('QR-05: counts scans made while analytics was down, each once', async () => {
  const before = await startAnalytics();
  const body = { ...qrCodes.example, branch: null, rules: [], path: 'n12' };
  const { body: created } = await request(before, 'POST', '/api/qr-codes', { as: asStaff(tenant.id), body });
  const code = created.data as QrCode;
  const gateway = await startGatewayAlone({
    answer: (_, response) => void response.destroy(),
    codes: (response) => void response.end(JSON.stringify({ data: { codes: [code], branches: [] } })),
    tenants: [tenant],
    bus,
    env: { TRUST_PROXY: '1' },
  });
  const scan = async (address: string) => {
    const headers = { 'user-agent': phone, accept: 'text/html', 'x-forwarded-for': address };
    expect((await gateway.ask('/q/n12', { headers })).status).toBe(302);
  };
  try {
    await scan('192.0.2.1');
    await until('the first scan to be counted', async () => (await readScans(before)) === 1);
    await before.stop();
    for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.3']) await scan(address);
  } finally {
    // Sends its buffered scans before it stops.
    await gateway.stop();
  }
  const after = await startAnalytics();
  try {
    // A visitor counts once per day, however often they scan.
    await until('the other scans to be counted', async () => (await readScans(after)) === 3);
    const waiting = new pg.Client({ connectionString: busUrl });
    await waiting.connect();
    const { rows } = await waiting.query(`select from delivery where consumer = 'analytics'`);
    await waiting.end();
    expect(rows).toEqual([]);
    expect(await readScans(after)).toBe(3);
  } finally {
    await after.stop();
  }
}, 60_000);
