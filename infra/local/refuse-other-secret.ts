import { databaseOf, passwordOf, rolesOf } from '@theke/kit/database/provision';
import pg from 'pg';

/**
 * A command that joins a running platform sets the passwords of its database roles as a service does (ADR 0003): with another
 * secret it would shut the running services out.
 * @throws when the installation on that server was made with another one
 */
export async function refuseOtherSecret({
  DATABASE_URL,
  THEKE_SECRET,
}: {
  DATABASE_URL: string;
  THEKE_SECRET: string;
}) {
  const database = databaseOf('identity');
  if (!(await isThere(DATABASE_URL, database))) return;
  const url = new URL(DATABASE_URL);
  url.pathname = `/${database}`;
  url.username = rolesOf('identity').app;
  url.password = passwordOf(url.username, THEKE_SECRET);
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new Error('THEKE_SECRET is not the one that this installation runs with.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isThere(serverUrl: string, database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1;
  } finally {
    await client.end();
  }
}
