import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { remembered } from '@theke/kit/cache/remembered';
import { ipv6Prefix48, networkOf } from '@theke/kit/network';
import type { Request, RequestHandler, Response } from 'express';

/** Glossary. Turn: one round of the event loop, in which everything that has arrived is worked on before anything new is looked at. */
type FairQueueOptions = {
  /** What requests of one network may weigh that begin in a turn. */
  perTurn: number;
  /** How many of it wait for another. */
  maxWaiting: number;
};

type Waiting = { begin: () => void; weight: number };

/**
 * Lets every network, and every business with who is known of it, have its turn: 1,500 connections that ask for what is at hand as fast as they are answered fill each turn with
 * 150 ms of work, and an order takes ten turns (ADR 0011). What is too much for a turn waits for the next one, behind its own.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting = new Map<string, Waiting[]>();
  #begun = new Map<string, number>();
  #isRunning = false;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** @returns false where too many of the network wait already */
  enter(network: string, begin: () => void, weight = 1): boolean {
    this.#run();
    const begun = this.#begun.get(network) ?? 0;
    const queue = this.#waiting.get(network);
    if (!queue && begun < this.#options.perTurn) {
      this.#begun.set(network, begun + weight);
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
    this.#begun = new Map();
    for (const [network, queue] of [...this.#waiting]) {
      let [count, weight] = [0, 0];
      for (; weight < this.#options.perTurn && count < queue.length; count += 1) weight += queue[count]?.weight ?? 0;
      const next = queue.splice(0, count);
      if (queue.length === 0) this.#waiting.delete(network);
      this.#begun.set(network, weight);
      for (const { begin } of next) begin();
    }
    if (this.#waiting.size > 0) this.#run();
  }
}

/** What a page weighs: it is drawn here, which takes as long as a dozen answers from memory. */
const pageWeight = 8;
/** Whatever else is asked for is drawn, also where its address ends like a file's. */
const noPage = /^\/((api|health|mf|images?|upload|font)\/|(theme\.css|icon\.svg)$)/;
export const isPage = (path: string): boolean => !noPage.test(path);

/**
 * Stands before everything else, also before what costs nothing. Who was known a moment ago waits behind their own business alone.
 * @param businessOf of whom a request comes with what opened something before
 */
export const queueFairly =
  (turns: FairQueue, businessOf: (request: Request, response: Response) => string | undefined): RequestHandler =>
  (request, response, next) => {
    const whose = businessOf(request, response) ?? queueKey(request.ip ?? '');
    takeTurn(turns, whose, request, response, next, isPage(request.path) ? pageWeight : 1);
  };

/** Whose turn it is that nobody knows, by their address. */
export const queueKey = remembered(2_000, (address) => {
  const network = networkOf(address);
  return ipv6Prefix48(network) ?? network;
});

/** What a request does in its turn; nothing where nobody waits for it any more. */
export function takeTurn(
  turns: FairQueue,
  whose: string,
  { socket }: IncomingMessage,
  response: ServerResponse,
  begin: () => void,
  weight = 1,
): void {
  const isIn = turns.enter(
    whose,
    () => {
      if (!response.closed) begin();
    },
    weight,
  );
  if (!isIn) mute(socket);
}

/** In ms. Who is cut off at once comes back at once, with as much to read again. */
const mutedFor = 30_000;

/** So many do not wait for answers: they send one request behind the other. Nothing is read of them any more, and then they are cut off. */
function mute(socket: Socket): void {
  if (socket.isPaused()) return;
  socket.pause();
  const timer = setTimeout(() => socket.destroy(), mutedFor);
  socket.once('close', () => clearTimeout(timer));
}
