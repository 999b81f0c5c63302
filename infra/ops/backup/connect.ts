import { withSettings } from '@theke/kit/database/layout';
import pg from 'pg';

/**
 * Connects with row-level security off, for the duration of a copy. If the role may not bypass the policies, statements
 * fail instead of returning no rows.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withSettings(url, {
      row_security: 'off',
      statement_timeout: '0',
      idle_in_transaction_session_timeout: '0',
    }),
    connectionTimeoutMillis: 10_000,
    application_name: 'backup',
  });
  client.on('error', () => undefined); // the running statement reports the error
  await client.connect();
  return client;
}
