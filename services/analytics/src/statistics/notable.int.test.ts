// STAT-19: notable facts of a day, from the sums of orders.
import { expect, test } from '@jest/globals';
import { orderChanged } from '@theke/contracts/ordering/order-events';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { addDays } from '@theke/rules/time/local-time';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

const service = runDuringTests(analytics);
const day = '2026-11-19';
const [neubau, meidling, diavola, tiramisu] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];

type Sold = { at: string; branch?: string; gross?: number; product?: string; status?: OrderState['status'] };

async function aBusiness(sold: readonly Sold[]) {
  const tenant = uuidv7();
  const [item] = orderStateExample.items as [OrderState['items'][number]];
  const events = sold.map(({ at, branch = neubau, gross = 10, product = diavola, status = 'confirmed' }) => {
    const order: OrderState = {
      ...orderStateExample,
      ...{ id: uuidv7(), branch: { id: branch }, status, placedAt: `${at}T11:00:00.000Z` },
      items: [{ ...item, product, name: product === diavola ? 'Diavola' : 'Tiramisù' }],
      totals: { ...orderStateExample.totals, total: { net: gross, tax: 0, gross } },
    };
    const { id, uid, placedAt } = order;
    return toTestEvent(tenant, orderChanged(id, 1, { id, uid, branch, status, at: placedAt, order }));
  });
  await service().bus.publish(events);
  await service().settled();
  return async (day: string, as = asStaff(tenant)) => {
    const { status, body } = await request(service(), 'GET', `/api/statistics/notable?day=${day}`, { as });
    return { status, data: body.data, field: body.errors?.[0]?.field };
  };
}
const before = (week: number) => addDays(day, -7 * week);
const weeks = (count: number) => Array.from({ length: count }, (_, week) => before(week + 1));
const times = (count: number, one: Sold) => Array.from({ length: count }, () => one);

test('compares revenue, branches and missing products with the same weekdays only', async () => {
  const read = await aBusiness([
    ...weeks(5).flatMap((at) => [
      ...times(3, { at, product: tiramisu }),
      { at, gross: 50 + Number(at.slice(8)) / 10 },
      { at, branch: meidling, gross: 20 },
    ]),
    // Other weekdays and weeks before the last eight are ignored.
    ...times(9, { at: addDays(day, -1), gross: 900 }),
    { at: before(9), gross: 5_000 },
    { at: day, gross: 60.5 },
    { at: day, gross: 10, status: 'canceled' },
  ]);
  const { data } = await read(day);
  expect(data).toEqual({
    days: 5,
    rows: [
      { kind: 'revenue', branch: null, gross: 60.5, days: 5, least: 100.5, most: 102.9 },
      { kind: 'missing', product: tiramisu, name: 'Tiramisù', days: 4, least: 3, most: 3 },
      ...[
        { kind: 'revenue', branch: meidling, gross: 0, days: 5, least: 20, most: 20 },
        { kind: 'revenue', branch: neubau, gross: 60.5, days: 5, least: 80.5, most: 82.9 },
      ].toSorted((one, other) => (one.branch < other.branch ? -1 : 1)),
    ],
  });
});

test('reports nothing for an ordinary day, or with only three weeks of data', async () => {
  const same = await aBusiness([day, ...weeks(8)].map((at) => ({ at })));
  expect((await same(day)).data).toEqual({ days: 8, rows: [] });
  const young = await aBusiness([{ at: day, gross: 500 }, ...weeks(3).map((at) => ({ at }))]);
  expect((await young(day)).data).toEqual({ days: 3, rows: [] });
});

test('reports nothing of another business or an empty day, or to guests', async () => {
  const read = await aBusiness([day, ...weeks(8)].map((at) => ({ at })));
  expect((await read(day, asStaff(uuidv7()))).data).toEqual({ days: 0, rows: [] });
  expect(await read('gestern')).toMatchObject({ status: 422, field: 'day' });
  expect((await read(day, asGuest(uuidv7()))).status).toBe(401);
});
