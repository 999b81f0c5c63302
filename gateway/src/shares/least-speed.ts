import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a train's tunnel, short enough that nobody keeps a place by reading a little now and then. */
const windowMs = 30_000;

/** What the operating system took of what was written, and what waits for it. Node says it nowhere else. */
type Handle = { bytesWritten: number; writeQueueSize: number };
const handleOf = (socket: Socket | null): Handle | undefined =>
  (socket as unknown as { _handle?: Handle } | null)?._handle;

/**
 * Ends answers that are read more slowly than this for a whole window. `server.timeout` ends those alone that are not read at all.
 * @param bytesPerSecond a telephone at the edge of its network reads faster
 */
export function endSlowReaders(server: Server, bytesPerSecond: number, everyMs = windowMs): { stop(): void } {
  const answers = new Map<ServerResponse, number | undefined>();
  server.on('request', (_request, response: ServerResponse) => {
    answers.set(response, undefined);
    response.once('close', () => answers.delete(response));
  });
  const least = (bytesPerSecond * everyMs) / 1_000;
  const timer = setInterval(() => {
    for (const [response, before] of answers) {
      const handle = handleOf(response.socket);
      const taken = handle && handle.writeQueueSize > 0 ? handle.bytesWritten - handle.writeQueueSize : undefined;
      if (taken !== undefined && before !== undefined && taken - before < least) response.socket?.destroy();
      else answers.set(response, taken);
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
