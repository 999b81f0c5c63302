// RabbitMQ for tests: one broker for the whole run, started by the first test that asks. THEKE_TEST_AMQP_URL names another.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Workers are processes: the one that makes the folder starts the broker, the others wait and find it. */
async function startOnce(): Promise<string> {
  const dir = process.env.THEKE_TEST_DIR;
  if (!dir) throw new Error('Tests that need RabbitMQ are named x.int.test.ts.');
  const lock = join(dir, 'rabbitmq.lock');
  while (!tryMake(lock)) await wait(100);
  try {
    return (await startRabbitmq({ dir: join(dir, 'rabbitmq') })).url;
  } finally {
    rmSync(lock, { recursive: true });
  }
}

function tryMake(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
