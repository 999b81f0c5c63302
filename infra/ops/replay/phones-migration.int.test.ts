// An upgrade converts stored phone numbers to E.164; they still lead to the same customer.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseName } from '@theke/kit/database/layout';
import { connected, provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const { migrations } = serviceDefinitions.ordering;
const options = { serverUrl: server, secret: testSecret, service: 'ordering', prefix, migrations };
const database = databaseName('ordering', prefix);
const sql = async (text: string, values: unknown[] = []) =>
  (
    await connected(Object.assign(new URL(server), { pathname: `/${database}` }).href, (client) =>
      client.query(text, values),
    )
  ).rows;

beforeAll(async () => {
  const names = readMigrations('ordering', migrations).map(({ name }) => name);
  const before = names.slice(0, names.indexOf('ordering/0070_phones_and_names.sql'));
  await provisionDatabase({ ...options, only: new Set(before) });
});
afterAll(() => connected(server, (client) => client.query(`drop database if exists ${database} with (force)`)));

// CUSTOMER-04
test('converts dialable numbers to E.164 and keeps all others', async () => {
  const tenant = uuidv7();
  const [vienna, zurich] = [uuidv7(), uuidv7()];
  for (const [id, timeZone] of [
    [vienna, 'Europe/Vienna'],
    [zurich, 'Europe/Zurich'],
  ])
    await sql(`insert into copy (tenant_id, kind, id, doc) values ($1, 'catalog.branch', $2, $3)`, [
      tenant,
      id,
      { timeZone },
    ]);
  const stored = [
    [vienna, '+4306647654321', '+436647654321'],
    [vienna, '06647654321', '+436647654321'],
    [zurich, '0791234567', '+41791234567'],
    [vienna, '+436647654321', '+436647654321'],
    [vienna, '123', '123'],
    [vienna, '', ''],
  ] as const;
  for (const [index, [branch, phone]] of stored.entries())
    await sql(
      `insert into orders (tenant_id, id, uid, version, branch_id, status, kind, delivery_type, payment_method, currency, total_gross, totals, items,
         contact, comment, history, placed_at, updated_at)
       values ($1, $2, $3, 1, $4, 'placed', 'order', 'takeaway', 'cash', 'EUR', 0, '{}', '[]', $5, '', '[]', now(), now())`,
      [tenant, uuidv7(), String(index), branch, { phone, firstName: 'Änne', lastName: 'Groß', companyName: '' }],
    );
  await sql(
    `insert into customers (tenant_id, id, version, email, phone, first_name, last_name, company_name, orders)
     values ($1, $2, 1, '', '+4306647654321', 'Änne', 'Groß', '', 1)`,
    [tenant, uuidv7()],
  );
  await provisionDatabase(options);
  expect(
    await sql(
      `select contact ->> 'phone' as phone, contact ->> 'firstName' as name, guest_name from orders order by uid`,
    ),
  ).toEqual(stored.map(([, , phone]) => ({ phone, name: 'Änne', guest_name: 'gross anne' })));
  expect(await sql('select phone, search from customers')).toEqual([
    { phone: '+436647654321', search: expect.stringContaining('anne gross') },
  ]);
});
