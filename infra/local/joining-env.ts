import { demoSecret } from '@theke/kit/config';
import type { Env, PlatformServers } from './platform-servers.ts';

/** Variables of replicas that join a platform for as long as a command takes; without others it is this machine's demo. */
export const joiningEnv = (env: Env, { databaseUrl, busUrl }: Pick<PlatformServers, 'databaseUrl' | 'busUrl'>) => ({
  ...env,
  THEKE_SECRET: env.THEKE_SECRET ?? demoSecret,
  LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
  DATABASE_URL: databaseUrl,
  BUS_URL: busUrl,
  PORT: '0',
  HOST: '127.0.0.1',
});
