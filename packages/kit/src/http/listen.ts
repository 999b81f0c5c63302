import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  port: number;
  server: Server /** Takes no more requests and resolves when those under way are answered. */;
  close(): Promise<void>;
};

/** Limits that keep slow or idle clients from holding the server. Keep-alive outlasts the gateway's agent. */
export async function listen(app: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    app,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Streams never end by themselves; whoever reads one reconnects elsewhere.
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      }),
  };
}
