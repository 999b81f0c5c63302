import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { oneAtATime } from './one-at-a-time.ts';

export type Listening = {
  port: number;
  server: Server;
  /**
   * Accepts no more connections; resolves when the existing ones are idle and closed. Requests on them are answered
   * with `Connection: close`, so that the client reconnects elsewhere. After 5 s all are cut.
   */
  close(): Promise<void>;
};

/** A proxied connection needs two file descriptors; the rest of a usual 20,000 is for database and bus. */
const maxConnections = 9_000;

/** Maximum size of request line and headers in bytes; a common default of servers. */
const usualHeaders = 16_384;
/** Adds the gateway's signed identity: 500 branches take 27 kB of it (`identity-token.ts`). */
export const headersBehindGateway = usualHeaders + 48_000;

/**
 * Starts a server with limits against slow or idle clients. Its keep-alive timeout exceeds that of the gateway's agent.
 */
export async function listen(
  app: RequestListener,
  port: number,
  host: string,
  maxHeaderSize = usualHeaders,
): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      // How often the two timeouts above are checked.
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize,
    },
    oneAtATime(app),
  );
  server.maxConnections = maxConnections;
  // A client that reads nothing for this long has gone; streams send a heartbeat every 20 s.
  server.timeout = 90_000;
  server.on('clientError', refuse);
  const end = endInOrder(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: end,
  };
}

/** How often idle connections are closed during shutdown, in ms. */
const sweepMs = 100;

/**
 * Graceful shutdown. By default Node closes idle connections only once and never sends `Connection: close`: a busy
 * gateway would keep its connections until they are cut, and lose the requests in progress.
 */
function endInOrder(server: Server): () => Promise<void> {
  let isEnding = false;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Responses are not patched before shutdown: one with its own method is garbage collected minutes later (ADR 0014).
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) sayClose(response);
  });
  return () =>
    new Promise((resolve) => {
      isEnding = true;
      // Responses whose headers are sent cannot be changed: their connections are closed when they end.
      for (const socket of sockets) {
        const answering = answeringOn(socket);
        if (answering) sayClose(answering);
      }
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      // Streams do not end on their own; their readers reconnect elsewhere.
      const cut = setTimeout(() => server.closeAllConnections(), 5_000);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(cut);
        resolve();
      });
    });
}

/** Set in `writeHead`, because a proxied response copies the upstream's `connection` header. */
function sayClose(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.setHeader('connection', 'close');
    return writeHead(...args);
  };
}

/** The response in progress on a connection. Node exposes it nowhere else, and tracking it costs every request. */
const answeringOn = (socket: Socket): ServerResponse | null | undefined =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage;

const refusals: Record<string, { status: string; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    message: 'Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Seite.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'TOO_SLOW',
    message: 'Die Anfrage kam zu langsam an. Bitte versuchen Sie es noch einmal.',
  },
};
const unreadable = { status: '400 Bad Request', code: 'MALFORMED', message: 'Die Anfrage ist nicht lesbar.' };

/** Answers an unparsable request on the raw socket. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  // A response that has begun can only be cut.
  if (!socket.writable || error.code === 'ECONNRESET' || answeringOn(socket)?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, message } = refusals[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ errors: [{ message, code }] });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
