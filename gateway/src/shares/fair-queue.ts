import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { remembered } from '@theke/kit/cache/remembered';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import type { Request, RequestHandler, Response } from 'express';

/** Turn: one iteration of the event loop, which processes everything that has arrived before reading more. */
type FairQueueOptions = {
  /** Maximum total weight of one network's requests that start in a turn. */
  perTurn: number;
  /** Maximum number of queued requests per network. */
  maxWaiting: number;
};

type Waiting = { begin: () => void; weight: number };

/**
 * Fair queueing per network and per tenant (ADR 0011). Without it, 1,500 connections that request cached data at full
 * speed fill each turn with 150 ms of work, and an order takes ten turns. Requests above the limit of a turn wait in
 * their network's queue.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting = new Map<string, Waiting[]>();
  #weightInTurn = new Map<string, number>();
  #isRunning = false;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** @returns false if the network's queue is full */
  enter(network: string, begin: () => void, weight = 1): boolean {
    this.#run();
    const weightInTurn = this.#weightInTurn.get(network) ?? 0;
    const queue = this.#waiting.get(network);
    if (!queue && weightInTurn < this.#options.perTurn) {
      this.#weightInTurn.set(network, weightInTurn + weight);
      begin();
      return true;
    }
    if (queue && queue.length >= this.#options.maxWaiting) return false;
    if (queue) queue.push({ begin, weight });
    else this.#waiting.set(network, [{ begin, weight }]);
    return true;
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isRunning = false;
    this.#weightInTurn = new Map();
    for (const [network, queue] of [...this.#waiting]) {
      let [count, weight] = [0, 0];
      for (; weight < this.#options.perTurn && count < queue.length; count += 1) weight += queue[count]?.weight ?? 0;
      const next = queue.splice(0, count);
      if (queue.length === 0) this.#waiting.delete(network);
      this.#weightInTurn.set(network, weight);
      for (const { begin } of next) begin();
    }
    if (this.#waiting.size > 0) this.#run();
  }
}

/** Weight of a page: rendering one takes as long as a dozen cached answers. */
const pageWeight = 8;
/** All other paths are rendered as pages, even if they end like a file. */
const noPage = /^\/((api|health|mf|images?|upload|font)\/|(theme\.css|icon\.svg)$)/;
export const isPage = (path: string): boolean => !noPage.test(path);

/**
 * Runs before everything else, including cheap requests. Callers identified recently are queued by their tenant.
 * @param businessOf tenant of a recently used credential, if any
 */
export const queueFairly =
  (turns: FairQueue, businessOf: (request: Request, response: Response) => string | undefined): RequestHandler =>
  (request, response, next) => {
    const key = businessOf(request, response) ?? queueKey(request.ip ?? '');
    takeTurn(turns, key, request, response, next, isPage(request.path) ? pageWeight : 1);
  };

/** Queue key of an unknown caller: its network. */
export const queueKey = remembered(2_000, (address) => {
  const network = networkOf(address);
  return ipv6Prefix48(network) ?? network;
});

/** Runs a request in its turn; skips it if the client has left. */
export function takeTurn(
  turns: FairQueue,
  key: string,
  { socket }: IncomingMessage,
  response: ServerResponse,
  begin: () => void,
  weight = 1,
): void {
  const isIn = turns.enter(
    key,
    () => {
      if (!response.closed) begin();
    },
    weight,
  );
  if (!isIn) mute(socket);
}

/**
 * How long a flooding connection is paused, in ms. A client disconnected immediately would reconnect immediately, with
 * as much to read again.
 */
const mutedFor = 30_000;

/** A full queue means pipelining without waiting for responses: stops reading the connection, and closes it later. */
function mute(socket: Socket): void {
  if (socket.isPaused()) return;
  socket.pause();
  const timer = setTimeout(() => socket.destroy(), mutedFor);
  socket.once('close', () => clearTimeout(timer));
}
