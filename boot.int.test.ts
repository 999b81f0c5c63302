// Starts each service once as a process: Node's module loader rejects what Jest's accepts (a type imported without
// `type`, syntax that cannot be stripped).
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { testSecret } from '@theke/kit/testing/request';
import { services } from '@theke/topology/topology';
import pg from 'pg';

const server = process.env.THEKE_TEST_POSTGRES_URL;
type Child = ChildProcessByStdio<null, Readable, Readable>;
let child: Child | undefined;

beforeAll(async () => {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query('create database boot_bus');
  await client.end();
});
afterEach(() => {
  child?.kill('SIGKILL');
});

function start(folder: string, env: Record<string, string>): { child: Child; lines: string[]; errors: string[] } {
  const main = join(import.meta.dirname, folder, 'src/main.ts');
  const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const collect = (stream: Readable) => {
    const lines: string[] = [];
    createInterface(stream).on('line', (line) => lines.push(line));
    return lines;
  };
  child = started;
  return { child: started, lines: collect(started.stdout), errors: collect(started.stderr) };
}

/**
 * Port from the line `listening on N`, which the supervisor reads too. Rejects with the process's output if it exits
 * before.
 */
const portOf = ({ child: process, lines, errors }: ReturnType<typeof start>): Promise<number> =>
  new Promise((resolve, reject) => {
    process.stdout.on('data', () => {
      const port = lines.map((line) => /^listening on (\d+)$/.exec(line)?.[1]).find(Boolean);
      if (port) resolve(Number(port));
    });
    process.once('close', (code) => reject(new Error(`ended with ${code}: ${errors.join('\n')}`)));
  });

const env = {
  PATH: process.env.PATH ?? '',
  DATABASE_URL: `${server}/postgres`,
  BUS_URL: `${server}/boot_bus`,
  // Roles belong to the whole server: their passwords are derived from the secret that the other tests use.
  THEKE_SECRET: testSecret,
  PORT: '0',
};

test.each(Object.keys(services))('starts %s with plain Node, responds, and stops cleanly', async (service) => {
  const running = start(`services/${service}`, env);
  const port = await portOf(running);
  // It is ready only after the owners of its copies have responded (infra/ops/replay/new-service.int.test.ts).
  const live = await fetch(`http://127.0.0.1:${port}/health/live`);
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  running.child.kill('SIGTERM');
  expect(await once(running.child, 'close')).toEqual([0, null]);
  expect(running.errors).toEqual([]);
  // Warnings are allowed: a handler that the stop interrupts is tried again.
  const logged = running.lines
    .filter((one) => one.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

// SESSION-03
test('starts the gateway with plain Node, responds 503 while no service is up, and stops cleanly', async () => {
  const urls = Object.keys(services).map((name) => [
    `${name.toUpperCase().replaceAll('-', '_')}_URL`,
    'http://127.0.0.1:1',
  ]);
  const running = start('gateway', { ...env, ...Object.fromEntries(urls) });
  const at = `http://127.0.0.1:${await portOf(running)}`;
  expect((await fetch(`${at}/health/live`)).status).toBe(200);
  expect((await fetch(`${at}/health/ready`)).status).toBe(503);
  const early = await fetch(`${at}/api/init`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  running.child.kill('SIGTERM');
  expect(await once(running.child, 'close')).toEqual([0, null]);
  expect(running.errors).toEqual([]);
});

test('reports every fault of an invalid configuration at once and exits with 1', async () => {
  const running = start('services/catalog', { PATH: env.PATH, DATABASE_URL: 'mysql://x', PORT: 'achtzig' });
  expect(await once(running.child, 'close')).toEqual([1, null]);
  const errorText = running.errors.join('\n');
  for (const name of ['DATABASE_URL', 'BUS_URL', 'THEKE_SECRET', 'PORT']) expect(errorText).toContain(`${name}: `);
});
