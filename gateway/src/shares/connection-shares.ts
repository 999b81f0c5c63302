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

  /** Of guests before staff, idle before answering before those that just came, and the longest silent of those. */
  function leastOf(own: Set<Socket>, newest: Socket): Socket | undefined {
    let least: Socket | undefined;
    let rank = Number.POSITIVE_INFINITY;
    for (const socket of own) {
      const isYoung = performance.now() - (dialledAt.get(socket) ?? 0) < hearingMs;
      const at = vouched.has(socket) ? 3 : answering.has(socket) ? 1 : isYoung ? 2 : 0;
      if (socket !== newest && at < rank) [least, rank] = [socket, at];
      if (rank === 0) break;
    }
    return least;
  }

  return { vouch: (socket) => void vouched.add(socket) };
}
