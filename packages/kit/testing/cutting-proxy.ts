import { connect, createServer, type Socket } from 'node:net';
import { until } from './until.ts';

/** Where the connection breaks: before the `step`th write reaches the database, or after it but before the response. */
export type Cut = { step: number; isHeardOf: boolean };

export type CuttingProxy = {
  url: string;
  /** Resolves when the connection has been cut. */
  cut: Promise<void>;
  isCut(): boolean;
  /** Resolves when the database has finished all writes that reached it. */
  close(): Promise<void>;
};

/** MongoDB's write commands, as they start a message. */
const writes = ['insert', 'update', 'delete'].map((name) => Buffer.from(`\u0002${name}\u0000`));
/** Offset after message header, flags, section kind and document length. */
const firstElement = 16 + 4 + 1 + 4;

/**
 * A proxy to a MongoDB server that permanently cuts its clients at one of their writes, as if the process had crashed
 * there.
 */
export async function cuttingProxy(target: string, { step, isHeardOf }: Cut): Promise<CuttingProxy> {
  const to = Number(new URL(target).port);
  const clients = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let seen = 0;
  /** Writes forwarded but not answered yet. */
  let underWay = 0;
  let isCut = false;
  let tell = () => {};
  const wasCut = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const cut = () => {
    isCut = true;
    for (const client of clients) client.destroy();
    tell();
  };

  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(to, '127.0.0.1');
    let read = Buffer.alloc(0);
    let isWriting = false;
    clients.add(client);
    upstreams.add(upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    upstream.on('close', () => {
      upstreams.delete(upstream);
      client.destroy();
    });

    client.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      while (!isCut && read.length >= 4 && read.length >= read.readInt32LE(0)) {
        const message = read.subarray(0, read.readInt32LE(0));
        read = read.subarray(message.length);
        if (writes.some((name) => message.indexOf(name) === firstElement)) {
          seen += 1;
          const isLast = seen === step;
          if (isLast && !isHeardOf) return cut();
          isWriting = true;
          underWay += 1;
          upstream.write(message);
          if (isLast) return cut();
        } else upstream.write(message);
      }
    });
    upstream.on('data', (chunk: Buffer) => {
      if (isWriting) {
        isWriting = false;
        underWay -= 1;
      }
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `mongodb://127.0.0.1:${port}`,
    cut: wasCut,
    isCut: () => isCut,
    async close() {
      await until('all writes are done', () => underWay === 0);
      for (const socket of [...clients, ...upstreams]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
