// The migration of notifications and payments turns order data collected event by event into whole orders (ADR 0001).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { databaseName } from '@theke/kit/database/layout';
import { provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const last = {
  notifications: 'notifications/0010_whole_orders.sql',
  payments: 'payments/0005_whole_orders.sql',
} as const;
type Service = keyof typeof last;

async function sql<R extends pg.QueryResultRow>(database: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: `/${database}` }).href });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}
const inService = <R extends pg.QueryResultRow>(service: Service, text: string, values: unknown[] = []) =>
  sql<R>(databaseName(service, prefix), text, values);

const toOptions = (service: Service) => ({
  serverUrl: server,
  secret: testSecret,
  service,
  prefix,
  migrations: serviceDefinitions[service].migrations,
});
const migrate = (service: Service) => provisionDatabase(toOptions(service));

beforeAll(async () => {
  for (const service of Object.keys(last) as Service[]) {
    const names = readMigrations(service, serviceDefinitions[service].migrations).map(({ name }) => name);
    await provisionDatabase({ ...toOptions(service), only: new Set(names.slice(0, names.indexOf(last[service]))) });
  }
});
afterAll(async () => {
  for (const service of Object.keys(last) as Service[])
    await sql('postgres', `drop database if exists ${databaseName(service, prefix)} with (force)`);
});

const [tenant, branch] = [uuidv7(), uuidv7()];
const at = '2026-11-21T18:30:00.000Z';

test("notifications knows each order as before, in today's event format", async () => {
  const { items, totals } = orderStateExample;
  const contact = { firstName: 'Katharina', lastName: 'Wiesinger', phone: '+436641234567', email: '' };
  const placed = {
    ...{ status: 'confirmed', placedAt: at, ticketNumber: 47, kind: 'preorder', deliveryType: 'delivery' },
    ...{
      deliveryArea: '1080 Wien',
      tableIdentifier: null,
      paymentMethod: 'card',
      items,
      totals,
      contact,
      comment: 'Läuten!',
    },
    ...{ appointmentDate: at, appointment: at, counterAppointment: null },
  };
  const due = { status: 'canceled', contact, reason: 'Doch nicht.' };
  const ids = { placed: uuidv7(), due: uuidv7(), unknown: uuidv7() };
  const insert = (id: string, uid: string | null, fields: object, versions: object, placedAt: string | null) =>
    inService(
      'notifications',
      `insert into told_order (tenant_id, id, uid, branch_id, placed_at, status, known, versions)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [tenant, id, uid, uid && branch, placedAt, (fields as { status?: string }).status, fields, versions],
    );
  await insert(ids.placed, 'K7M2XQPA', placed, { status: 3, items: 1, contact: 2 }, at);
  await insert(ids.due, 'ABCD2345', due, { status: 2, contact: 1 }, null);
  await insert(ids.unknown, null, {}, {}, null);
  await migrate('notifications');

  const rows = await inService<{ id: string; doc: object; version: number }>(
    'notifications',
    `select c.id, c.doc, v.version from copy c join copied_version v on v.kind = c.kind and v.subject = c.id
     where c.kind = 'ordering.order' order by c.id`,
  );
  expect(rows.map(({ id, version }) => [id, version])).toEqual([
    [ids.placed, 3],
    [ids.due, 2],
  ]);
  const [complete, unpaid] = rows.map(({ doc }) => doc);
  expect(orderState.safeParse(complete).error?.issues).toBeUndefined();
  expect(complete).toMatchObject({
    uid: 'K7M2XQPA',
    branch: { id: branch },
    ...placed,
    contact: { ...contact, street: '', deliveryAddress: null },
    isPaid: true,
    isDelivery: true,
    history: [{ status: 'placed' }],
  });
  expect(unpaid).toMatchObject({
    status: 'canceled',
    cancellationReason: 'Doch nicht.',
    isCanceled: true,
    history: [],
  });
});

test('payments knows the amount of each order', async () => {
  const insert = (id: string, amount: number | null, worth: number | null, ended: string | null) =>
    inService(
      'payments',
      `insert into order_due (tenant_id, order_id, uid, branch_id, version, amount, worth, ended)
       values ($1, $2, 'K7M2XQPA', $3, 2, $4, $5, $6)`,
      [tenant, id, branch, amount, worth, ended],
    );
  await insert(uuidv7(), 109_000, null, null);
  await insert(uuidv7(), 109_000, 84_000, 'declined');
  await insert(uuidv7(), 109_000, null, 'expired');
  await insert(uuidv7(), null, null, 'canceled');
  await migrate('payments');
  expect(await inService('payments', 'select worth, ended from order_due order by order_id')).toEqual([
    { worth: '109000', ended: null },
    { worth: '84000', ended: 'failed' },
    { worth: '109000', ended: 'failed' },
    { worth: '0', ended: 'canceled' },
  ]);
});
