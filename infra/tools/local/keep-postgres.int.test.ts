// After PostgreSQL was killed, clients find it again on the same port; a deliberate stop reports no error.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { keepPostgres } from '@theke/local-servers/keep-postgres';
import { settingsForTests } from '@theke/local-servers/postgres';
import pg from 'pg';

const dir = mkdtempSync(join(tmpdir(), 'theke-keep-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const dataDir = join(dir, 'postgres');
const pid = () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('restarts a killed server on its port, but not a stopped one', async () => {
  const logged: string[] = [];
  const say = (line: string) => void logged.push(line);
  const port = await freePort();
  const postgres = await keepPostgres({ dataDir, port, password: 'geheim', settings: settingsForTests, say });
  const first = pid();
  process.kill(first, 'SIGKILL');
  await until(
    'the server to respond again',
    async () => logged.length > 0 && (await answers(postgres.localUrl)),
    20_000,
  );
  expect(pid()).not.toBe(first);
  expect(logged).toContain('PostgreSQL ended; starting it again');
  await postgres.stop();
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  expect(logged.filter((line) => line.startsWith('PostgreSQL ended'))).toHaveLength(1);
});

test('stops without error if the server has already died', async () => {
  const port = await freePort();
  const postgres = await keepPostgres({ dataDir, port, password: 'geheim', settings: settingsForTests });
  process.kill(pid(), 'SIGKILL');
  await postgres.stop();
  expect(await answers(postgres.localUrl)).toBe(false);
});
