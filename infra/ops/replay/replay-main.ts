// `npm run replay -- --to ordering`: rebuilds a service's copies of other services' data while the platform runs.
// Owners send their live aggregates and their tombstones to that service's work queue only (events/replay.ts of the
// kit).
//
// New services fetch their copies on their own (events/initial-snapshots.ts); this repairs damaged copies. The owners'
// side runs in this process: their replicas join the running ones for the duration, and the command prints how many
// snapshots it sent. It exits with 1 if it fails, and may then be run again.
//
// Finds a platform of this machine by DATA_DIR (default .data), any other by DATABASE_URL, BUS_URL and THEKE_SECRET.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listens } from '@theke/kit/bus/port';
import { errorMessage } from '@theke/kit/error-message';
import type { ServiceDefinition } from '@theke/kit/service';
import { type RunningService, startService } from '@theke/kit/start-service';
import { workQueues } from '@theke/topology/topology';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';
import { refuseOtherSecret } from '../../tools/local/refuse-other-secret.ts';
import { replicaEnv } from '../../tools/local/replica-env.ts';
import { serviceDefinitions } from '../../tools/service-definitions.ts';
import { replayTo } from './replay-to.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (!to || !workQueues[to]) {
  console.error(`npm run replay -- --to SERVICE, one of: ${Object.keys(workQueues).join(', ')}`);
  process.exit(1);
}

const running: RunningService[] = [];
try {
  const { identity, ...otherServices } = serviceDefinitions;
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const servers = await findPlatformServers({ dataDir, env: process.env });
  const env = replicaEnv(process.env, servers, dataDir);
  await refuseOtherSecret(env);
  const start = { workQueues, env };
  const directory = await startService(identity, start);
  running.push(directory);
  const owners = (Object.values(otherServices) as unknown as ServiceDefinition[]).filter(({ contract }) =>
    contract.events.some(({ type }) => listens(workQueues, to, type)),
  );
  for (const owner of owners) if (owner.contract.service !== to) running.push(await startService(owner, start));

  const tenants = (await directory.parts.useCases.listTenants()).map(({ tenant }) => tenant);
  const counts = await replayTo(to, running, tenants);
  for (const [owner, count] of Object.entries(counts)) console.log(`${owner}: ${count} snapshots sent to ${to}`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  await Promise.all(running.map((service) => service.stop()));
}
