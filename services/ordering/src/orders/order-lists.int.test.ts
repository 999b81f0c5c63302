// Lists for staff with thousands of orders, most of them junk.
import { expect, test } from '@jest/globals';
import type { PageMeta } from '@theke/contracts/endpoint';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { aBranch } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);
const minute = 60_000;

/** A shop with one order and a way to copy it many times, the last copy `ago` before now. */
async function aShop() {
  const tenant = await publishShop(service());
  const submit = async () => {
    const reply = await request(service(), 'POST', '/api/orders', { as: asGuest(tenant), body: orderDraftExample });
    return (reply.body.data as CreatedOrder).id;
  };
  const template = await submit();
  const [{ columns } = { columns: '' }] = await service().sql<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'orders' and is_generated = 'NEVER'`,
  );
  const many = (count: number, status: string, ago = 0) =>
    service().sql(
      `insert into orders (${columns})
       select ${columns.replaceAll(/(\w+)/g, 'copied.$1')} from orders one, generate_series(1, $2::int) n, jsonb_populate_record(one, jsonb_build_object(
         'id', gen_random_uuid(), 'uid', $3 || n, 'status', $4::text,
         'placed_at', now() - $5 * interval '1 ms' - (n || ' ms')::interval, 'updated_at', now())) copied where one.id = $1`,
      [template, count, `${status}-${ago}-`, status, ago],
    );
  const list = async (path: string, as = asStaff(tenant)) => {
    const { body } = await request(service(), 'GET', `/api/orders/${path}`, { as });
    return { data: body.data as Order[], meta: body.meta as PageMeta };
  };
  return { tenant, submit, template, many, list };
}
const open = (orders: readonly Order[]) => orders.filter(({ status }) => status === 'placed' || status === 'confirmed');

// Security finding H1 of the first attack; ORDER-28
test('shows all open orders, newest first, despite 5,000 finished and 2,000 junk orders', async () => {
  const { tenant, submit, template, many, list } = await aShop();
  await many(5_000, 'rejected');
  await many(2_000, 'placed');
  const real = await submit();
  const board = await list('current');
  expect(board.data[0]?.id).toBe(real);
  expect(open(board.data)).toHaveLength(2_002);
  expect(open(board.data).map(({ id }) => id)).toContain(template);
  expect(board.meta).toMatchObject({ total: 2_002, isTotalCapped: false });
  // Finished orders have their own limit.
  expect(board.data).toHaveLength(2_202);
  const desk = await list(`frontdesk/${aBranch.id}/-`, asKey(tenant, 'frontdesk', aBranch.id));
  expect(desk.data[0]?.id).toBe(real);
  expect(desk.data).toHaveLength(2_002);
});

// Security finding H1 of the first attack; ORDER-28
test('reports truncated lists and never hides an order that was answered', async () => {
  const { template, many, list } = await aShop();
  await service().sql("update orders set status = 'confirmed', placed_at = now() - interval '11 hours' where id = $1", [
    template,
  ]);
  await many(2_600, 'placed', 20 * minute);
  await many(1, 'placed', 11 * minute);
  const { data, meta } = await list('current');
  expect(meta).toMatchObject({ total: 2_500, isTotalCapped: true });
  expect(data.map(({ id }) => id)).toContain(template);
  expect(data[0]?.uid).toBe('placed-660000-1');
  const missed = await list('missed');
  expect(missed.data[0]?.uid).toBe('placed-660000-1');
  expect(missed.meta).toMatchObject({ total: 2_500, isTotalCapped: true });
});
