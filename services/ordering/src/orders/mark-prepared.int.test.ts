import { expect, test } from '@jest/globals';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);

/** A confirmed order of two items. */
async function anOrderInPreparation() {
  const tenant = await publishShop(service(), { config: aConfig, branches: [aBranch], menu: aMenu });
  const item = { product: margherita.id, amount: 1, unit: 'piece' };
  const { body } = await request(service(), 'POST', '/api/orders', {
    as: asGuest(tenant),
    body: { ...orderDraftExample, items: [item, item] },
  });
  const { id } = body.data as CreatedOrder;
  const call = (path: string, sent: object, as = asStaff(tenant)) =>
    request(service(), path === 'status/confirm' ? 'POST' : 'PUT', `/api/orders/${id}/${path}`, { as, body: sent });
  const mark = (index: number, isPrepared = true, as = asStaff(tenant)) =>
    call(`items/${index}/prepared`, { isPrepared }, as);
  const read = async () =>
    (await request(service(), 'GET', `/api/orders/${id}`, { as: asStaff(tenant) })).body.data as Order;
  return { tenant, id, mark, read, call };
}

// ORDER-38
test('marks items as finished and back, live for every board, without a new version', async () => {
  const { tenant, id, mark, read, call } = await anOrderInPreparation();
  expect((await mark(0)).body.errors).toMatchObject([{ code: 'ORDER_NOT_IN_PREPARATION' }]);
  expect((await call('status/confirm', {})).status).toBe(200);
  const { version } = await read();
  const board = await openStream(service(), '/api/orders/stream', asStaff(tenant));
  expect((await mark(1)).body.data).toMatchObject({ prepared: [1], version });
  await board.until(`data: ${JSON.stringify({ id, version })}`);
  await mark(0);
  await mark(0);
  expect(await read()).toMatchObject({ prepared: [0, 1], version, edits: [] });
  await mark(1, false);
  expect((await read()).prepared).toEqual([0]);
  // The order can be edited with the version that was shown before.
  expect((await call('items/1', { version, amount: 2 })).status).toBe(200);
  expect((await read()).prepared).toEqual([0]);
});

// ORDER-38
test('refuses unknown and struck items, other branches and guests', async () => {
  const { tenant, mark, read, call } = await anOrderInPreparation();
  await call('status/confirm', {});
  const { version } = await read();
  await call('items/1', { version, amount: 0 });
  expect([(await mark(1)).status, (await mark(7)).status]).toEqual([404, 404]);
  const elsewhere = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  expect((await mark(0, true, elsewhere)).status).toBe(404);
  expect((await mark(0, true, asGuest(tenant))).status).toBe(401);
  expect((await mark(0, true, asStaff(uuidv7()))).status).toBe(404);
  expect((await read()).prepared).toEqual([]);
});

// ORDER-38
test('two stations that finish items at the same time lose nothing', async () => {
  const { mark, read, call } = await anOrderInPreparation();
  await call('status/confirm', {});
  await Promise.all([mark(0), mark(1)]);
  expect((await read()).prepared).toEqual([0, 1]);
});
