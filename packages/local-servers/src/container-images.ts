// Container images for tests: one entry per server.
import { readFileSync } from 'node:fs';
import type { ContainerOf } from './container.ts';
import { clusterLocale, settingsForTests } from './postgres.ts';

const composition = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
/** The image used in production. */
const imageOf = (name: string) => new RegExp(`^ *image: (${name}:.*)$`, 'm').exec(composition)?.[1] as string;

/** MongoDB for tests of documents that need a separate server (mongodb-server.ts). */
export const mongodbImage = /^ *image: (mongo:.*)$/m.exec(composition)?.[1] as string;

type Settings = Readonly<Record<string, string | number>>;

export const postgresContainer = (settings: Settings = settingsForTests): ContainerOf => ({
  image: imageOf('postgres'),
  port: 5432,
  url: (password, port) => `postgres://postgres:${password}@127.0.0.1:${port}`,
  prepare: (container, { password, Wait }) =>
    container
      .withEnvironment({ POSTGRES_PASSWORD: password, POSTGRES_INITDB_ARGS: [...clusterLocale, '--no-sync'].join(' ') })
      .withCommand(['postgres', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
      // During cluster initialisation the server listens on its socket only, so wait for TCP.
      .withWaitStrategy(Wait.forSuccessfulCommand('pg_isready -h 127.0.0.1 -U postgres')),
});

export const rabbitmqContainer: ContainerOf = {
  image: imageOf('rabbitmq'),
  port: 5672,
  url: (password, port) => `amqp://theke:${password}@127.0.0.1:${port}`,
  prepare: (container, { password, Wait }) => {
    const settings = `default_user = theke\ndefault_pass = ${password}\nraft.wal_max_size_bytes = 33554432\n`;
    return (
      container
        .withCopyContentToContainer([{ content: settings, target: '/etc/rabbitmq/conf.d/90-tests.conf', mode: 0o644 }])
        // A command in the container would run as another user and create the cookie before the broker does.
        .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
    );
  },
};

/**
 * Not part of the composition, where FILES_URL points to an external object store. Unlike gofakes3, this one checks
 * credentials.
 */
export const s3Container: ContainerOf = {
  image: 'versity/versitygw:v1.8.0',
  port: 7070,
  url: (password, port) => `http://tests:${password}@127.0.0.1:${port}`,
  prepare: (container, { password, Wait }) =>
    container
      .withEnvironment({ ROOT_ACCESS_KEY: 'tests', ROOT_SECRET_KEY: password })
      .withCommand(['posix', '/srv'])
      // The log announces the port before it listens; state 0A in the kernel's table on port 7070 is reliable.
      .withWaitStrategy(Wait.forSuccessfulCommand("grep -q ':1B9E .* 0A ' /proc/net/tcp /proc/net/tcp6")),
};
