// Branches stored before preparation times existed get a new branch's defaults and keep their own values.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { databaseName } from '@theke/kit/database/layout';
import { provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const { migrations } = serviceDefinitions.catalog;
const options = { serverUrl: server, secret: testSecret, service: 'catalog', prefix, migrations };

async function sql<R extends pg.QueryResultRow>(database: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: `/${database}` }).href });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}
const inCatalog = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
  sql<R>(databaseName('catalog', prefix), text, values);

beforeAll(async () => {
  const names = readMigrations('catalog', migrations).map(({ name }) => name);
  await provisionDatabase({ ...options, only: new Set(names.slice(0, names.indexOf('catalog/0010_preparation.sql'))) });
});
afterAll(() => sql('postgres', `drop database if exists ${databaseName('catalog', prefix)} with (force)`));

test('fills in missing values and keeps existing ones', async () => {
  const full = branches.draft.parse({
    ...branches.example,
    deliveryAreas: ['1080 Wien', '1070 Neubau'].map((area) => ({ area, price: 3.9, tax: 20 })),
  });
  const { takeawayMinutes, deliveryMinutes, dineInMinutes, ordersAtOnce, ...before } = full;
  const earlier = { ...before, deliveryAreas: full.deliveryAreas.map(({ minutes: _, ...area }) => area) };
  const insert = (doc: object) =>
    inCatalog(
      'insert into branches (tenant_id, id, version, doc, created_at, updated_at) values ($1, $2, 1, $3, now(), now())',
      [uuidv7(), uuidv7(), doc],
    );
  await insert(earlier);
  await insert({ ...earlier, identifier: 'slow', takeawayMinutes: 45, deliveryAreas: [] });
  await provisionDatabase(options);
  const found = await inCatalog<{ doc: object }>(`select doc from branches order by doc ->> 'identifier'`);
  expect(found.map(({ doc }) => doc)).toEqual([
    full,
    { ...full, identifier: 'slow', takeawayMinutes: 45, deliveryAreas: [] },
  ]);
  expect([takeawayMinutes, deliveryMinutes, dineInMinutes, ordersAtOnce]).toEqual([20, 30, 15, 15]);
});
