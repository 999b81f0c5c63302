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
  const byNetwork = new Map<string, Map<Socket, Connection>>();
  const bySocket = new WeakMap<Socket, Connection>();
  let spoken = 0;

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const connections = byNetwork.get(network) ?? new Map<Socket, Connection>();
    byNetwork.set(network, connections);
    const connection = { dialledAt: performance.now(), spoke: spoken++, isAnswered: true, isAuthenticated: false };
    connections.set(socket, connection);
    bySocket.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0 && byNetwork.get(network) === connections) byNetwork.delete(network);
    });
    if (connections.size > max) findLeastImportant(connections, socket)?.destroy();
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const connection = bySocket.get(socket);
    if (!connection) return;
    connection.spoke = spoken++;
    connection.isAnswered = false;
    response.once('close', () => {
      connection.isAnswered = true;
    });
  });

  return {
    markAuthenticated(socket) {
      const connection = bySocket.get(socket);
      if (connection) connection.isAuthenticated = true;
    },
  };
}

/** State of a connection, updated in place on each request. */
type Connection = {
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
function findLeastImportant(connections: ReadonlyMap<Socket, Connection>, newest: Socket): Socket | undefined {
  const now = performance.now();
  let lowest: { socket: Socket; rank: number; spoke: number } | undefined;
  for (const [socket, connection] of connections) {
    if (socket === newest) continue;
    const [rank, { spoke }] = [rankOf(connection, now), connection];
    if (!lowest || rank < lowest.rank || (rank === lowest.rank && spoke < lowest.spoke))
      lowest = { socket, rank, spoke };
  }
  return lowest?.socket;
}

function rankOf({ isAuthenticated, isAnswered, dialledAt }: Connection, now: number): number {
  if (isAuthenticated) return 4;
  return (now - dialledAt < hearingMs ? 2 : 0) + (isAnswered ? 0 : 1);
}
