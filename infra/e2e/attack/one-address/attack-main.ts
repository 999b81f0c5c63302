// Runs every attack of one address at once, in a separate process so that its CPU does not slow down the measured
// clients. `node attack-main.ts PORT ADDRESS LINK FILE`: prints "attacking" once all have started, and runs until it is
// killed.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

const [port, address, link, file] = process.argv.slice(2) as [string, string, string, string];
const from = { port: Number(port), host: '127.0.0.1', localAddress: address };
const host = `localhost:${port}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\n\r\n`;
/** Maximum duration in ms, if it is never killed. */
const longest = 240_000;

/** Keeps this many connections open, each starting with `text`; reopens closed ones. */
async function holdConnections(
  count: number,
  text: string,
  then: (socket: Socket) => void = () => undefined,
): Promise<void> {
  const openConnection = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(from);
      socket.pause();
      socket.on('error', () => undefined); // 'close' follows
      socket.once('connect', () => {
        socket.write(text);
        then(socket);
        resolve();
      });
      socket.once('close', () => {
        resolve();
        setTimeout(() => void openConnection(), 3_000 + Math.random() * 3_000);
      });
    });
  for (let opened = 0; opened < count; opened += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, openConnection));
}

/** Sends requests as fast as they are answered, with this concurrency. */
function flood(concurrency: number, method: string, path: () => string, headers: Record<string, string> = {}): void {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const sendNext = () => {
    const outgoing = request({ ...from, agent, method, path: path(), headers: { host, ...headers } }, (reply) => {
      reply.resume();
      reply.once('close', sendNext);
    });
    outgoing.on('error', () => setTimeout(sendNext, 100));
    outgoing.end();
  };
  for (let started = 0; started < concurrency; started += 1) sendNext();
}

const random = () => Math.random().toString(36).slice(2);
const readSlowly = (socket: Socket) => {
  const timer = setInterval(() => void socket.read(1), 1_000);
  socket.once('close', () => clearInterval(timer));
};
const slowBody = 'content-type: application/json\r\ncontent-length: 14000000\r\n\r\n{"data":"';
const writeSlowly = (socket: Socket) => {
  const timer = setInterval(() => void socket.write('A'), 1_000);
  socket.once('close', () => clearInterval(timer));
};

setTimeout(() => process.exit(1), longest);
await holdConnections(1_100, get(file), readSlowly);
await holdConnections(2_000, get(`/api/orders/public/${link}/stream`));
await holdConnections(300, `POST /api/uploads HTTP/1.1\r\nhost: ${host}\r\n${slowBody}`, writeSlowly);
await holdConnections(300, `POST /api/orders HTTP/1.1\r\nhost: ${host}\r\n`);
await holdConnections(1_100, '');
flood(10, 'POST', () => '/api/orders');
flood(5, 'POST', () => '/api/login');
flood(5, 'GET', () => `/api/orders/public/${random()}/${random()}`);
flood(5, 'GET', () => `/api/init?branch=${random()}`);
flood(3, 'GET', () => `/api/products?q=${random()}`);
flood(3, 'GET', () => '/api/users', { cookie: `theke_${port}=${random()}${random()}${random()}` });
flood(2, 'GET', () => '/api/docs');
flood(2, 'GET', () => '/health/ready');
// Cheap requests without a rate limit.
flood(300, 'GET', () => '/api/config');
flood(300, 'GET', () => '/health/live');
console.log('attacking');
