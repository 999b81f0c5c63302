import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DarkProxy = {
  /** `url` through the proxy. */
  through(url: string): string;
  /** Drops everything on the connections that are open, closes none of them, and answers no new one. */
  goDark(): void;
  /** New connections are forwarded again; those that were open stay dark, as after a failover. */
  light(): void;
  close(): Promise<void>;
};

/** A loopback proxy in front of a server that can drop packets instead of closing connections. */
export async function startDarkProxy(serverUrl: string): Promise<DarkProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isDark = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    // Read, so that the kernel goes on acknowledging; of a dark one nothing is forwarded, not even its end.
    from.on('data', (bytes) => !dark.has(from) && to.write(bytes));
    from.on('close', () => !dark.has(from) && to.destroy());
    from.on('error', () => undefined);
  };
  const dark = new WeakSet<Socket>();
  const server = createServer((client) => {
    if (isDark) {
      sockets.add(client);
      client.on('error', () => undefined);
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    through(url) {
      const at = new URL(url);
      [at.hostname, at.port] = ['127.0.0.1', String((server.address() as AddressInfo).port)];
      return at.href;
    },
    goDark() {
      isDark = true;
      for (const socket of sockets) dark.add(socket);
    },
    light() {
      isDark = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
