import { expect, test } from '@jest/globals';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import type { Database } from '@theke/kit/database/database';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';
import { figureStore } from './figure-store.ts';
import { figureOf } from './order-figure.ts';

test('of two replicas that hear of the same new order at once the second waits, and counts nothing', async () => {
  let db = {} as Database;
  const withDatabase: typeof analytics = {
    ...analytics,
    setup(base) {
      db = base.db;
      return analytics.setup(base);
    },
  };
  const service = await startForTest(withDatabase);
  try {
    const tenant = uuidv7();
    const told = [{ id: uuidv7(), version: 1, again: false }];
    const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const second = await db.withTenant(tenant, async (tx) => {
      expect(await figureStore.newerOf(tx, told)).toEqual(new Set([told[0]?.id]));
      const other = db.withTenant(tenant, (otherTx) => figureStore.newerOf(otherTx, told));
      await Promise.race([other, until('the second waits', async () => (await service.sql(isWaiting)).length > 0)]);
      const order = { ...orderStateExample, id: told[0]?.id as string };
      figureStore.save(tx, [{ id: order.id, version: 1, now: figureOf(order, 'Europe/Vienna'), before: undefined }]);
      return { other };
    });
    expect(await second.other).toEqual(new Set());
  } finally {
    await service.stop();
  }
});
