// Seeds the demo in a separate process: encoding the pictures takes 150 MB that the platform would keep. Its replicas
// of seven services join the running ones meanwhile. Variables as for a service.
import { startService } from '@theke/kit/start-service';
import { workQueues } from '@theke/topology/topology';
import { analytics } from '../../services/analytics/src/service.ts';
import { catalog } from '../../services/catalog/src/service.ts';
import { content } from '../../services/content/src/service.ts';
import { identity } from '../../services/identity/src/service.ts';
import { media } from '../../services/media/src/service.ts';
import { ordering } from '../../services/ordering/src/service.ts';
import { timeTracking } from '../../services/time-tracking/src/service.ts';
import { pizzeria } from './pizzeria.ts';
import { refuseProduction } from './refuse-production.ts';
import { seedDemo } from './seed-demo.ts';
import { callReplicas } from './times/call-replicas.ts';
import { seedTimes } from './times/seed-times.ts';

refuseProduction(process.env);
const start = { workQueues, env: { ...process.env, PORT: '0', HOST: '127.0.0.1' } };
const replicas = {
  analytics: await startService(analytics, start),
  identity: await startService(identity, start),
  catalog: await startService(catalog, start),
  content: await startService(content, start),
  media: await startService(media, start),
  ordering: await startService(ordering, start),
  timeTracking: await startService(timeTracking, start),
};
try {
  await seedDemo(replicas, { say: (line) => console.log(line) });
  const tenants = await replicas.identity.parts.useCases.listTenants();
  const tenant = tenants.find(({ tenant: { hosts } }) => pizzeria.hosts.some((host) => hosts.includes(host)))?.tenant;
  if (!tenant) throw new Error('the demo has no pizzeria');
  const ports = {
    identity: replicas.identity.port,
    catalog: replicas.catalog.port,
    timeTracking: replicas.timeTracking.port,
  };
  console.log('Seeding working times ...');
  await seedTimes(callReplicas(ports, tenant.id, process.env.THEKE_SECRET ?? ''), new Date());
} finally {
  await Promise.all(Object.values(replicas).map((replica) => replica.stop()));
}
