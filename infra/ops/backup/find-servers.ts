import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Env,
  findPlatformServers,
  type PlatformServers,
  startPlatformServers,
} from '../../tools/local/platform-servers.ts';

/**
 * The servers of a platform, running or not: those that variables name, those that run on the data folder, or its
 * PostgreSQL, started while the command runs.
 * @param mayBeNew whether the folder may be unused
 */
export async function findServers(options: {
  dataDir: string;
  env: Env;
  mayBeNew: boolean;
  say: (line: string) => void;
}): Promise<PlatformServers> {
  const { dataDir, env, mayBeNew } = options;
  try {
    return { ...(await findPlatformServers({ dataDir, env })), stop: async () => undefined };
  } catch (error) {
    if (env.DATABASE_URL || !(mayBeNew || existsSync(join(dataDir, 'postgres', 'PG_VERSION')))) throw error;
    return startPlatformServers({ ...options, rabbitmq: false, databases: 'found' });
  }
}
