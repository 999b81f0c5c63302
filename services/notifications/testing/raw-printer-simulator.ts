// Test double of a printer with a raw port.
import { createServer, type Server } from 'node:net';

export type RawPrinter = {
  address: string;
  /** Printed paper, one entry per complete job. */
  paper: string[];
  calls: number;
  close(): Promise<void>;
};

/**
 * `good` prints and closes; `silent` answers no status commands; `no-paper` reports the paper end. `drops` closes the
 * connection after the first bytes, that many times, and is good afterwards.
 */
export async function startRawPrinter({
  kind = 'good',
  drops = 0,
}: {
  kind?: 'good' | 'silent' | 'no-paper';
  drops?: number;
} = {}): Promise<RawPrinter> {
  const printer: RawPrinter = { address: '', paper: [], calls: 0, close: async () => undefined };
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    printer.calls += 1;
    const isDropping = printer.calls <= drops;
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const question = chunk.subarray(0, 3);
      if (chunks.length === 0 && question.equals(Buffer.from([0x10, 0x04, 0x04]))) {
        if (kind !== 'silent') socket.write(Buffer.from([kind === 'no-paper' ? 0x72 : 0x12]));
        chunk = chunk.subarray(3);
        if (chunk.length === 0) return;
      }
      chunks.push(chunk);
      if (isDropping) socket.resetAndDestroy();
    });
    socket.on('end', () => {
      if (chunks.length > 0 && !isDropping) printer.paper.push(Buffer.concat(chunks).toString('latin1'));
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  printer.address = `127.0.0.1:${(server.address() as { port: number }).port}`;
  printer.close = () => new Promise((resolve) => void server.close(() => resolve()));
  return printer;
}
