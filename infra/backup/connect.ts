import pg from 'pg';

/**
 * A connection past the policies, for as long as copying takes. Where the role may not pass them, a statement fails instead of
 * seeing nothing.
 */
export async function connect(serverUrl: string, database: string): Promise<pg.Client> {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({
    connectionString: url.href,
    connectionTimeoutMillis: 10_000,
    application_name: 'backup',
    options: '-c row_security=off -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => undefined); // the statement that is under way tells
  await client.connect();
  return client;
}
