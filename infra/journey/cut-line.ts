import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What stands between a browser and the platform, and can be cut: also for a service worker, which no page's emulation reaches. */
export type Line = {
  readonly url: string;
  /** No connection from now on, and those that there are end. */
  cut(): void;
  mend(): void;
  /** How many requests of this kind have come through. */
  count(method: string, path: string): number;
  /** The browser finds a newer service worker from now on, as after a deployment. */
  deploy(): void;
  /** Built files whose path this fits are gone, until the next document is asked for. */
  lose(path: RegExp): void;
  close(): Promise<void>;
};

export async function openLine(port: number): Promise<Line> {
  let isCut = false;
  let build = 0;
  let lost: RegExp | undefined;
  const seen: string[] = [];
  const sockets = new Set<Socket>();

  const hand = (asked: IncomingMessage, answered: ServerResponse) => {
    const path = asked.url ?? '/';
    seen.push(`${asked.method} ${path}`);
    if (asked.headers.accept?.includes('text/html')) lost = undefined;
    if (lost?.test(path)) return void answered.writeHead(404).end();
    const onward = request({ host: '127.0.0.1', port, path, method: asked.method, headers: asked.headers }, (reply) => {
      const isWorker = path === '/build/service-worker.js';
      const { 'content-length': length, ...headers } = reply.headers;
      answered.writeHead(reply.statusCode ?? 502, isWorker ? headers : reply.headers);
      if (isWorker) answered.write(`/* build ${build} */\n`);
      reply.pipe(answered);
      reply.on('error', () => answered.destroy());
    });
    onward.on('error', () => answered.destroy());
    answered.on('close', () => onward.destroy());
    asked.pipe(onward);
  };
  const server: Server = createServer(hand);
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    count: (method, path) => seen.filter((one) => one === `${method} ${path}`).length,
    deploy: () => {
      build += 1;
    },
    lose: (path) => {
      lost = path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
