import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In ms. Long enough for a train tunnel, short enough that a client cannot hold a slot by reading slowly. */
const windowMs = 30_000;

/** Bytes written to the socket, and bytes waiting for the operating system. Node exposes them nowhere else. */
type Handle = { bytesWritten: number; writeQueueSize: number };
const handleOf = (socket: Socket): Handle | undefined => (socket as unknown as { _handle?: Handle })._handle;

/**
 * Closes connections that read a response below the minimum speed for a whole window. `server.timeout` only closes
 * those that read nothing. `look` runs the check at the end of a window.
 * @param bytesPerSecond a phone with a poor connection reads faster
 */
export function endSlowReaders(
  server: Server,
  bytesPerSecond: number,
  everyMs = windowMs,
): { look(): void; stop(): void } {
  /** Bytes taken at the last check; undefined if no response, or another one, was being read. */
  const readers = new Map<Socket, { bytesRead: number | undefined }>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { bytesRead: undefined });
    socket.once('close', () => readers.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => {
    const reader = readers.get(socket);
    if (reader) reader.bytesRead = undefined;
  });
  const minBytes = (bytesPerSecond * everyMs) / 1_000;
  const look = () => {
    for (const [socket, reader] of readers) {
      const handle = handleOf(socket);
      const bytesRead = handle && handle.writeQueueSize > 0 ? handle.bytesWritten - handle.writeQueueSize : undefined;
      if (bytesRead !== undefined && reader.bytesRead !== undefined && bytesRead - reader.bytesRead < minBytes)
        socket.destroy();
      else reader.bytesRead = bytesRead;
    }
  };
  const timer = setInterval(look, everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
