import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy between browser and platform that can be cut. It also affects service workers, which a page's network
 * emulation does not.
 */
export type Line = {
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  mend(): void;
  /** Number of requests of this kind that came through. */
  count(method: string, path: string): number;
  /** Simulates a deployment: the browser finds a newer service worker from now on. */
  deploy(): void;
  /** Built files matching this path return 404 until the next document is requested. */
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
