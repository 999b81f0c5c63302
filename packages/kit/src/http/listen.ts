import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { oneAtATime } from './one-at-a-time.ts';

export type Listening = {
  port: number;
  server: Server;
  /**
   * Takes no more connections and resolves when those that stand are idle and closed. What comes down them meanwhile is answered
   * with `Connection: close`, so that whoever asks goes elsewhere; what lasts longer than 5 s is cut.
   */
  close(): Promise<void>;
};

/** Two file descriptors each where it is handed on; the rest of a usual 20,000 is for the database and the bus. */
const maxConnections = 9_000;

/** In bytes, of a request's line and headers: what any server takes. */
const usualHeaders = 16_384;
/** Those, and behind them the identity that the gateway signs: 500 branches are 27 kB of it (`identity-token.ts`). */
export const headersBehindGateway = usualHeaders + 48_000;

/** Limits that keep slow or idle clients from holding the server. Keep-alive outlasts the gateway's agent. */
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
      // How often the two above are looked after.
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize,
    },
    oneAtATime(app),
  );
  server.maxConnections = maxConnections;
  // Whoever takes nothing of an answer for so long has gone; streams say something every 20 s.
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

/** Milliseconds between two looks for connections that have become idle. */
const sweepMs = 100;

/**
 * Of itself Node closes once what is idle, and says `Connection: close` to nobody: a gateway that asks all the time keeps its
 * connections until they are cut, and loses what is under way on them.
 */
function endInOrder(server: Server): () => Promise<void> {
  let isEnding = false;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Nothing is done to a response before: one with a method of its own outlives its answer by minutes (ADR 0014).
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) sayClose(response);
  });
  return () =>
    new Promise((resolve) => {
      isEnding = true;
      // Those whose answer has begun can be told nothing any more: they are closed when it has ended.
      for (const socket of sockets) {
        const answering = answeringOn(socket);
        if (answering) sayClose(answering);
      }
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      // Streams never end by themselves; whoever reads one reconnects elsewhere.
      const cut = setTimeout(() => server.closeAllConnections(), 5_000);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(cut);
        resolve();
      });
    });
}

/** At the last moment, and over what is said already: who hands an answer on hands its `connection` on too. */
function sayClose(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...said: unknown[]) => ServerResponse;
  response.writeHead = (...said: unknown[]) => {
    response.setHeader('connection', 'close');
    return writeHead(...said);
  };
}

/** What a connection is being answered with. Node says it nowhere else, and to note it for each request costs each of them. */
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

/** What never became a request is answered on the bare socket. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  // In the middle of an answer nothing else can be said.
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
