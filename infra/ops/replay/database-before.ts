import { databaseName } from '@theke/kit/database/layout';
import { connected, provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;

/** A service's database as it was before a migration, for tests of upgrades. */
export async function databaseBefore(service: 'ordering' | 'media' | 'catalog' | 'signage', migration: string) {
  const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
  const { migrations } = serviceDefinitions[service];
  const options = { serverUrl: server, secret: testSecret, service, prefix, migrations };
  const names = readMigrations(service, migrations).map(({ name }) => name);
  const earlier = new Set(names.slice(0, names.indexOf(`${service}/${migration}`)));
  await provisionDatabase({ ...options, only: earlier });
  const name = databaseName(service, prefix);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    sql: async (text: string, values: unknown[] = []) =>
      (await connected(url, (client) => client.query(text, values))).rows,
    upgrade: () => provisionDatabase(options),
    drop: () => connected(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}
