// Limits of one network's connections, in number and time.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { type Listening, listen } from '@theke/kit/http/listen';
import { until } from '@theke/kit/testing/until';
import { shareConnections } from './connection-shares.ts';
import { endSlowReaders } from './least-speed.ts';

const sockets: Socket[] = [];
let http: Listening | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http?.close();
});

async function dial(port: number, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined); // 'close' follows
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function ask(socket: Socket, path = '/'): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const [chunk] = await once(socket, 'data');
  return String(chunk).split('\r\n')[0] as string;
}

test("closes a network's longest idle connection above the limit, but none of staff or other networks", async () => {
  http = await listen((_request, response) => void response.end('hier'), 0, '127.0.0.1');
  const shares = shareConnections(http.server, 5);
  http.server.on('request', ({ url, socket }) => url === '/staff' && shares.markAuthenticated(socket));
  const { port } = http;
  const other = await dial(port, '127.0.0.2');
  const staff = await dial(port);
  await ask(staff, '/staff');
  const idle = [await dial(port), await dial(port)] as const;
  const asking = [await dial(port), await dial(port)] as const;
  for (const socket of asking) await ask(socket);
  const closed = once(idle[0], 'close');
  expect(await ask(await dial(port))).toBe('HTTP/1.1 200 OK');
  await closed;
  const flood = await Promise.all(Array.from({ length: 50 }, () => dial(port)));
  expect(await ask(flood.at(-1) as Socket)).toBe('HTTP/1.1 200 OK');
  expect(await ask(staff)).toBe('HTTP/1.1 200 OK');
  expect(await ask(other)).toBe('HTTP/1.1 200 OK');
  expect(idle[1].destroyed || (await once(idle[1], 'close'))).toBeTruthy();
});

test('keeps a new connection with a pending request when idle ones are opened', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  http = await listen((_request, response) => void asked.then(() => response.end('hier')), 0, '127.0.0.1');
  shareConnections(http.server, 5);
  const { port } = http;
  const reached = once(http.server, 'request');
  const asking = await dial(port);
  const answered = ask(asking);
  await reached;
  for (let more = 0; more < 20; more += 1) await dial(port);
  answer();
  expect(await answered).toBe('HTTP/1.1 200 OK');
});

test('closes a connection below the minimum speed and keeps a faster one', async () => {
  const large = Buffer.alloc(30_000_000);
  http = await listen((_request, response) => void response.end(large), 0, '127.0.0.1');
  // The test ends the windows; the minimum is a million bytes per window.
  const { look, stop } = endSlowReaders(http.server, 1_000_000 / 3_600, 3_600_000);
  const begin = async () => {
    const [accepted, asked] = [once(http?.server as Server, 'connection'), once(http?.server as Server, 'request')];
    const socket = await dial(http?.port as number);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await asked;
    return { socket, served: (await accepted)[0] as Socket };
  };
  const [slow, reader] = [await begin(), await begin()];
  // Data that the operating system buffers without a reader.
  const full = ({ served }: { served: Socket }) => until('its buffers are full', () => served.writableLength > 0);
  await Promise.all([full(slow), full(reader)]);
  look();
  const read = async (socket: Socket, bytes: number) => {
    let bytesRead = 0;
    for (; bytesRead < bytes; ) {
      const chunk = socket.read() as Buffer | null;
      bytesRead += chunk?.length ?? 0;
      if (!chunk) await once(socket, 'readable');
    }
  };
  await read(slow.socket, 1);
  await read(reader.socket, 12_000_000);
  const closed = once(slow.served, 'close');
  look();
  await closed;
  expect(reader.served.destroyed).toBe(false);
  stop();
});
