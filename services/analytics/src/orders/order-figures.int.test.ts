import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import type { Database } from '@theke/kit/database/database';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';
import { figureStore } from './figure-store.ts';
import { toFigure } from './order-figure.ts';
import { startRecount } from './recount-branch.ts';

async function startWithDatabase() {
  let db = {} as Database;
  const service = await startForTest({
    ...analytics,
    setup(base) {
      db = base.db;
      return analytics.setup(base);
    },
  });
  return { service, db };
}

// PAY-18
test('counts no refund for removed items, whose price is no longer in the total', () => {
  const figure = (changes: Partial<OrderState>) =>
    toFigure({ ...orderStateExample, ...changes }, 'Europe/Vienna').refunded;
  expect(figure({ refunded: 10.9, refundedOfTotal: 2 })).toBe(20_000);
  expect(figure({ refunded: 10.9, refundedOfTotal: undefined })).toBe(109_000); // Published by an older release.
});

test('counts events of a branch while its orders are recounted in another time zone', async () => {
  const { service, db } = await startWithDatabase();
  try {
    const [tenant, branch] = [uuidv7(), uuidv7()];
    const placedAt = '2026-11-20T23:30:00.000Z';
    const order = (id = uuidv7()): OrderState => ({
      ...orderStateExample,
      ...{ id, branch: { id: branch }, placedAt, kind: 'order', status: 'placed' },
    });
    // More than two pages.
    const old = Array.from({ length: 450 }, () => order());
    await db.withTenant(tenant, async (tx) =>
      figureStore.save(
        tx,
        old.map((one) => ({ id: one.id, version: 1, now: toFigure(one, 'Europe/Vienna'), before: undefined })),
      ),
    );
    const days = () =>
      service.sql('select day::text, count(*)::int as orders from order_figure group by day order by day');
    const sums = () =>
      service.sql('select day::text, sum(orders)::int as orders from order_day group by day having sum(orders) > 0');
    const placed = order();
    await db.withTenant(tenant, async (tx) => {
      // Blocks the recount at this row.
      await tx.query('select from order_figure where id = $1 for update', [old[0]?.id]);
      const moved = { ...branches.events.changed.example, id: branch, timeZone: 'Europe/London' };
      await service.publish(tenant, branches.events.changed(branch, 1, moved));
      await service.settled();
      await service.publish(tenant, orderPlaced(placed.id, 1, { ...orderPlaced.example, order: placed }));
      await service.settled();
      expect(await days()).toEqual([
        { day: '2026-11-20', orders: 1 },
        { day: '2026-11-21', orders: 450 },
      ]);
    });
    await service.runTimers();
    expect(await days()).toEqual([{ day: '2026-11-20', orders: 451 }]);
    expect(await sums()).toEqual([{ day: '2026-11-20', orders: 451 }]);
    expect(await service.sql('select from branch_recount')).toEqual([]);
  } finally {
    await service.stop();
  }
});

test('restarts the recount when the time zone changes again', async () => {
  const { service, db } = await startWithDatabase();
  try {
    const [tenant, branch, id] = [uuidv7(), uuidv7(), uuidv7()];
    const order = { ...orderStateExample, id, branch: { id: branch }, placedAt: '2026-11-20T23:30:00.000Z' };
    const clock = (zone: string) =>
      db.withTenant(tenant, async (tx) => {
        await figureStore.setZone(tx, branch, zone);
        await startRecount(tx, branch, new Date());
      });
    await db.withTenant(tenant, async (tx) => {
      figureStore.save(tx, [{ id, version: 1, now: toFigure(order, 'Europe/Vienna'), before: undefined }]);
      figureStore.beginRecount(tx, branch);
      // The previous page has already passed this order.
      figureStore.noteRecounted(tx, branch, id);
    });
    await clock('Pacific/Auckland');
    await service.runTimers();
    expect(await service.sql('select day::text, hour from order_figure')).toEqual([{ day: '2026-11-21', hour: 12 }]);
  } finally {
    await service.stop();
  }
});

test('counts a new order once when two replicas receive it concurrently', async () => {
  const { service, db } = await startWithDatabase();
  try {
    const tenant = uuidv7();
    const changes = [{ id: uuidv7(), version: 1, again: false }];
    const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const second = await db.withTenant(tenant, async (tx) => {
      expect(await figureStore.filterNewer(tx, changes)).toEqual(new Set([changes[0]?.id]));
      const other = db.withTenant(tenant, (otherTx) => figureStore.filterNewer(otherTx, changes));
      await Promise.race([other, until('the second waits', async () => (await service.sql(isWaiting)).length > 0)]);
      const order = { ...orderStateExample, id: changes[0]?.id as string };
      figureStore.save(tx, [{ id: order.id, version: 1, now: toFigure(order, 'Europe/Vienna'), before: undefined }]);
      return { other };
    });
    expect(await second.other).toEqual(new Set());
  } finally {
    await service.stop();
  }
});
