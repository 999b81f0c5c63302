// Servers that a test may stop without affecting other tests.
import { randomUUID } from 'node:crypto';
import type { TestServer } from '@theke/local-servers/container';
import { type Place, placeOf, testPostgres, testRabbitmq } from '@theke/local-servers/test-servers';
import pg from 'pg';

export type PrivateServer = Omit<TestServer, 'url'> & {
  /** URL of a new, empty bus on it. */
  url(): Promise<string>;
};

export async function busDatabase(server: string): Promise<string> {
  const name = `bus_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

/** Without the tests' settings, which lose committed data when the server is killed. */
export async function privatePostgres(): Promise<PrivateServer> {
  const { url, ...server } = await testPostgres(placeOf('postgres'), { fsync: 'off' });
  return { ...server, url: () => busDatabase(url) };
}

export async function privateRabbitmq(place: Place): Promise<PrivateServer> {
  const { url, ...server } = await testRabbitmq(place);
  return { ...server, url: async () => `${url}?namespace=test-${randomUUID()}` };
}
