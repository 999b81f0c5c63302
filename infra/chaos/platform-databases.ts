import { databaseOf } from '@theke/kit/database/provision';
import { type ServiceName, serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import type { Env } from '../local/platform-servers.ts';
import { findPlatformServers } from '../local/platform-servers.ts';

/** The platform's databases as their owner sees them, past every policy. A broken connection is replaced by the next query. */
export type PlatformDatabases = Record<ServiceName | 'postgres', pg.Pool> & { close(): Promise<void> };

export async function openPlatformDatabases(dataDir: string, env: Env): Promise<PlatformDatabases> {
  const { databaseUrl } = await findPlatformServers({ dataDir, env });
  const open = (name: string) => {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const pool = new pg.Pool({ connectionString: url.href, max: 2, application_name: 'chaos' });
    pool.on('error', () => undefined); // terminated with the others
    return pool;
  };
  const pools = {
    ...(Object.fromEntries(serviceNames.map((name) => [name, open(databaseOf(name))])) as Record<ServiceName, pg.Pool>),
    postgres: open('postgres'),
  };
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
