// RabbitMQ for tests: one broker for the whole run, started by the first test that asks. THEKE_TEST_AMQP_URL names another.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startContainer } from './container.ts';
import { rabbitmqContainer } from './container-images.ts';
import { withFolderLock } from './folder-lock.ts';
import { isRabbitmqInstalled, startRabbitmq } from './rabbitmq.ts';
import { type Place, placeOf } from './test-servers.ts';

/**
 * Undefined when a platform of tests, which starts its own, can use RabbitMQ, else why not. `THEKE_REQUIRE=rabbitmq` takes no
 * excuse: then starting throws.
 */
export function whyNoRabbitmq(): string | undefined {
  const required = (process.env.THEKE_REQUIRE ?? '').split(',').includes('rabbitmq');
  if (process.env.THEKE_TEST_AMQP_URL || isRabbitmqInstalled() || required) return undefined;
  return 'RabbitMQ is not installed';
}

/** The same for tests that ask for the run's (x.int.test.ts), which may be in a container. */
export const whyNoTestRabbitmq = (): string | undefined =>
  placeOf('rabbitmq') === 'container' ? undefined : whyNoRabbitmq();

/**
 * The broker's URL, with a namespace of the caller's own.
 * @param place for both where both are there
 * @throws when there is none
 */
export async function testAmqpUrl(namespace: string, place?: Place): Promise<string> {
  const named = place === 'container' ? undefined : process.env.THEKE_TEST_AMQP_URL;
  const url = new URL(named ?? (await startOnce(place ?? placeOf('rabbitmq'))));
  url.searchParams.set('namespace', namespace);
  return url.href;
}

/** Workers are processes: the one that has the lock starts the broker, the others wait and find it. */
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
