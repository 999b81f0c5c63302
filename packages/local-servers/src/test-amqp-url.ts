// RabbitMQ for tests: one broker per run, started by the first test that needs it. THEKE_TEST_AMQP_URL overrides it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startContainer } from './container.ts';
import { rabbitmqContainer } from './container-images.ts';
import { withFolderLock } from './folder-lock.ts';
import { isRabbitmqInstalled, startRabbitmq } from './rabbitmq.ts';
import { type Place, placeOf } from './test-servers.ts';

/**
 * Undefined if a test platform, which starts its own broker, can use RabbitMQ; otherwise the reason. With
 * `THEKE_REQUIRE=rabbitmq` it is always undefined, so starting throws.
 */
export function whyNoRabbitmq(): string | undefined {
  const required = (process.env.THEKE_REQUIRE ?? '').split(',').includes('rabbitmq');
  if (process.env.THEKE_TEST_AMQP_URL || isRabbitmqInstalled() || required) return undefined;
  return 'RabbitMQ is not installed';
}

/** Like `whyNoRabbitmq`, for tests that use the run's broker (x.int.test.ts), which may be in a container. */
export const whyNoTestRabbitmq = (): string | undefined =>
  placeOf('rabbitmq') === 'container' ? undefined : whyNoRabbitmq();

/**
 * The broker's URL with a separate namespace for the caller.
 * @param place which broker to use if both are available
 * @throws if there is none
 */
export async function testAmqpUrl(namespace: string, place?: Place): Promise<string> {
  const named = place === 'container' ? undefined : process.env.THEKE_TEST_AMQP_URL;
  const url = new URL(named ?? (await startOnce(place ?? placeOf('rabbitmq'))));
  url.searchParams.set('namespace', namespace);
  return url.href;
}

/** Test workers are processes: the one with the lock starts the broker, the others wait and reuse it. */
async function startOnce(place: Place = 'local'): Promise<string> {
  const dir = process.env.THEKE_TEST_DIR;
  if (!dir) throw new Error('Tests that need RabbitMQ are named x.int.test.ts.');
  return withFolderLock(join(dir, `rabbitmq-${place}.lock`), async () => {
    if (place !== 'container') return (await startRabbitmq({ dir: join(dir, 'rabbitmq') })).url;
    const started = join(dir, 'rabbitmq-container');
    if (!existsSync(started)) writeFileSync(started, (await startContainer(rabbitmqContainer)).url, { mode: 0o600 });
    return readFileSync(started, 'utf8');
  });
}
