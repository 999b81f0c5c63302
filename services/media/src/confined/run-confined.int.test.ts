import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runConfined } from './run-confined.ts';

/** Exploits that a compromised decoder would try; prints the results. */
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

/** If the kernel forbids network namespaces, docs/security.md describes the alternative. */
const isApart = spawnSync('unshare', ['--user', '--net', 'true']).status === 0;
let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
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

test('denies a confined program secrets, files, child processes and the network', async () => {
  const { port } = server.address() as AddressInfo;
  const seen = JSON.parse(String(await run(looks(port))));
  const denied = 'ERR_ACCESS_DENIED';
  expect(seen).toMatchObject({ parent: denied, users: denied, files: denied, writing: denied, starting: denied });
  expect(seen.environment.filter((name: string) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  if (!isApart) return;
  expect(['ECONNREFUSED', 'ENETUNREACH']).toContain(seen.network);
  expect(requests).toBe(0);
});

test('kills a program that does not end, and returns nothing for one that fails', async () => {
  expect(await run('for (;;);', 1_500)).toBeUndefined();
  expect(await run('process.stdout.write("half"); process.exit(1);')).toBeUndefined();
  expect(await run('const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1));')).toBeUndefined();
});
