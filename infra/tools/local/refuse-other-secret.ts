import { databasePrefix } from '@theke/kit/database/layout';
import { databaseUrls, servicesThere } from '@theke/kit/database/provision';
import pg from 'pg';

/**
 * A command that joins a running platform sets the passwords of its database roles, as a service does (ADR 0004). With
 * another secret it would lock out the running services.
 * @throws if the installation on that server was created with another secret
 */
export async function refuseOtherSecret({
  DATABASE_URL,
  THEKE_SECRET,
}: {
  DATABASE_URL: string;
  THEKE_SECRET: string;
}) {
  const { app } = databaseUrls({
    serverUrl: DATABASE_URL,
    secret: THEKE_SECRET,
    service: 'identity',
    prefix: databasePrefix,
  });
  if ((await servicesThere(DATABASE_URL, ['identity'])).length === 0) return;
  const client = new pg.Client({ connectionString: app, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new Error('THEKE_SECRET is not the one that this installation runs with.');
  } finally {
    await client.end().catch(() => undefined);
  }
}
