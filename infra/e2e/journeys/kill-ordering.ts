import { join } from 'node:path';
import { until } from '@theke/kit/testing/until';
import { findRabbitmq } from '@theke/local-servers/rabbitmq';
import { margheritaDraft } from './demo-shop.ts';
import type { Platform } from './platform.ts';

/**
 * Pauses the broker, so that committed events cannot be published. The order is accepted, ordering dies by kill -9, and
 * the broker resumes. The supervisor restarts ordering, whose relay publishes the outbox.
 * @throws if the order is not in the audit trail exactly once
 */
export async function killOrderingBeforePublish(platform: Platform): Promise<void> {
  const cookie = await platform.login('admin@demo.example');
  const broker = await findRabbitmq(join(platform.dataDir, 'rabbitmq'));
  const [ordering] = platform.findProcesses('services/ordering');
  if (!broker || !ordering) throw new Error('there is no process of the broker or of ordering');
  const draft = await margheritaDraft(platform);

  let id: string;
  process.kill(broker.pid, 'SIGSTOP');
  try {
    const placed = await platform.call('POST', '/api/orders', { body: draft });
    if (placed.status !== 201) throw new Error(`the order was refused: ${placed.text}`);
    id = (placed.body.data as { id: string }).id;
    process.kill(ordering, 'SIGKILL');
  } finally {
    process.kill(broker.pid, 'SIGCONT');
  }

  const logged = async () =>
    (await platform.call('GET', `/api/logs?filter[subject]=${id}`, { cookie })).body.data as unknown[];
  await until('the event after the restart', async () => (await logged()).length > 0, 60_000);
  // A second order uses the same path: when it has arrived, a duplicate of the first would have arrived too.
  const next = await until('ordering to accept again', async () => {
    const reply = await platform.call('POST', '/api/orders', { body: draft });
    return reply.status === 201 && (reply.body.data as { id: string });
  });
  await until(
    'the next order in the audit trail',
    async () =>
      ((await platform.call('GET', `/api/logs?filter[subject]=${next.id}`, { cookie })).body.data as unknown[]).length >
      0,
  );
  const times = (await logged()).length;
  if (times !== 1) throw new Error(`the order is in the audit trail ${times} times`);
}
