import { dataUrl, inDatabase } from '@theke/kit/database/layout';
import { type ServiceName, serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import type { Env } from '../../tools/local/platform-servers.ts';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';

/**
 * The platform's databases as their owner, bypassing every policy. A broken connection is replaced by the next query.
 */
export type PlatformDatabases = Record<ServiceName | 'postgres', pg.Pool> & { close(): Promise<void> };

export async function openPlatformDatabases(dataDir: string, env: Env): Promise<PlatformDatabases> {
  const { databaseUrl: serverUrl } = await findPlatformServers({ dataDir, env });
  const open = (connectionString: string) => {
    const pool = new pg.Pool({ connectionString, max: 2, application_name: 'chaos' });
    pool.on('error', () => undefined); // terminated together with the others
    return pool;
  };
  const pools = {
    ...(Object.fromEntries(serviceNames.map((service) => [service, open(dataUrl({ serverUrl, service }))])) as Record<
      ServiceName,
      pg.Pool
    >),
    postgres: open(inDatabase(serverUrl, 'postgres')),
  };
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
