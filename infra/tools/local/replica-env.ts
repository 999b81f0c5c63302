import { readPlatformSecret } from './platform-secret.ts';
import type { Env, PlatformServers } from './platform-servers.ts';

/** Environment of replicas that join a platform while a command runs. Default secret: that of this data folder. */
export const replicaEnv = (
  env: Env,
  { databaseUrl, busUrl }: Pick<PlatformServers, 'databaseUrl' | 'busUrl'>,
  dataDir: string,
) => ({
  ...env,
  THEKE_SECRET: env.THEKE_SECRET ?? readPlatformSecret(dataDir),
  LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
  DATABASE_URL: databaseUrl,
  BUS_URL: busUrl,
  PORT: '0',
  HOST: '127.0.0.1',
});
