import { Agent, type AgentOptions } from 'node:http';
import type { Duplex } from 'node:stream';

/** Maximum age of a connection in ms; random per connection, so that they do not all close at once. */
const keepAliveMs = { min: 3_000, max: 6_000 };

/**
 * Keep-alive agent with a maximum connection age. A connection leads to one replica: with permanent ones, a replica
 * started later would get no requests. It does not use the server's limit of requests per connection
 * (`maxRequestsPerSocket`), because Node answers requests in transit with 503 once that is reached.
 */
export class ServiceAgent extends Agent {
  readonly #now: () => number;
  readonly #until = new WeakMap<Duplex, number>();

  constructor(now: () => number, options: AgentOptions = {}) {
    super({ ...options, keepAlive: true });
    this.#now = now;
  }

  /** Called by Node after each response. @returns whether the connection may be reused */
  override keepSocketAlive(socket: Duplex): boolean {
    const now = this.#now();
    const until = this.#until.get(socket);
    if (until === undefined)
      this.#until.set(socket, now + keepAliveMs.min + Math.random() * (keepAliveMs.max - keepAliveMs.min));
    else if (now >= until) return false;
    // Typed as void; returns whether the server's keep-alive settings allow reuse.
    return super.keepSocketAlive(socket) as unknown as boolean;
  }
}

/** A retry must begin within this time in ms, so that it does not double a long wait. */
const soon = 5_000;

/**
 * Whether a call that failed before its response may be retried on another replica. Reads only, because it is unknown
 * how far a write has come.
 */
export const mayAskAgain = (isRead: boolean, began: number, now: number): boolean => isRead && now - began < soon;
