// RabbitMQ for tests: one broker for the whole run, started by the first test that asks. THEKE_TEST_AMQP_URL names another.
import { join } from 'node:path';
import { withFolderLock } from './folder-lock.ts';
import { isRabbitmqInstalled, startRabbitmq } from './rabbitmq.ts';

/** Undefined when tests can use RabbitMQ, else why not. `THEKE_REQUIRE=rabbitmq` takes no excuse: then asking throws. */
export function whyNoRabbitmq(): string | undefined {
  const required = (process.env.THEKE_REQUIRE ?? '').split(',').includes('rabbitmq');
  if (process.env.THEKE_TEST_AMQP_URL || isRabbitmqInstalled() || required) return undefined;
  return 'RabbitMQ is not installed';
}

/** The broker's URL, with a namespace of the caller's own. @throws when there is none. */
export async function testAmqpUrl(namespace: string): Promise<string> {
  const url = new URL(process.env.THEKE_TEST_AMQP_URL ?? (await startOnce()));
  url.searchParams.set('namespace', namespace);
  return url.href;
}

/** Workers are processes: the one that has the lock starts the broker, the others wait and find it. */
async function startOnce(): Promise<string> {
  const dir = process.env.THEKE_TEST_DIR;
  if (!dir) throw new Error('Tests that need RabbitMQ are named x.int.test.ts.');
  const broker = await withFolderLock(join(dir, 'rabbitmq.lock'), () => startRabbitmq({ dir: join(dir, 'rabbitmq') }));
  return broker.url;
}
