// What clients may do to a server without taking it from the others.
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

test('headers beyond 16 kB are 431 with a sentence, and the connection ends', async () => {
  const answer = await wholeAnswer(await dial(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"HEADERS_TOO_LARGE"');
  expect(answer).toContain('Die Kopfzeilen der Anfrage sind zu groß.');
});

test('what is no HTTP is 400 with a sentence', async () => {
  const answer = await wholeAnswer(await dial('GUTEN TAG\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Die Anfrage ist nicht lesbar.');
});

test('500 clients in the middle of their headers and 500 in the middle of their bodies keep nobody waiting', async () => {
  const header = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n';
  await Promise.all(Array.from({ length: 500 }, () => dial(header)));
  await Promise.all(Array.from({ length: 500 }, () => dial(`${header}\r\nein Anfang`)));
  const reply = await fetch(`http://127.0.0.1:${http.port}/`);
  expect([reply.status, await reply.text()]).toEqual([200, 'hier']);
});

/** A server that tells what came to it, and to what it was asked to answer. */
async function behindEachOther() {
  const told = { requests: 0, ended: 0, running: 0, most: 0 };
  const app = ({ url }: IncomingMessage, response: ServerResponse) => {
    told.running += 1;
    told.most = Math.max(told.most, told.running);
    response.once('close', () => (told.running -= 1));
    if (url !== '/never') setImmediate(() => response.end(url));
  };
  const server = await listen(app, 0, '127.0.0.1');
  server.server.on('request', (_request, response: ServerResponse) => {
    told.requests += 1;
    response.once('close', () => (told.ended += 1));
  });
  const send = async (paths: readonly string[]) => {
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
    return socket;
  };
  return { told, server, send };
}

// T1 of the third attack
test('requests behind each other begin when the one before was answered', async () => {
  const { told, server, send } = await behindEachOther();
  const socket = await send(['/eins', '/zwei', '/drei']);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await until('the last answer', () => text.includes('/drei'));
  expect(text.match(/\/\w+(?=HTTP|$)/g)).toEqual(['/eins', '/zwei', '/drei']);
  expect(told.most).toBe(1);
  await server.close();
});

// T1 of the third attack
test('of a thousand requests behind each other the rest is not looked at, and everybody hears that they have ended', async () => {
  const { told, server, send } = await behindEachOther();
  const socket = await send(Array(1_000).fill('/never'));
  await once(socket, 'close');
  const few = await send(['/never', '/never', '/never']);
  await until('they are there', () => told.requests === 9);
  few.destroy();
  await until('all have ended', () => told.ended === told.requests);
  expect(told).toEqual({ requests: 9, ended: 9, running: 0, most: 1 });
  await server.close();
});

/** A server that keeps the first request until the test answers it, and one client that keeps its connection, as the gateway does. */
async function stage() {
  const asked: ServerResponse[] = [];
  const app = (_request: unknown, response: ServerResponse) => {
    if (asked.push(response) > 1) response.end();
  };
  const server = await listen(app, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: server.port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
    });
  const answer = get();
  const first = await until('it is under way', () => asked[0]);
  return { first, answer, server, agent, get };
}

test('whoever is answered while the server ends is told to go, whatever the answer says itself', async () => {
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

test('an answer that had begun when the server ends is told whole, and then its connection is closed', async () => {
  const { first, answer, server, agent, get } = await stage();
  first.write('Anfang, ');
  const reply = (await answer).setEncoding('utf8');
  const closed = server.close();
  first.end('Ende');
  let text = '';
  for await (const chunk of reply) text += chunk;
  expect(text).toBe('Anfang, Ende');
  // It asks again as soon as it was answered: one may come before the connection is seen to be idle.
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
