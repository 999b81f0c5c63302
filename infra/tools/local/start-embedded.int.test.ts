import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { settingsForTests } from '@theke/local-servers/postgres';
import { startEmbedded } from './start-embedded.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'theke-faulty-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('names an invalid variable and leaves no PostgreSQL running', async () => {
  const env = { THEKE_SECRET: 'a-secret-of-this-test-and-of-nobody-else', LOG_LEVEL: 'silent', MAX_REQUESTS: 'viele' };
  await expect(startEmbedded({ dataDir, env, settings: settingsForTests })).rejects.toThrow('MAX_REQUESTS');
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
