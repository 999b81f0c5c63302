import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DarkProxy = {
  /** Replaces the host of `url` by the proxy. */
  through(url: string): string;
  /** Drops all data on open connections without closing them, and accepts no new ones. */
  goDark(): void;
  /** Forwards new connections again; open ones stay dark, as after a failover. */
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
    // Keeps reading, so that the kernel acknowledges; nothing is forwarded from a dark connection, not even its end.
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
