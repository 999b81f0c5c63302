import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runConfined } from './run-confined.ts';

/** What a hole in a decoder would try; it says what came of it. */
const looks = (port: number) => `
  import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
  import { spawnSync } from 'node:child_process';
  const tried = async (attempt) => { try { return String(await attempt()); } catch (error) { return error.code ?? error.cause?.code ?? String(error); } };
  process.stdout.write(JSON.stringify({
    environment: Object.keys(process.env),
    parent: await tried(() => readFileSync('/proc/${process.pid}/environ')),
    users: await tried(() => readFileSync('/etc/passwd')),
    files: await tried(() => readdirSync(${JSON.stringify(process.cwd())})),
    writing: await tried(() => writeFileSync('/tmp/theke-confined', 'x')),
    starting: await tried(() => spawnSync('/bin/true')),
    network: await tried(() => fetch('http://127.0.0.1:${port}/')),
  }));
  process.exit(0);`;

/** Where the kernel lets nobody have a network of their own, docs/security.md says what stands in for it. */
const isApart = spawnSync('unshare', ['--user', '--net', 'true']).status === 0;
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const run = async (script: string, timeoutMs = 15_000) =>
  runConfined(Buffer.from(script), {
    script: '../../testing/run-what-is-sent.ts',
    args: [],
    packages: ['sharp'],
    memory: 700_000,
    timeoutMs,
  });

test('what runs there knows no secret, reads no file, starts nothing and reaches nobody', async () => {
  const { port } = server.address() as AddressInfo;
  const seen = JSON.parse(String(await run(looks(port))));
  const denied = 'ERR_ACCESS_DENIED';
  expect(seen).toMatchObject({ parent: denied, users: denied, files: denied, writing: denied, starting: denied });
  expect(seen.environment.filter((name: string) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  if (!isApart) return;
  expect(['ECONNREFUSED', 'ENETUNREACH']).toContain(seen.network);
  expect(asked).toBe(0);
});

test('one that does not end is ended, and one that fails came to nothing', async () => {
  expect(await run('for (;;);', 1_500)).toBeUndefined();
  expect(await run('process.stdout.write("half"); process.exit(1);')).toBeUndefined();
  expect(await run('const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1));')).toBeUndefined();
});
