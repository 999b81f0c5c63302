import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy between browser and platform that can be cut. It also affects service workers, which a page's network
 * emulation does not.
 */
export type CuttableProxy = {
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  restore(): void;
  /** Number of requests of this kind that came through. */
  count(method: string, path: string): number;
  /** Simulates a deployment: the browser finds a newer service worker from now on. */
  deploy(): void;
  /**
   * Responses from these paths stop after half of what arrives first, as on a line that stalls.
   * @returns how many have stopped; `release` lets later ones through, those that stopped never end
   */
  hold(path: RegExp): { count(): number; release(): void };
  /** Built files matching this path return 404 until the next document is requested. */
  hideFiles(path: RegExp): void;
  close(): Promise<void>;
};

export async function openCuttableProxy(port: number): Promise<CuttableProxy> {
  let isCut = false;
  let build = 0;
  let missingFiles: RegExp | undefined;
  let held: { path: RegExp; count: number } | undefined;
  const passed: string[] = [];
  const sockets = new Set<Socket>();

  const forward = (incoming: IncomingMessage, answered: ServerResponse) => {
    const path = incoming.url ?? '/';
    passed.push(`${incoming.method} ${path}`);
    if (incoming.headers.accept?.includes('text/html')) missingFiles = undefined;
    if (missingFiles?.test(path)) return void answered.writeHead(404).end();
    const outgoing = request(
      { host: '127.0.0.1', port, path, method: incoming.method, headers: incoming.headers },
      (reply) => {
        const isWorker = path === '/build/service-worker.js';
        const { 'content-length': length, ...headers } = reply.headers;
        answered.writeHead(reply.statusCode ?? 502, isWorker ? headers : reply.headers);
        if (isWorker) answered.write(`/* build ${build} */\n`);
        if (held?.path.test(path) && reply.statusCode === 200) {
          held.count += 1;
          reply.once('data', (piece: Buffer) => answered.write(piece.subarray(0, piece.length / 2)));
        } else reply.pipe(answered);
        reply.on('error', () => answered.destroy());
      },
    );
    outgoing.on('error', () => answered.destroy());
    answered.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const server: Server = createServer(forward);
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
    restore: () => {
      isCut = false;
    },
    count: (method, path) => passed.filter((one) => one === `${method} ${path}`).length,
    hold(path) {
      const holding = { path, count: 0 };
      held = holding;
      return {
        count: () => holding.count,
        release: () => {
          held = undefined;
        },
      };
    },
    deploy: () => {
      build += 1;
    },
    hideFiles: (path) => {
      missingFiles = path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
