// Misbehaving clients do not block the server for others.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { type Listening, listen } from './listen.ts';

let http: Listening;
const sockets: Socket[] = [];
beforeAll(async () => {
  http = await listen((_request, response) => void response.end('hier'), 0, '127.0.0.1');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await http.close();
});

async function dial(text: string): Promise<Socket> {
  const socket = connect(http.port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined); // 'close' follows
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function wholeAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test('answers headers above 16 kB with 431 and a message, and closes the connection', async () => {
  const answer = await wholeAnswer(await dial(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"HEADERS_TOO_LARGE"');
  expect(answer).toContain('Die Kopfzeilen der Anfrage sind zu groß.');
});

test('answers invalid HTTP with 400 and a message', async () => {
  const answer = await wholeAnswer(await dial('GUTEN TAG\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Die Anfrage ist nicht lesbar.');
});

test('serves others while 500 clients stall in their headers and 500 in their bodies', async () => {
  const header = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n';
  await Promise.all(Array.from({ length: 500 }, () => dial(header)));
  await Promise.all(Array.from({ length: 500 }, () => dial(`${header}\r\nein Anfang`)));
  const reply = await fetch(`http://127.0.0.1:${http.port}/`);
  expect([reply.status, await reply.text()]).toEqual([200, 'hier']);
});

/** A server that counts the requests it received, passed on and finished. */
async function behindEachOther() {
  const counts = { requests: 0, ended: 0, running: 0, maxRunning: 0 };
  const app = ({ url }: IncomingMessage, response: ServerResponse) => {
    counts.running += 1;
    counts.maxRunning = Math.max(counts.maxRunning, counts.running);
    response.once('close', () => (counts.running -= 1));
    if (url !== '/never') setImmediate(() => response.end(url));
  };
  const server = await listen(app, 0, '127.0.0.1');
  server.server.on('request', (_request, response: ServerResponse) => {
    counts.requests += 1;
    response.once('close', () => (counts.ended += 1));
  });
  const send = async (paths: readonly string[]) => {
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
    return socket;
  };
  return { counts, server, send };
}

// Third attack review, T1
test('handles pipelined requests one after another', async () => {
  const { counts, server, send } = await behindEachOther();
  const socket = await send(['/eins', '/zwei', '/drei']);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await until('the last answer', () => text.includes('/drei'));
  expect(text.match(/\/\w+(?=HTTP|$)/g)).toEqual(['/eins', '/zwei', '/drei']);
  expect(counts.maxRunning).toBe(1);
  await server.close();
});

// Third attack review, T1
test('drops most of a thousand pipelined requests, and closes every response', async () => {
  const { counts, server, send } = await behindEachOther();
  const socket = await send(Array(1_000).fill('/never'));
  await once(socket, 'close');
  const few = await send(['/never', '/never', '/never']);
  await until('the requests have arrived', () => counts.requests === 9);
  few.destroy();
  await until('all have ended', () => counts.ended === counts.requests);
  expect(counts).toEqual({ requests: 9, ended: 9, running: 0, maxRunning: 1 });
  await server.close();
});

/**
 * A server that holds the first request until the test answers it, and a client with a keep-alive connection like the
 * gateway's.
 */
async function stage() {
  const responses: ServerResponse[] = [];
  const app = (_request: unknown, response: ServerResponse) => {
    if (responses.push(response) > 1) response.end();
  };
  const server = await listen(app, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: server.port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
    });
  const answer = get();
  const first = await until('the request is running', () => responses[0]);
  return { first, answer, server, agent, get };
}

test('sends Connection: close on responses during shutdown, overriding the handler', async () => {
  const { first, answer, server, agent, get } = await stage();
  const closed = server.close();
  first.setHeader('connection', 'keep-alive').end('noch');
  const reply = await answer;
  expect(reply.headers.connection).toBe('close');
  reply.resume();
  await expect(get()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await closed;
  agent.destroy();
});

test('completes a response that has begun during shutdown, then closes its connection', async () => {
  const { first, answer, server, agent, get } = await stage();
  first.write('Anfang, ');
  const reply = (await answer).setEncoding('utf8');
  const closed = server.close();
  first.end('Ende');
  let text = '';
  for await (const chunk of reply) text += chunk;
  expect(text).toBe('Anfang, Ende');
  // The client sends the next request at once: one may arrive before the connection is found idle.
  let answered = 0;
  for (; answered < 50; answered++) {
    const again = await get().catch(() => undefined);
    if (!again) break;
    again.resume();
    await once(again, 'end');
  }
  expect(answered).toBeLessThanOrEqual(1);
  await closed;
  agent.destroy();
});
