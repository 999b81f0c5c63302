import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '@theke/contracts/catalog/table';
import type { TableBillDetail, TablePaymentLink } from '@theke/contracts/ordering/table-bill';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { between, randomFrom } from '../../fixtures/random.ts';
import type { Draft } from '../journeys/demo-shop.ts';
import type { Platform, Reply } from '../journeys/platform.ts';
import type { Ledger } from './ledger.ts';
import { payments, payOrder } from './pay-order.ts';

type Deps = { platform: Platform; tenant: string; cookie: string; draft: Draft; ledger: Ledger; seed: number };

/** Longer than a guest would wait, so that the outcome is known. */
const timeoutMs = 120_000;
const waiters = 3;

/**
 * Simulates guests at tables while services die, until it is stopped: waiters order rounds, two guests pay a share of
 * each online in any way, and the waiter takes the rest in cash.
 */
export function startTableGuests({ platform, tenant, cookie, draft, ledger, seed }: Deps): { stop(): Promise<void> } {
  const random = randomFrom(seed ^ 0x7ab1e);
  let isStopping = false;

  /**
   * Repeats a request until its response is definite; records responses other than success and the expected refusals.
   */
  const send = (method: string, path: string, options: object, refusals: readonly string[] = []): Promise<Reply> =>
    until(
      `${method} ${path}`,
      async () => {
        const reply = await platform.call(method, path, options);
        if (reply.status >= 500 || reply.status === 429) return undefined;
        const code = reply.body.errors?.[0]?.code ?? '';
        if (reply.status >= 400 && !refusals.includes(code))
          ledger.faults.push(`${method} ${path} was refused with ${code} (${reply.status})`);
        return reply;
      },
      timeoutMs,
    );

  async function payPart(link: string): Promise<void> {
    const body = { method: 'card', part: { kind: 'share', persons: 3 } };
    const reserved = await send('PUT', `${link}/bill/payments/${uuidv7()}`, { body }, ['BILL_PAID', 'BILL_CLOSED']);
    if (reserved.status !== 200) return;
    const part = reserved.body.data as TablePaymentLink;
    const how = payments[between(random, 0, payments.length - 1)] as (typeof payments)[number];
    ledger.tableParts.set(part.id, how);
    await payOrder({ platform, tenant, random }, part, how);
  }

  async function serve(table: string, number: number): Promise<void> {
    const opened = await send('POST', '/api/table-bills', { cookie, body: { table } });
    const { id } = opened.body.data as TableBillDetail;
    const marker = `chaos-${seed}-round-${String(number).padStart(6, '0')}`;
    const ordered = await send('POST', `/api/table-bills/${id}/rounds`, {
      cookie,
      body: { items: draft.items.map((item) => ({ ...item, amount: 3 })), comment: marker },
      headers: { 'idempotency-key': marker },
    });
    const round = (ordered.body.data as TableBillDetail).orders.find(({ comment }) => comment === marker);
    if (!round) return void ledger.faults.push(`${marker} is not on its bill`);
    ledger.rounds.set(marker, round.id);
    const guest = await send('GET', `/api/orders/${round.id}/guest`, { cookie });
    const [, , uid, hash] = (guest.body.data as { statusPath: string }).statusPath.split('/');
    await Promise.all([1, 2].map(() => payPart(`/api/orders/public/${uid}/${hash}`)));
    const rest = { cookie, body: { method: 'cash', part: { kind: 'rest' } } };
    await send('PUT', `/api/table-bills/${id}/settlements/${uuidv7()}`, rest, ['BILL_PAID', 'BILL_CLOSED']);
  }

  /** A waiter, who serves every third table, starting at a different one. */
  async function work(waiter: number): Promise<void> {
    const listed = await send('GET', `/api/tables?pageSize=100&filter[branch]=${draft.branch}`, { cookie });
    const tables = listed.body.data as unknown as Table[];
    for (let number = waiter; number === waiter || !isStopping; number += waiters) {
      await serve((tables[number % tables.length] as Table).id, number);
      await pause(100);
    }
  }
  const working = Promise.all(Array.from({ length: waiters }, (_, waiter) => work(waiter)));
  working.catch(() => undefined); // awaited in stop
  return {
    async stop() {
      isStopping = true;
      await working;
    },
  };
}
