import type { Request, Response } from 'express';

/** Heartbeat interval in ms. Proxies close a stream that is silent for a minute. */
const beat = 20_000;

export type EventStream = { send(event: string, data: unknown): void; close(): void };

/** Opens a text/event-stream; `onClose` runs once, whichever side closes it. */
export function openEventStream(request: Request, response: Response, onClose: () => void): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // HEAD has no body: without `end` the client would wait for one forever.
  if (request.method === 'HEAD') response.end();
  else response.write('retry: 2000\n\n');
  const timer = setInterval(() => response.write(': \n\n'), beat);
  request.socket.setNoDelay(true);
  response.once('close', () => {
    clearInterval(timer);
    onClose();
  });
  return {
    // A client that does not read is disconnected instead of buffering without bound; it reconnects and fetches again.
    send(event, data) {
      if (response.writableEnded) return;
      if (response.writableLength > 64_000) response.destroy();
      else response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => response.end(),
  };
}
