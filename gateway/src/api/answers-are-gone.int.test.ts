// ADR 0014: what belongs to a request is gone with its answer. An object with a method or a getter of its own has a shape of its own, which is old
// from the start and knows it: Node then carries all of it along until the whole heap is collected, 6,700 bytes of each menu read once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let server: ChildProcess;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const told = async <T>(): Promise<T> => ((await once(server, 'message')) as [T])[0];
beforeAll(async () => {
  // As `npm start` has it; and nothing is collected as a whole meanwhile.
  const execArgv = ['--max-semi-space-size=16', '--initial-old-space-size=500'];
  server = fork(join(import.meta.dirname, '../../testing/serve-alone.ts'), { execArgv });
  port = (await told<{ port: number }>()).port;
});
afterAll(() => {
  agent.destroy();
  server.disconnect();
});

async function oldBytes(): Promise<number> {
  server.send('how full');
  return (await told<{ oldBytes: number }>()).oldBytes;
}

const ask = (path: string) =>
  new Promise<void>((done, failed) => {
    const headers = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br' };
    get({ port, host: '127.0.0.1', path, agent, headers }, (reply) => reply.on('end', done).resume()).on(
      'error',
      failed,
    );
  });

async function askOften(path: string, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await ask(path);
  };
  await Promise.all(Array.from({ length: 16 }, one));
}

// Measured: 36 and 79 bytes of each; 1,200 of a read, and 3,300 of an answer, where each response was given methods of its own.
test.each([
  ['what guests read', '/api/branches'],
  ['what a service in this process answers', '/api/orders/public/500/x'],
])('%s leaves nothing of its requests behind', async (_, path) => {
  const count = 20_000;
  await askOften(path, 4_000); // what is compiled, and what is kept for all of them, is there now
  const before = await oldBytes();
  await askOften(path, count);
  expect(((await oldBytes()) - before) / count).toBeLessThan(400);
});
