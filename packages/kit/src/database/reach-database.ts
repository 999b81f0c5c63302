import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../message-of.ts';
import { connected, type DatabaseUrls, migrationsOf, provisionDatabase, urlsOf } from './provision.ts';

export type ReachOptions = {
  /** With a user: one who may create databases and roles. Without: the service's own two roles are all that it is given. */
  serverUrl: string;
  secret: string;
  service: string;
  prefix: string;
  migrations: URL;
  /** Milliseconds that a service without the right to provision waits for whoever has it; a minute where nothing is said. */
  patience?: number;
};

/**
 * The service's database with the schema that its code needs: made here where `serverUrl` may, else waited for (ADR 0003).
 * @throws after `patience` with what was lacking; whoever runs it starts it again
 */
export const reachDatabase = (options: ReachOptions): Promise<DatabaseUrls> =>
  new URL(options.serverUrl).username ? provisionDatabase(options) : awaitProvisioned(options);

/** Milliseconds between two looks. */
const pause = 250;

async function awaitProvisioned({ patience = 60_000, ...options }: ReachOptions): Promise<DatabaseUrls> {
  const urls = urlsOf(options);
  const needed = migrationsOf(options.service, options.migrations).map(({ name }) => name);
  const end = performance.now() + patience;
  for (;;) {
    const lacking = await connected(urls.app, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from schema_migration');
      const done = new Set(rows.map(({ name }) => name));
      const missing = needed.filter((name) => !done.has(name));
      return missing.length > 0 ? `it lacks ${missing.join(', ')}` : undefined;
    }).catch(messageOf);
    if (lacking === undefined) return urls;
    if (performance.now() > end)
      throw new Error(`The database of ${options.service} is not provisioned (npm run provision): ${lacking}`);
    await wait(pause);
  }
}
