// Orders of a branch stored in one batch have the same result as orders stored one by one.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@theke/kit/database/database';
import { withRequestContext } from '@theke/kit/request-context';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { aNewOrder } from '../../testing/order-samples.ts';
import { ordering } from '../service.ts';
import { newUid } from './new-uid.ts';
import { isKeyBound } from './order-store.ts';
import { type Accepted, type StoreOrder, storeTogether } from './store-together.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>> & { db: Database }>;
let storeOrder: StoreOrder;
beforeAll(async () => {
  service = await startForTest({
    ...ordering,
    setup: async (base) => ({ ...(await ordering.setup(base)), db: base.db }),
  });
  storeOrder = storeTogether(service.parts.db);
});
afterAll(() => service.stop());

const day = '2026-11-21';
const placedAt = new Date(`${day}T11:00:00Z`);
const aKey = () => ({ key: `schluessel-${uuidv7()}`, requestHash: 'h' });

function aBranch(tenant = uuidv7()) {
  const branch = uuidv7();
  const accepted = (
    given: Partial<Omit<Accepted, 'order'>> & { order?: Partial<Accepted['order']> } = {},
  ): Accepted => ({
    counter: { branch, day },
    idempotency: undefined,
    keptCart: undefined,
    ...given,
    order: { ...aNewOrder(placedAt), id: uuidv7(), uid: newUid(), branch, ...given.order },
  });
  const rows = () =>
    service.sql<{ id: string; number: number; transaction: string }>(
      'select id, ticket_number as number, xmin::text as transaction from orders where branch_id = $1 order by 2',
      [branch],
    );
  return { tenant, branch, accepted, rows, store: (one: Accepted) => storeOrder(tenant, one) };
}

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('stores many concurrent orders in few transactions, each with its number and event', async () => {
  const { accepted, rows, store } = aBranch();
  const all = numbersUpTo(60).map(() => accepted({ idempotency: aKey() }));
  const orders = await Promise.all(
    all.map((one) =>
      withRequestContext({ requestId: one.order.id, traceparent: '', actor: `user:${one.order.id}` }, () => store(one)),
    ),
  );
  expect(orders.map(({ id }) => id)).toEqual(all.map(({ order }) => order.id));
  expect(orders.map(({ ticketNumber }) => ticketNumber).sort((a, b) => Number(a) - Number(b))).toEqual(numbersUpTo(60));
  const stored = await rows();
  expect(stored.map(({ number }) => number)).toEqual(numbersUpTo(60));
  expect(new Set(stored.map(({ transaction }) => transaction)).size).toBeLessThan(15);
  // Each event names the guest or user who ordered as its actor.
  const outbox = await service.sql<{ subject: string; actor: string }>(
    `select event ->> 'subject' as subject, event ->> 'actor' as actor from outbox where event ->> 'subject' = any($1)`,
    [all.map(({ order }) => order.id)],
  );
  expect(outbox).toHaveLength(60);
  for (const { subject, actor } of outbox) expect(actor).toBe(`user:${subject}`);
});

// ORDER-25
test('stores each valid order once without gaps in the numbers, despite repeated and failing ones', async () => {
  const kind = fc.constantFrom('good', 'good', 'good', 'repeated', 'failing', 'untold');
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 2, maxLength: 24 }), async (kinds) => {
      const { accepted, rows, store } = aBranch();
      const first = accepted({ idempotency: aKey() });
      await store(first);
      const wrong: Record<string, Partial<Accepted['order']>> = {
        failing: { id: first.order.id },
        // Not a valid event.
        untold: { comment: 7 as never },
      };
      const all = kinds.map((kind) => {
        if (kind === 'repeated') return accepted({ idempotency: first.idempotency });
        return accepted({ idempotency: aKey(), order: wrong[kind] ?? {} });
      });
      const outcomes = await Promise.allSettled(all.map(store));
      for (const [index, outcome] of outcomes.entries()) {
        expect(outcome.status).toBe(kinds[index] === 'good' ? 'fulfilled' : 'rejected');
        if (kinds[index] === 'repeated') expect(isKeyBound((outcome as PromiseRejectedResult).reason)).toBe(true);
      }
      const good = all.filter((_, index) => kinds[index] === 'good').map(({ order }) => order.id);
      const stored = await rows();
      expect(stored.map(({ id }) => id).sort()).toEqual([first.order.id, ...good].sort());
      // Only orders that failed for another reason than their key have used a number.
      const failing = kinds.filter((one) => one in wrong).length;
      expect(new Set(stored.map(({ number }) => number)).size).toBe(stored.length);
      expect(Math.max(...stored.map(({ number }) => number))).toBeLessThanOrEqual(stored.length + failing);
    }),
    { numRuns: 25 },
  );
});

// ORDER-25
test('binds a key once and uses one number for many concurrent requests', async () => {
  const { accepted, rows, store } = aBranch();
  const idempotency = aKey();
  const outcomes = await Promise.allSettled(numbersUpTo(40).map(() => store(accepted({ idempotency }))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(isKeyBound(outcome.reason)).toBe(true);
  expect(await rows()).toMatchObject([{ number: 1 }]);
  expect((await store(accepted({ idempotency: aKey() }))).ticketNumber).toBe(2);
});

test('counts all orders of a batch to their customer', async () => {
  const { tenant, accepted, store } = aBranch();
  const customer = uuidv7();
  await Promise.all(numbersUpTo(30).map(() => store(accepted({ order: { customer } }))));
  expect(
    await service.sql('select orders from customers where tenant_id = $1 and id = $2', [tenant, customer]),
  ).toEqual([{ orders: 30 }]);
});

test('does not block orders of another branch while one waits in the database', async () => {
  const slow = aBranch();
  const other = aBranch(slow.tenant);
  const held = slow.accepted({ idempotency: aKey() });
  const waiting = await service.parts.db.withTenant(slow.tenant, async (tx) => {
    // Locks the branch's counter.
    await tx.query('insert into ticket_counter (branch_id, day, last) values ($1, $2, 0)', [slow.branch, day]);
    const waiting = slow.store(held);
    const orders = await Promise.all(numbersUpTo(5).map(() => other.store(other.accepted())));
    expect(orders).toHaveLength(5);
    expect(await slow.rows()).toEqual([]);
    return { waiting };
  });
  expect((await waiting.waiting).ticketNumber).toBe(1);
});
