import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { freePort } from '@theke/local-servers/free-port';
import { root } from './checkout.ts';
import { findObstacle, runningOn } from './preflight.mjs';

const folder = mkdtempSync(join(tmpdir(), 'theke-preflight-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const start = { dataDir: join(folder, 'data'), port: 0, host: '127.0.0.1', needed: 0 };

test('accepts a start on a new folder and a free port', async () => {
  expect(await findObstacle(start)).toBeUndefined();
});

test('names a port in use and how to choose another', async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  await once(occupant, 'listening');
  expect(await findObstacle({ ...start, port })).toBe(
    `Port ${port} is in use by another program. Choose another one: PORT=${port + 10} npm start`,
  );
  occupant.close();
});

test('names an address that is not this machine’s', async () => {
  expect(await findObstacle({ ...start, host: '192.0.2.1' })).toBe('HOST=192.0.2.1 is not an address of this machine.');
});

test('names a folder that is not writable', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await findObstacle({ ...start, dataDir: join(folder, 'file', 'data') })).toMatch(
    /^The folder .* is not writable \(ENOTDIR\)\./,
  );
});

test('names a full disk and says that stored data is safe', async () => {
  expect(await findObstacle({ ...start, needed: Number.MAX_SAFE_INTEGER })).toMatch(
    /^The disk of .* is full: \d+ MB are free, \d+ MB are needed\. Stored data is safe\./,
  );
});

test('refuses a second start on the same folder, and ignores a process that has ended', async () => {
  const running = spawn('sleep', ['60'], { argv0: 'infra/tools/local/start.ts' });
  await once(running, 'spawn');
  writeFileSync(join(start.dataDir, 'running.pid'), String(running.pid));
  expect(await findObstacle(start)).toContain(`(process ${running.pid}). Stop it first`);
  running.kill('SIGKILL');
  await once(running, 'exit');
  expect(runningOn(start.dataDir)).toBeUndefined();
  expect(await findObstacle(start)).toBeUndefined();
});

test('prints the reason and exits with 1 before anything is started', async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  await once(occupant, 'listening');
  const child = spawn('node', ['infra/tools/local/prepare.mjs', '--start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: start.dataDir, PORT: String(port) },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output.trim()).toBe(
    `Port ${port} is in use by another program. Choose another one: PORT=${port + 10} npm start`,
  );
  occupant.close();
});
