// What one network may hold of a server's connections, and for how long.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { type Listening, listen } from '@theke/kit/http/listen';
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

test('a network that opens one too many loses the one that said nothing for longest; staff and other networks none', async () => {
  http = await listen((_request, response) => void response.end('hier'), 0, '127.0.0.1');
  const shares = shareConnections(http.server, 5);
  http.server.on('request', ({ url, socket }) => url === '/staff' && shares.vouch(socket));
  const { port } = http;
  const other = await dial(port, '127.0.0.2');
  const staff = await dial(port);
  await ask(staff, '/staff');
  const idle = [await dial(port), await dial(port)] as const;
  const asking = [await dial(port), await dial(port)] as const;
  for (const socket of asking) await ask(socket);
  const gone = once(idle[0], 'close');
  expect(await ask(await dial(port))).toBe('HTTP/1.1 200 OK');
  await gone;
  const flood = await Promise.all(Array.from({ length: 50 }, () => dial(port)));
  expect(await ask(flood.at(-1) as Socket)).toBe('HTTP/1.1 200 OK');
  expect(await ask(staff)).toBe('HTTP/1.1 200 OK');
  expect(await ask(other)).toBe('HTTP/1.1 200 OK');
  expect(idle[1].destroyed || (await once(idle[1], 'close'))).toBeTruthy();
});

test('who reads less than the least speed is cut off, however little they go on reading; who reads is not', async () => {
  const large = Buffer.alloc(30_000_000);
  http = await listen((_request, response) => void response.end(large), 0, '127.0.0.1');
  const looking = endSlowReaders(http.server, 50_000, 300);
  const accepted = once(http.server, 'connection');
  const slow = await dial(http.port);
  const [served] = (await accepted) as [Socket];
  slow.pause();
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  // A byte now and then, as somebody does who wants to stay.
  const sip = setInterval(() => void slow.read(1), 50);
  const reader = await dial(http.port);
  let read = 0;
  reader.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  reader.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(reader, 'close');
  expect(read).toBeGreaterThan(large.length);
  if (!served.destroyed) await once(served, 'close');
  clearInterval(sip);
  looking.stop();
});
