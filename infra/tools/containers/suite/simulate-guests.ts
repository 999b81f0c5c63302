import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './open-business.ts';

export type Outcome = {
  reads: number;
  orders: number;
  /** Unexpected responses; for orders, those to the first attempt. */
  failed: { request: string; answer: string }[];
};

export type Guests = {
  /** Outcome since the last call. */
  takeOutcome(): Outcome;
  /** Ids of the accepted orders. */
  accepted: readonly string[];
  /** Resolves when the last order is accepted. */
  stop(): Promise<void>;
};

const perSecond = 5;

/**
 * Simulates guests who read and order at a steady rate, independent of the responses. Like the shop's page, each order
 * is retried with its idempotency key until it is accepted. Each guest has a separate address, set by the proxy.
 */
export function startGuests(ask: Ask, host: string, draft: object): Guests {
  let outcome: Outcome = { reads: 0, orders: 0, failed: [] };
  const accepted: string[] = [];
  let lastLink = '';
  let guests = 0;
  let isOver = false;
  const running = new Set<Promise<void>>();

  /** @returns the body if the status is as expected */
  async function send(method: string, path: string, right: number, options: object): Promise<{ data: never } | string> {
    try {
      const reply = await ask(method, path, { host, ...options });
      return reply.status === right ? (reply.body as { data: never }) : `${reply.status} ${reply.text.slice(0, 200)}`;
    } catch (error) {
      return String(error);
    }
  }
  const asGuest = () => {
    const n = ++guests;
    return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`, 'x-forwarded-proto': 'https' };
  };

  async function read(path: string) {
    const answer = await send('GET', path, 200, { headers: asGuest() });
    outcome.reads++;
    if (typeof answer === 'string') outcome.failed.push({ request: `GET ${path}`, answer });
  }

  async function order() {
    const options = { headers: { ...asGuest(), 'idempotency-key': randomUUID() }, body: draft };
    for (let attempt = 0; attempt < 150; attempt++) {
      const answer = await send('POST', '/api/orders', 201, options);
      if (attempt === 0) outcome.orders++;
      if (typeof answer !== 'string') {
        const { id, uid, hash } = answer.data as { id: string; uid: string; hash: string };
        accepted.push(id);
        lastLink = `/api/orders/public/${uid}/${hash}`;
        return;
      }
      if (attempt === 0) outcome.failed.push({ request: 'POST /api/orders', answer });
      await wait(200);
    }
    throw new Error('an order was never accepted');
  }

  const add = (one: Promise<void>) => {
    running.add(one);
    void one.finally(() => running.delete(one)).catch(() => undefined);
  };
  const timers = setInterval(() => {
    add(order());
    // Alternates between responses that the gateway caches and those it forwards.
    add(read(guests % 3 === 0 || !lastLink ? '/api/init' : lastLink));
  }, 1_000 / perSecond);

  return {
    accepted,
    takeOutcome() {
      const before = outcome;
      outcome = { reads: 0, orders: 0, failed: [] };
      return before;
    },
    async stop() {
      if (isOver) return;
      isOver = true;
      clearInterval(timers);
      await Promise.all(running);
    },
  };
}
