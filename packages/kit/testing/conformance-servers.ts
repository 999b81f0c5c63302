// Servers that a test may end without hitting the others.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '@theke/local-servers/postgres';
import { startRabbitmq } from '@theke/local-servers/rabbitmq';
import pg from 'pg';

export type PrivateServer = {
  /** A fresh, empty bus on it. */
  url(): Promise<string>;
  /** `stopped` lets it write what it holds; `killed` is kill -9. */
  end(how: 'stopped' | 'killed'): Promise<void>;
  /** Starts it again, on the same port and what it had stored. */
  start(): Promise<void>;
  /** Ends it for good. */
  remove(): Promise<void>;
};

export async function busDatabase(server: string): Promise<string> {
  const name = `bus_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

export async function privatePostgres(): Promise<PrivateServer> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-bus-'));
  const dataDir = join(dir, 'postgres');
  // Not the tests' settings: those give up what was committed when the server is killed.
  const start = async (port: number) => startPostgres({ dataDir, port, password: 'test', settings: { fsync: 'off' } });
  let server = await start(await freePort());
  const end = async (how: 'stopped' | 'killed') => {
    if (how === 'killed') process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 9);
    else await server.stop();
  };
  return {
    url: () => busDatabase(server.url),
    end,
    start: async () => {
      server = await start(server.port);
    },
    remove: async () => {
      await end('stopped');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export async function privateRabbitmq(): Promise<PrivateServer> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-bus-'));
  let server = await startRabbitmq({ dir });
  return {
    url: async () => `${server.url}?namespace=test-${randomUUID()}`,
    end: (how) => (how === 'killed' ? server.kill() : server.stop()),
    start: async () => {
      server = await startRabbitmq({ dir, port: server.port });
    },
    remove: async () => {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
