import { join } from 'node:path';
import { ConfigError } from '@theke/kit/config';
import { stopOnSignal } from '@theke/kit/run-service';
import { frontends } from '@theke/topology/frontends';
import { addressVariable, apiMap, services, workQueues } from '@theke/topology/topology';
import { demoAccounts } from './demo-accounts.ts';
import { startGateway } from './start-gateway.ts';

const root = join(import.meta.dirname, '../..');

/** Containers set each service's address; on a single machine the topology's ports apply. */
const addressOf = (name: string, port: number) => ({
  url: process.env[addressVariable(name)] ?? `http://127.0.0.1:${port}`,
});

try {
  const gateway = await startGateway({
    services: Object.fromEntries(Object.entries(services).map(([name, { port }]) => [name, addressOf(name, port)])),
    apiMap,
    frontends,
    workQueues,
    dist: join(root, 'dist'),
    demoAccounts,
  });
  stopOnSignal(() => gateway.stop());
  console.log(`listening on ${gateway.port}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
