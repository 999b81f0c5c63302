import { Agent, type AgentOptions } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds that a connection is kept for; each draws its own, so that they do not all go at once. */
const keptFor = { least: 3_000, most: 6_000 };

/**
 * Keeps connections to services, but none for long. A connection belongs to one replica: a gateway that keeps its own for ever
 * asks the replicas that were there when it began, and the one that was started to relieve them gets nothing. By age and not
 * by count: counted by the server (`maxRequestsPerSocket`), requests that were on their way got 503 from Node itself.
 */
export class ServiceAgent extends Agent {
  readonly #now: () => number;
  readonly #until = new WeakMap<Duplex, number>();

  constructor(now: () => number, options: AgentOptions = {}) {
    super({ ...options, keepAlive: true });
    this.#now = now;
  }

  /** Node asks after each answer. @returns whether the connection may be used again */
  override keepSocketAlive(socket: Duplex): boolean {
    const now = this.#now();
    const until = this.#until.get(socket);
    if (until === undefined)
      this.#until.set(socket, now + keptFor.least + Math.random() * (keptFor.most - keptFor.least));
    else if (now >= until) return false;
    // Its declared result is none; it says whether the server's own word on keeping allows it.
    return super.keepSocketAlive(socket) as unknown as boolean;
  }
}

/** Milliseconds after which whoever asked has waited so long that asking once more would double it. */
const soon = 5_000;

/**
 * Whether a call that failed before its answer began may be made once more, at another replica: the one that had it ended. Only
 * reads, because nobody knows how far the others came.
 */
export const mayAskAgain = (isRead: boolean, began: number, now: number): boolean => isRead && now - began < soon;
