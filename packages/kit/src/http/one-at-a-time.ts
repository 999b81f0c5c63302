import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests that may wait per connection. Browsers and proxies send none, some programs a few. */
const maxWaiting = 4;

type Call = { request: IncomingMessage; response: ServerResponse };

/**
 * Handles one request per connection at a time. With pipelining, Node starts up to a thousand requests per read of a
 * socket before it serves other clients. And when the connection closes, Node emits no `close` on the waiting
 * responses, so their listeners would wait forever.
 */
export function oneAtATime(app: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Call[]>();

  const begin = (call: Call, queue: Call[]) => {
    app(call.request, call.response);
    // Registered last: the next request starts after all other `close` listeners have run.
    call.response.once('close', () => goOn(call.request.socket, queue));
  };
  const goOn = (socket: Socket, queue: Call[]) => {
    const next = queue.shift();
    if (!next) waiting.delete(socket);
    // Node has just assigned the connection to the next response; otherwise the connection is closed.
    else if (next.response.socket) begin(next, queue);
    else for (const call of [next, ...queue.splice(0)]) drop(call);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      const queue: Call[] = [];
      waiting.set(socket, queue);
      begin({ request, response }, queue);
    } else if (queue.length < maxWaiting) queue.push({ request, response });
    else {
      drop({ request, response });
      cut(socket);
    }
  };
}

/** Emits `close` after all listeners have been added. */
function drop({ response }: Call): void {
  response.destroyed = true;
  process.nextTick(() => response.emit('close'));
}

/** Return value of `onIncoming` for an upgrade: the parser treats the remaining data as another protocol. */
const isOtherProtocol = 2;
type Parsing = { parser?: { onIncoming: () => number } | null };

/**
 * Stops parsing: otherwise Node would create requests from the rest of the data read (up to 64 kB) after the socket is
 * destroyed.
 */
function cut(socket: Socket): void {
  const { parser } = socket as Parsing;
  if (parser) parser.onIncoming = () => isOtherProtocol;
  socket.destroy();
}
