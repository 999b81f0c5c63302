import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Donatee, donatees } from '@theke/contracts/ordering/donatee';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aConfig } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const now = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => now });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

/** A shop with one donatee; `gives`: whether the shop donates with each order. */
async function aShop({ gives = true } = {}) {
  const tenant = await publishShop(service, { config: { ...aConfig, enablePluginDonations: gives } });
  const ask =
    (as: ReturnType<typeof asGuest>) =>
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply> =>
      request(service, method, `/api${path}`, { as, now, ...(body && { body }) });
  const [guest, manager] = [ask(asGuest(tenant)), ask(asStaff(tenant, { roles: ['ROLE_MANAGER'] }))];
  const created = await manager('POST', '/donatees', donatees.example);
  const donatee = created.body.data as Donatee;
  const submit = (draft: object) => guest('POST', '/orders', { ...orderDraftExample, ...draft });
  return { tenant, guest, manager, donatee, submit };
}

const codesOf = (reply: Reply) => reply.body.errors?.map(({ code, field }) => `${code} ${field}`);

// DONATE-01
test('stores donatee and amount with the order at no cost for the guest, whatever happens to the donatee later', async () => {
  const { guest, manager, donatee, submit } = await aShop();
  const listed = await guest('GET', '/donatees');
  const { id, name, description } = donatee;
  expect(listed.body.data).toEqual([{ id, name, description }]);

  const placed = await submit({ donatee: id, expectedTotal: 10.9 });
  expect(placed.status).toBe(201);
  const order = placed.body.data as CreatedOrder;
  expect(order.totals.total.gross).toBe(10.9);
  const donation = { donatee: id, name: 'Wiener Tafelrunde', amount: 0.07 };
  const { version } = donatee;
  expect((await manager('PUT', `/donatees/${id}`, { name: 'Anders', description, version })).status).toBe(200);
  expect((await manager('DELETE', `/donatees/${id}`)).status).toBe(204);
  const seen = (path: string, by: typeof guest) => by('GET', path).then(({ body }) => body.data);
  expect(await seen(`/orders/${order.id}`, manager)).toMatchObject({ donation });
  expect(await seen(`/orders/public/${order.uid}/${order.hash}`, guest)).toMatchObject({ donation });
  expect((await manager('POST', `/orders/${order.id}/status/confirm`, {})).body.data).toMatchObject({ donation });
});

test('accepts an order without a donatee', async () => {
  const { manager, submit } = await aShop();
  for (const draft of [{}, { donatee: null }]) {
    const { id } = (await submit(draft)).body.data as CreatedOrder;
    expect((await manager('GET', `/orders/${id}`)).body.data).toMatchObject({ donation: null });
  }
});

test('rejects an unknown donatee, one of another shop, or any if the shop does not donate, and stores nothing', async () => {
  const [one, other, off] = [await aShop(), await aShop(), await aShop({ gives: false })];
  const unknown = ['DONATEE_UNKNOWN donatee'];
  const refused = await one.submit({ donatee: uuidv7() });
  expect([refused.status, codesOf(refused)]).toEqual([422, unknown]);
  expect(refused.body.errors?.[0]?.message).toMatch(/^Diesen Spendenempfänger gibt es nicht mehr\./);
  expect(codesOf(await one.submit({ donatee: other.donatee.id }))).toEqual(unknown);
  expect(codesOf(await off.submit({ donatee: off.donatee.id }))).toEqual(['DONATION_NOT_OFFERED donatee']);
  for (const { manager } of [one, off]) expect((await manager('GET', '/orders')).body.meta?.total).toBe(0);
});
