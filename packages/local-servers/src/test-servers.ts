// The servers that tests use, each installed on this machine or in a container; infra/tools/local/choose-servers.ts
// chooses for the whole run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContainer, type TestServer } from './container.ts';
import { postgresContainer, rabbitmqContainer, s3Container } from './container-images.ts';
import { freePort } from './free-port.ts';
import { settingsForTests, startPostgres } from './postgres.ts';
import { startRabbitmq } from './rabbitmq.ts';
import { startS3Server } from './s3-server.ts';

export const kinds = ['postgres', 'rabbitmq', 's3'] as const;
export type Kind = (typeof kinds)[number];
export type Place = 'local' | 'container';
/** Where the run has each server; unavailable ones are missing. */
export type Places = Readonly<Partial<Record<Kind, Place>>>;

const variable = 'THEKE_TEST_SERVERS';
/** Set as an environment variable, which workers inherit. */
export const announcePlaces = (places: Places): void => {
  process.env[variable] = JSON.stringify(places);
};
export const announcedPlaces = (): Places | undefined => {
  const text = process.env[variable];
  return text ? JSON.parse(text) : undefined;
};
/** Undefined if the run has none. */
export const placeOf = (kind: Kind): Place | undefined => announcedPlaces()?.[kind];

export async function testPostgres(
  place: Place | undefined,
  settings: Readonly<Record<string, string | number>> = settingsForTests,
): Promise<TestServer> {
  if (place === 'container') return startContainer(postgresContainer(settings));
  const dir = mkdtempSync(join(tmpdir(), 'theke-postgres-'));
  const dataDir = join(dir, 'postgres');
  const start = (port: number) => startPostgres({ dataDir, port, password: 'test', settings });
  let server = await start(await freePort());
  return {
    url: server.url,
    async end(how) {
      if (how === 'stopped') return server.stop();
      process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
    async start() {
      server = await start(server.port);
    },
    async remove() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export async function testRabbitmq(place: Place): Promise<TestServer> {
  if (place === 'container') return startContainer(rabbitmqContainer);
  const dir = mkdtempSync(join(tmpdir(), 'theke-rabbitmq-'));
  let server = await startRabbitmq({ dir });
  return {
    url: server.url,
    end: (how) => (how === 'killed' ? server.kill() : server.stop()),
    async start() {
      server = await startRabbitmq({ dir, port: server.port });
    },
    async remove() {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An S3 server whose URL contains the key as user and password. */
export async function testS3(place: Place): Promise<Pick<TestServer, 'url' | 'remove'>> {
  if (place === 'container') return startContainer(s3Container);
  const { url, stop } = await startS3Server();
  // The server checks no credentials, but the SDK requires some.
  return { url: url.replace('://', '://test:test@'), remove: stop };
}
