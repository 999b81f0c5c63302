// What tests start in containers: one row for each server.
import { readFileSync } from 'node:fs';
import type { ContainerOf } from './container.ts';
import { clusterLocale, settingsForTests } from './postgres.ts';

const composition = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
/** As production runs it. */
const imageOf = (name: string) => new RegExp(`^ *image: (${name}:.*)$`, 'm').exec(composition)?.[1] as string;

/** Tests of documents run on a server of their own (mongodb-server.ts). */
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
      // While the image prepares the cluster, the server listens on its socket only.
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
        // Not by a command in the container, which would make the cookie of another user before the broker makes its own.
        .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
    );
  },
};

/** The composition has no object store: FILES_URL names one elsewhere. This one checks who asks, which gofakes3 does not. */
export const s3Container: ContainerOf = {
  image: 'versity/versitygw:v1.8.0',
  port: 7070,
  url: (password, port) => `http://tests:${password}@127.0.0.1:${port}`,
  prepare: (container, { password, Wait }) =>
    container
      .withEnvironment({ ROOT_ACCESS_KEY: 'tests', ROOT_SECRET_KEY: password })
      .withCommand(['posix', '/srv'])
      // It says that it listens before it does: state 0A of the kernel's table on port 7070 is true.
      .withWaitStrategy(Wait.forSuccessfulCommand("grep -q ':1B9E .* 0A ' /proc/net/tcp /proc/net/tcp6")),
};
