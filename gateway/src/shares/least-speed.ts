import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a train's tunnel, short enough that nobody keeps a place by reading a little now and then. */
const windowMs = 30_000;

/** What the operating system took of what was written, and what waits for it. Node says it nowhere else. */
type Handle = { bytesWritten: number; writeQueueSize: number };
const handleOf = (socket: Socket): Handle | undefined => (socket as unknown as { _handle?: Handle })._handle;

/**
 * Ends answers that are read more slowly than this for a whole window. `server.timeout` ends those alone that are not read at all.
 * `look` is what the window's end does.
 * @param bytesPerSecond a telephone at the edge of its network reads faster
 */
export function endSlowReaders(
  server: Server,
  bytesPerSecond: number,
  everyMs = windowMs,
): { look(): void; stop(): void } {
  /** What of its answer had been taken at the last look; undefined where none was being read then, or another one. */
  const readers = new Map<Socket, { taken: number | undefined }>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: undefined });
    socket.once('close', () => readers.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => {
    const reader = readers.get(socket);
    if (reader) reader.taken = undefined;
  });
  const least = (bytesPerSecond * everyMs) / 1_000;
  const look = () => {
    for (const [socket, reader] of readers) {
      const handle = handleOf(socket);
      const taken = handle && handle.writeQueueSize > 0 ? handle.bytesWritten - handle.writeQueueSize : undefined;
      if (taken !== undefined && reader.taken !== undefined && taken - reader.taken < least) socket.destroy();
      else reader.taken = taken;
    }
  };
  const timer = setInterval(look, everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
