import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@theke/kit/network';

export type ConnectionShares = {
  /** Marks a connection of staff, a key or a device; such connections are closed last. */
  markAuthenticated(socket: Socket): void;
};

/** Grace period of a new connection in ms. */
const hearingMs = 2_000;

/**
 * Limits connections per network. Above the limit the connection idle for longest is closed, so that new ones are never
 * refused: a flood only loses its own connections, and others behind the same address can connect. Only without a
 * proxy: behind one all connections are the proxy's.
 */
export function shareConnections(server: Server, max: number): ConnectionShares {
  const byNetwork = new Map<string, Map<Socket, Known>>();
  const knownOf = new WeakMap<Socket, Known>();
  let spoken = 0;

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network) ?? new Map<Socket, Known>();
    byNetwork.set(network, own);
    const known = { dialledAt: performance.now(), spoke: spoken++, isAnswered: true, isAuthenticated: false };
    own.set(socket, known);
    knownOf.set(socket, known);
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
    if (own.size > max) leastOf(own, socket)?.destroy();
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const known = knownOf.get(socket);
    if (!known) return;
    known.spoke = spoken++;
    known.isAnswered = false;
    response.once('close', () => {
      known.isAnswered = true;
    });
  });

  return {
    markAuthenticated(socket) {
      const known = knownOf.get(socket);
      if (known) known.isAuthenticated = true;
    },
  };
}

/** State of a connection, updated in place on each request. */
type Known = {
  dialledAt: number;
  /** Sequence number of the last request, or of the connection. */
  spoke: number;
  isAnswered: boolean;
  isAuthenticated: boolean;
};

/**
 * Finds the connection to close: guests before staff, then older ones before new ones, then idle ones before those
 * awaiting a response, then the one with the oldest request. A new connection with a request may be staff not yet
 * identified.
 */
function leastOf(own: ReadonlyMap<Socket, Known>, newest: Socket): Socket | undefined {
  const now = performance.now();
  let least: { socket: Socket; rank: number; spoke: number } | undefined;
  for (const [socket, known] of own) {
    if (socket === newest) continue;
    const [rank, { spoke }] = [rankOf(known, now), known];
    if (!least || rank < least.rank || (rank === least.rank && spoke < least.spoke)) least = { socket, rank, spoke };
  }
  return least?.socket;
}

function rankOf({ isAuthenticated, isAnswered, dialledAt }: Known, now: number): number {
  if (isAuthenticated) return 4;
  return (now - dialledAt < hearingMs ? 2 : 0) + (isAnswered ? 0 : 1);
}
