import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sweepContainers } from '@theke/local-servers/container';
import { findRabbitmq } from '@theke/local-servers/rabbitmq';

export default async function globalTeardown() {
  const dir = process.env.THEKE_TEST_DIR;
  await Promise.all([
    globalThis.thekeTestPostgres.remove(),
    globalThis.thekeTestMongodb?.stop(),
    findRabbitmq(join(dir, 'rabbitmq')).then((broker) => broker?.kill()),
  ]);
  sweepContainers();
  rmSync(dir, { recursive: true, force: true });
}
