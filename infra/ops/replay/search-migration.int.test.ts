// Data stored before an upgrade is found by every spelling after it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseName } from '@theke/kit/database/layout';
import { connected, provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const { migrations } = serviceDefinitions.content;
const options = { serverUrl: server, secret: testSecret, service: 'content', prefix, migrations };
const database = databaseName('content', prefix);
const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;

beforeAll(async () => {
  const names = readMigrations('content', migrations).map(({ name }) => name);
  const before = names.slice(0, names.indexOf('content/0012_search_text.sql'));
  await provisionDatabase({ ...options, only: new Set(before) });
});
afterAll(() => connected(server, (client) => client.query(`drop database if exists ${database} with (force)`)));

// SEARCH-05
test('normalises stored search texts', async () => {
  await connected(url, (client) =>
    client.query(
      `insert into projects (tenant_id, id, version, doc, created_at, updated_at, search, search_marks)
       values ($1, $2, 1, $3, now(), now(), 'größe der straße', decode(repeat('00', 512), 'hex'))`,
      [uuidv7(), uuidv7(), { title: 'Größe', introduction: 'Käse' }],
    ),
  );
  await provisionDatabase(options);
  const { rows } = await connected(url, (client) =>
    client.query(`select search, term, bit_count(search_marks)::int as marks from projects`),
  );
  expect(rows).toEqual([{ search: 'grosse der strasse', term: 'grosse\n\n\nkase', marks: 4096 }]);
});
