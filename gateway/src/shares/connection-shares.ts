import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@theke/kit/network';

export type ConnectionShares = {
  /** Somebody of the house speaks on it: it is closed last. */
  vouch(socket: Socket): void;
};

/** Who has just dialled is heard before anybody closes it. */
const hearingMs = 2_000;

/**
 * How many connections one network may keep. Beyond that the one that said nothing for longest is closed, so that a new one is
 * never refused: who opens thousands loses them, and who has something to say behind the same address is heard. Without a proxy
 * only: behind one all connections are the proxy's.
 */
export function shareConnections(server: Server, most: number): ConnectionShares {
  const byNetwork = new Map<string, Set<Socket>>();
  const answering = new WeakSet<Socket>();
  const vouched = new WeakSet<Socket>();
  const dialledAt = new WeakMap<Socket, number>();
  const setOf = (socket: Socket) => byNetwork.get(networkOf(socket.remoteAddress ?? ''));

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(socket));
    dialledAt.set(socket, performance.now());
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
    if (own.size > most) leastOf(own, socket)?.destroy();
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    answering.add(socket);
    // The latest that spoke stands last.
    const own = setOf(socket);
    if (own?.delete(socket)) own.add(socket);
    response.once('close', () => answering.delete(socket));
  });

  /**
   * Of guests before staff, of those who came a while ago before those who just came, of both the silent before who waits for an
   * answer, and of those the one that spoke longest ago. Who came just now and has asked may be staff that nobody knows yet.
   */
  function leastOf(own: Set<Socket>, newest: Socket): Socket | undefined {
    let least: Socket | undefined;
    let rank = Number.POSITIVE_INFINITY;
    for (const socket of own) {
      const at = socket === newest ? Number.POSITIVE_INFINITY : rankOf(socket);
      if (at < rank) [least, rank] = [socket, at];
      if (rank === 0) break;
    }
    return least;
  }

  function rankOf(socket: Socket): number {
    if (vouched.has(socket)) return 4;
    const isYoung = performance.now() - (dialledAt.get(socket) ?? 0) < hearingMs;
    return (isYoung ? 2 : 0) + (answering.has(socket) ? 1 : 0);
  }

  return { vouch: (socket) => void vouched.add(socket) };
}
