// RabbitMQ in a container, of the series that docker-compose.yml names: beside the one that is installed, which may be older.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { freePort } from '@theke/local-servers/postgres';
import type { PrivateServer } from './conformance-servers.ts';

const composition = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
export const rabbitmqImage = /^ *image: (rabbitmq:.*)$/m.exec(composition)?.[1] as string;

/** Undefined where an engine answers that has the image already: tests fetch nothing. */
export function whyNoContainer(): string | undefined {
  try {
    execFileSync('docker', ['image', 'inspect', rabbitmqImage], { stdio: 'ignore', timeout: 10_000 });
    return undefined;
  } catch {
    return `no container engine answers that has ${rabbitmqImage}`;
  }
}

/** A broker that only this machine reaches; its port stays when it is started again. */
export async function containerRabbitmq(): Promise<PrivateServer> {
  // The helper that takes away what a killed run leaves is an image of its own, which tests would have to fetch.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  class OnLoopback extends GenericContainer {
    override async beforeContainerCreated() {
      this.hostConfig.PortBindings = { '5672/tcp': [{ HostIp: '127.0.0.1', HostPort: String(port) }] };
    }
  }
  const port = await freePort();
  const password = randomUUID();
  const settings = `default_user = theke\ndefault_pass = ${password}\nraft.wal_max_size_bytes = 33554432\n`;
  const started = await new OnLoopback(rabbitmqImage)
    .withExposedPorts(5672)
    .withCopyContentToContainer([{ content: settings, target: '/etc/rabbitmq/conf.d/90-tests.conf', mode: 0o644 }])
    .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
    .start();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  return {
    url: async () => `amqp://theke:${password}@127.0.0.1:${port}?namespace=test-${randomUUID()}`,
    end: (how) => (how === 'killed' ? container.kill() : container.stop({ t: 30 })),
    start: () => container.start(),
    remove: async () => void (await container.remove({ force: true, v: true })),
  };
}
