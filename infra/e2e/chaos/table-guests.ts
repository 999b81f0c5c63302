import type { Table } from '@theke/contracts/catalog/table';
import type { TableBillDetail, TablePaymentLink } from '@theke/contracts/ordering/table-bill';
import { v7 as uuidv7 } from 'uuid';
import { between, randomFrom } from '../../fixtures/random.ts';
import type { Draft } from '../journeys/demo-shop.ts';
import type { Platform } from '../journeys/platform.ts';
import { definiteRequests } from './definite-requests.ts';
import type { Ledger } from './ledger.ts';
import { payments, payOrder } from './pay-order.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';

type Deps = { platform: Platform; tenant: string; cookie: string; draft: Draft; ledger: Ledger; seed: number };

const waiters = 3;

/**
 * Simulates guests at tables while services die, until it is stopped: waiters order rounds, two guests pay a share of
 * each online in any way, and the waiter takes the rest in cash.
 */
export function startTableGuests({ platform, tenant, cookie, draft, ledger, seed }: Deps): RepeatedWork[] {
  const random = randomFrom(seed ^ 0x7ab1e);
  const send = definiteRequests(platform, ledger);

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
  function startWaiter(waiter: number): RepeatedWork {
    const tables = send('GET', `/api/tables?pageSize=100&filter[branch]=${draft.branch}`, { cookie }).then(
      ({ body }) => body.data as unknown as Table[],
    );
    return repeatWork(async (round) => {
      const number = waiter + round * waiters;
      const all = await tables;
      await serve((all[number % all.length] as Table).id, number);
    }, 100);
  }
  return Array.from({ length: waiters }, (_, waiter) => startWaiter(waiter));
}
