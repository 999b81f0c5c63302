import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { startForTest, type TestService, toTestEvent } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder, aShop } from '../../testing/order-samples.ts';
import { notifications } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
beforeAll(async () => {
  service = await startForTest(notifications);
});
afterAll(() => service.stop());

/** A copy of an order of a separate shop, with events as a test needs them. */
async function aCopy() {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  const { sql } = service;
  return {
    order,
    async receive(fact: ReturnType<typeof order.changed>, snapshot = false) {
      await service.bus.publish([{ ...toTestEvent(tenant, fact), ...(snapshot && { snapshot: true as const }) }]);
      await service.settled();
    },
    async copy() {
      const [row] = await sql<{ doc: OrderState }>('select doc from copy where tenant_id = $1 and id = $2', [
        tenant,
        order.id,
      ]);
      return row?.doc.comment;
    },
    damage: (comment: string) =>
      sql(`update copy set doc = doc || jsonb_build_object('comment', $3::text) where tenant_id = $1 and id = $2`, [
        tenant,
        order.id,
        comment,
      ]),
    versionsBeside: async () =>
      (await sql('select from copied_version where tenant_id = $1 and subject = $2', [tenant, order.id])).length,
    /** Stores the order as the previous release does: the version in a separate row, then the copy. */
    async receiveLegacy(version: number, comment: string) {
      const news = await sql(
        `insert into copied_version as seen (tenant_id, kind, subject, version) values ($1, 'ordering.order', $2, $3)
         on conflict (tenant_id, kind, subject) do update set version = excluded.version where seen.version < excluded.version
         returning version`,
        [tenant, order.id, version],
      );
      const { data } = order.changed({ comment }, version);
      if (news.length > 0)
        await sql(
          `insert into copy (tenant_id, kind, id, doc) values ($1, 'ordering.order', $2, $3)
           on conflict (tenant_id, kind, id) do update set doc = excluded.doc`,
          [tenant, order.id, JSON.stringify((data as { order: object }).order)],
        );
      return news.length > 0;
    },
  };
}

test('keeps the newest state, ignores older ones, and stores the version only in the copy', async () => {
  const { order, receive, copy, versionsBeside } = await aCopy();
  await receive(order.changed({ comment: 'drei' }, 3));
  await receive(order.changed({ comment: 'zwei' }, 2));
  await receive(order.changed({ comment: 'noch einmal drei' }, 3));
  expect(await copy()).toBe('drei');
  await receive(order.changed({ comment: 'vier' }, 4));
  expect(await copy()).toBe('vier');
  expect(await versionsBeside()).toBe(0);
});

test('repairs a wrong copy of the same version by a snapshot, and restores nothing older', async () => {
  const { order, receive, copy, damage } = await aCopy();
  await receive(order.changed({ comment: 'drei' }, 3));
  await damage('verdorben');
  await receive(order.changed({ comment: 'zwei' }, 2), true);
  expect(await copy()).toBe('verdorben');
  await receive(order.changed({ comment: 'drei' }, 3), true);
  expect(await copy()).toBe('drei');
});

test('shares copies between two releases of the service', async () => {
  const { order, receive, copy, receiveLegacy } = await aCopy();
  expect(await receiveLegacy(2, 'zwei')).toBe(true);
  await receive(order.changed({ comment: 'eins' }, 1));
  expect(await copy()).toBe('zwei');
  await receive(order.changed({ comment: 'vier' }, 4));
  expect(await receiveLegacy(3, 'drei')).toBe(false);
  expect(await copy()).toBe('vier');
  expect(await receiveLegacy(5, 'fünf')).toBe(true);
  await receive(order.changed({ comment: 'vier' }, 4), true);
  expect(await copy()).toBe('fünf');
  await receive(order.changed({ comment: 'fünf, wie es war' }, 5), true);
  expect(await copy()).toBe('fünf, wie es war');
});
