import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './first-business.ts';

export type Outcome = {
  reads: number;
  orders: number;
  /** What was answered otherwise than it should: of orders, the first answers. */
  failed: { what: string; answer: string }[];
};

export type Guests = {
  /** What happened since it was asked last. */
  since(): Outcome;
  /** Ids of the orders that were accepted. */
  accepted: readonly string[];
  /** Resolves when the last order is accepted. */
  stop(): Promise<void>;
};

const perSecond = 5;

/**
 * Guests who read and order at a steady rate, whatever the answers are: each order is sent again with its key until it is
 * accepted, as the shop's page does. Each has an address of its own, which the proxy says.
 */
export function startGuests(ask: Ask, host: string, draft: object): Guests {
  let outcome: Outcome = { reads: 0, orders: 0, failed: [] };
  const accepted: string[] = [];
  let lastLink = '';
  let guests = 0;
  let isOver = false;
  const underWay = new Set<Promise<void>>();

  /** @returns the body where the status is what it should be */
  async function told(method: string, path: string, right: number, options: object): Promise<{ data: never } | string> {
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
    const answer = await told('GET', path, 200, { headers: asGuest() });
    outcome.reads++;
    if (typeof answer === 'string') outcome.failed.push({ what: `GET ${path}`, answer });
  }

  async function order() {
    const options = { headers: { ...asGuest(), 'idempotency-key': randomUUID() }, body: draft };
    for (let tried = 0; tried < 150; tried++) {
      const answer = await told('POST', '/api/orders', 201, options);
      if (tried === 0) outcome.orders++;
      if (typeof answer !== 'string') {
        const { id, uid, hash } = answer.data as { id: string; uid: string; hash: string };
        accepted.push(id);
        lastLink = `/api/orders/public/${uid}/${hash}`;
        return;
      }
      if (tried === 0) outcome.failed.push({ what: 'POST /api/orders', answer });
      await wait(200);
    }
    throw new Error('an order was never accepted');
  }

  const add = (one: Promise<void>) => {
    underWay.add(one);
    void one.finally(() => underWay.delete(one)).catch(() => undefined);
  };
  const beats = setInterval(() => {
    add(order());
    // By turns what the gateway keeps, what it asks for and what it hands on.
    add(read(guests % 3 === 0 || !lastLink ? '/api/init' : lastLink));
  }, 1_000 / perSecond);

  return {
    accepted,
    since() {
      const before = outcome;
      outcome = { reads: 0, orders: 0, failed: [] };
      return before;
    },
    async stop() {
      if (isOver) return;
      isOver = true;
      clearInterval(beats);
      await Promise.all(underWay);
    },
  };
}
