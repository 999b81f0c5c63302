import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { demoSecret } from '@theke/kit/config';
import { readPlatformSecret } from './platform-secret.ts';
import { replicaEnv } from './replica-env.ts';

const dirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'theke-secret-'))) as [string, string];
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

test('gives each data folder its own secret, readable only by its owner and found by every command', () => {
  const [one, other] = dirs.map(readPlatformSecret);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect(readPlatformSecret(dirs[0])).toBe(one);
  expect(one).not.toBe(demoSecret);
  expect(statSync(join(dirs[0], 'platform-secret')).mode & 0o777).toBe(0o600);
  const servers = { databaseUrl: 'postgres://here', busUrl: 'postgres://here/bus' };
  expect(replicaEnv({}, servers, dirs[0]).THEKE_SECRET).toBe(one);
  expect(replicaEnv({ THEKE_SECRET: 'given' }, servers, dirs[0]).THEKE_SECRET).toBe('given');
});
