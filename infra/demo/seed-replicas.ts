import { startService } from '@theke/kit/start-service';
import { catalog } from '../../services/catalog/src/service.ts';
import { identity } from '../../services/identity/src/service.ts';
import { media } from '../../services/media/src/service.ts';
import type { Env } from '../local/platform-servers.ts';
import { workQueues } from '../topology.ts';
import { seedDemo } from './seed-demo.ts';

/** In the distributed layout seeding is one more replica of the three services, for as long as it takes. */
export async function seedReplicas(env: Env, options: { say: (line: string) => void }): Promise<void> {
  const start = { workQueues, env: { ...env, PORT: '0', HOST: '127.0.0.1' } };
  const replicas = {
    identity: await startService(identity, start),
    catalog: await startService(catalog, start),
    media: await startService(media, start),
  };
  try {
    await seedDemo(replicas, options);
  } finally {
    await Promise.all(Object.values(replicas).map((replica) => replica.stop()));
  }
}
