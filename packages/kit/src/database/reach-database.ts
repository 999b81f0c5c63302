import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../error-message.ts';
import { connected, type DatabaseUrls, databaseUrls, provisionDatabase, readMigrations } from './provision.ts';

export type ReachOptions = {
  /** With a user: one who may create databases and roles. Without: the service only has its own two roles. */
  serverUrl: string;
  secret: string;
  service: string;
  prefix: string;
  migrations: URL;
  /** How long a service that may not provision waits for the provisioner, in ms. Default: 60,000. */
  patience?: number;
};

/**
 * Returns the service's database with the schema that its code needs: provisioned here if `serverUrl` has a user,
 * otherwise waited for (ADR 0003).
 * @throws after `patience`, naming what is missing; the process manager restarts the service
 */
export const reachDatabase = (options: ReachOptions): Promise<DatabaseUrls> =>
  new URL(options.serverUrl).username ? provisionDatabase(options) : awaitProvisioned(options);

/** Polling interval in ms. */
const pause = 250;

async function awaitProvisioned({ patience = 60_000, ...options }: ReachOptions): Promise<DatabaseUrls> {
  const urls = databaseUrls(options);
  const needed = readMigrations(options.service, options.migrations).map(({ name }) => name);
  const end = performance.now() + patience;
  for (;;) {
    const lacking = await connected(urls.app, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from schema_migration');
      const done = new Set(rows.map(({ name }) => name));
      const missing = needed.filter((name) => !done.has(name));
      return missing.length > 0 ? `it lacks ${missing.join(', ')}` : undefined;
    }).catch(errorMessage);
    if (lacking === undefined) return urls;
    if (performance.now() > end)
      throw new Error(`The database of ${options.service} is not provisioned (npm run provision): ${lacking}`);
    await wait(pause);
  }
}
