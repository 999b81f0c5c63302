import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection that wait for the answer to the one before. Browsers and proxies send none, some programs a few. */
const maxWaiting = 4;

type Call = { request: IncomingMessage; response: ServerResponse };

/**
 * One request of a connection at a time. Whoever sends many behind each other (pipelining) has up to a thousand begin in one
 * read of the socket, and as many again before anybody else is looked at; and Node tells the answers that waited for a connection
 * which has ended nothing of it, so that whatever waits for their `close` waits for ever.
 */
export function oneAtATime(app: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Call[]>();

  const begin = (call: Call, queue: Call[]) => {
    app(call.request, call.response);
    // Last of those who want to know: what comes next begins after this one has ended for everybody.
    call.response.once('close', () => goOn(call.request.socket, queue));
  };
  const goOn = (socket: Socket, queue: Call[]) => {
    const next = queue.shift();
    if (!next) waiting.delete(socket);
    // Node gave it the connection just now, or there is none any more.
    else if (next.response.socket) begin(next, queue);
    else for (const call of [next, ...queue.splice(0)]) drop(call);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      const own: Call[] = [];
      waiting.set(socket, own);
      begin({ request, response }, own);
    } else if (queue.length < maxWaiting) queue.push({ request, response });
    else {
      drop({ request, response });
      cut(socket);
    }
  };
}

/** After all who want to know have said so. */
function drop({ response }: Call): void {
  response.destroyed = true;
  process.nextTick(() => response.emit('close'));
}

/** As behind a request that asks for another protocol, nothing that has arrived is taken for a request any more. */
const isOtherProtocol = 2;
type Parsing = { parser?: { onIncoming: () => number } | null };

/** Without that, Node would make requests of the rest of what it read, up to 64 kB, though the socket is gone. */
function cut(socket: Socket): void {
  const { parser } = socket as Parsing;
  if (parser) parser.onIncoming = () => isOtherProtocol;
  socket.destroy();
}
