import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@theke/kit/network';

export type ConnectionShares = {
  /** Somebody of the house speaks on it: it is closed last. */
  markAuthenticated(socket: Socket): void;
};

/** Who has just dialled is heard before anybody closes it. */
const hearingMs = 2_000;

/**
 * How many connections one network may keep. Beyond that the one that said nothing for longest is closed, so that a new one is
 * never refused: who opens thousands loses them, and who has something to say behind the same address is heard. Without a proxy
 * only: behind one all connections are the proxy's.
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

/** Of a connection. Each request changes it in place. */
type Known = {
  dialledAt: number;
  /** The higher, the later it dialled or asked. */
  spoke: number;
  isAnswered: boolean;
  isAuthenticated: boolean;
};

/**
 * Of guests before staff, of those who came a while ago before those who just came, of both the silent before who waits for an
 * answer, and of those the one that spoke longest ago. Who came just now and has asked may be staff that nobody knows yet.
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
