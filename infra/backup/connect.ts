import { withSettings } from '@theke/kit/database/layout';
import pg from 'pg';

/**
 * A connection past the policies, for as long as copying takes. Where the role may not pass them, a statement fails instead of
 * seeing nothing.
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
  client.on('error', () => undefined); // the statement that is under way tells
  await client.connect();
  return client;
}
