// Jest loads this before any transform: hence .mjs. One throw-away PostgreSQL for the whole run; RabbitMQ is started by
// the first test that asks (amqp-url.ts).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, settingsForTests, startPostgres } from '@theke/local-servers/postgres';

export default async function globalSetup() {
  const dir = mkdtempSync(join(tmpdir(), 'theke-test-'));
  const port = await freePort();
  const server = await startPostgres({
    dataDir: join(dir, 'postgres'),
    port,
    password: 'test',
    settings: settingsForTests,
  });
  process.env.THEKE_TEST_DIR = dir;
  process.env.THEKE_TEST_POSTGRES_URL = server.url;
  globalThis.thekeTestPostgres = server;
}
