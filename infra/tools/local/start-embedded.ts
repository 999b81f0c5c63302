import { join } from 'node:path';
import { openBus } from '@theke/kit/bus/open-bus';
import { createLog } from '@theke/kit/log';
import { openMetrics } from '@theke/kit/metrics/metrics';
import type { ServiceDefinition } from '@theke/kit/service';
import { type RunningService, startService } from '@theke/kit/start-service';
import { frontends } from '@theke/topology/frontends';
import { apiMap, workQueues } from '@theke/topology/topology';
import { demoAccounts } from '../../../gateway/src/demo-accounts.ts';
import { startGateway } from '../../../gateway/src/start-gateway.ts';
import { serviceDefinitions } from '../service-definitions.ts';
import { root } from './checkout.ts';
import { collectWhenIdle } from './collect-when-idle.ts';
import { type Env, startPlatformServers } from './platform-servers.ts';
import { untilReady } from './until-ready.ts';

export type EmbeddedOptions = {
  dataDir: string;
  env: Env;
  settings?: Readonly<Record<string, string | number>>;
  say?: (line: string) => void;
};

/**
 * Starts the gateway and every service in this process, on a PostgreSQL beside it. Resolves when all of them are ready.
 * @throws if one does not start, e.g. because of an invalid variable; then nothing is left running
 */
export async function startEmbedded(options: EmbeddedOptions) {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return { ...(await start(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param stops receives the stop function of each started part, in start order */
async function start(options: EmbeddedOptions, stops: (() => Promise<void>)[]) {
  const servers = await startPlatformServers({ ...options, rabbitmq: false, databases: 'one' });
  stops.push(() => servers.stop());
  const env: Env = {
    ...options.env,
    DATABASE_URL: servers.databaseUrl,
    BUS_URL: servers.busUrl,
    FILES_DIR: options.env.FILES_DIR ?? join(options.dataDir, 'files'),
  };
  const bus = await openBus({ url: servers.busUrl, workQueues, log: createLog('bus', env.LOG_LEVEL ?? 'info') });
  stops.push(() => bus.close());
  const metrics = openMetrics();
  // Services listen on any free port: the gateway passes requests on within the process.
  const shared = { workQueues, bus, metrics, env: { ...env, PORT: '0', HOST: '127.0.0.1' } };
  const running: RunningService[] = [];
  stops.push(async () => void (await Promise.all(running.map((service) => service.stop()))));
  for (const definition of Object.values(serviceDefinitions) as unknown as ServiceDefinition[])
    running.push(await startService(definition, shared));
  const gateway = await startGateway({
    services: Object.fromEntries(
      running.map(({ name, port, app, serveWithin }) => [name, { url: `http://127.0.0.1:${port}`, app, serveWithin }]),
    ),
    apiMap,
    frontends,
    workQueues,
    bus,
    metrics,
    dist: join(root, 'dist'),
    demoAccounts,
    env,
  });
  stops.push(() => gateway.stop());
  await untilReady(running);
  const endCollecting = collectWhenIdle();
  stops.push(async () => endCollecting());
  return { gateway, env };
}
