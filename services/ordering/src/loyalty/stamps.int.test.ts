// Stamps and rewards: once per order whatever runs in parallel, taken back with a refund, corrected by staff.
import { afterEach, expect, test } from '@jest/globals';
import type { Account } from '@theke/contracts/ordering/account';
import { rewardGiven } from '@theke/contracts/ordering/account';
import type { Customer } from '@theke/contracts/ordering/customer';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import type { CustomerStamps } from '@theke/contracts/ordering/stamps';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { accountCalls } from '../../testing/account-samples.ts';
import { aConfig } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const start = new Date('2026-11-21T11:02:00Z');
let clock = start;
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
afterEach(() => {
  clock = start;
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
});

const email = 'walburga@example.at';
const withStamps = {
  ...aConfig,
  enablePluginAccounts: true,
  enablePluginStamps: true,
  stampMinimum: 10,
  stampsPerReward: 3,
  stampRewardAmount: 5,
};

async function aShop(config = withStamps) {
  const tenant = await publishShop(service(), { config });
  const calls = accountCalls(service(), tenant, () => clock);
  const guest = (body: object) =>
    request(service(), 'POST', '/api/orders', {
      as: asGuest(tenant),
      now: clock,
      body: { ...orderDraftExample, email, ...body },
    });
  const staff = (method: string, path: string, body?: unknown) =>
    request(service(), method, `/api${path}`, {
      as: asStaff(tenant),
      now: clock,
      ...(body === undefined ? {} : { body }),
    });
  const order = async (body: object = {}) => (await guest(body)).body.data as CreatedOrder;
  const complete = async ({ id }: { id: string }) => {
    for (const move of ['confirm', 'in-delivery', 'completed']) await staff('POST', `/orders/${id}/status/${move}`, {});
  };
  const completed = async (body: object = {}) => {
    const created = await order(body);
    await complete(created);
    return created;
  };
  const refund = async (id: string, amount?: number) => {
    const { version } = (await staff('GET', `/orders/${id}`)).body.data as { version: number };
    return staff('POST', `/orders/${id}/refunds`, { version, reason: 'Kalt.', ...(amount && { amount }) });
  };
  const { call } = await calls.logIn(email);
  const card = async () => ((await call('GET', '/account')).body.data as Account).stampCard;
  const [{ id: customer } = { id: '' }] = (await staff('GET', '/customers')).body.data as Customer[];
  const correct = (change: number) => staff('POST', `/customers/${customer}/stamps`, { change, reason: 'Im Lokal.' });
  return { tenant, call, guest, staff, order, complete, completed, refund, card, customer, correct, ...calls };
}
const outcome = ({ status, body }: Reply) => [status, ...(body?.errors ?? []).map(({ code }) => code)].join(' ');

// LOYAL-02
test('gives a stamp for a completed order from the least total on, to its own account only', async () => {
  const { order, completed, complete, card, staff } = await aShop();
  const open = await order();
  expect(await card()).toMatchObject({ stamps: 0, needed: 3 });
  await complete(open);
  expect(await card()).toMatchObject({ stamps: 1 });
  await completed({ email: 'andere@example.at' });
  expect(await card()).toMatchObject({ stamps: 1 });
  const canceled = await order();
  await staff('POST', `/orders/${canceled.id}/status/cancel`, { reason: 'Auf Wunsch.' });
  expect(await card()).toMatchObject({ stamps: 1 });
  const dear = await aShop({ ...withStamps, stampMinimum: 1_000 });
  await dear.completed();
  expect(await dear.card()).toMatchObject({ stamps: 0 });
});

// LOYAL-02
test('gives one stamp per order, however often and at once it is completed', async () => {
  const { order, staff, card } = await aShop();
  const { id } = await order();
  for (const move of ['confirm', 'in-delivery']) await staff('POST', `/orders/${id}/status/${move}`, {});
  await Promise.all(Array.from({ length: 12 }, () => staff('POST', `/orders/${id}/status/completed`, {})));
  expect(await card()).toMatchObject({ stamps: 1 });
});

// LOYAL-02, LOYAL-04
test('counts orders completed in parallel exactly, and gives one reward per full card', async () => {
  const { tenant, order, complete, card } = await aShop();
  const orders = [];
  for (let nth = 0; nth < 8; nth += 1) orders.push(await order());
  await Promise.all(orders.map(complete));
  const { stamps, rewards } = (await card()) ?? { stamps: -1, rewards: [] };
  expect([stamps, rewards.length, new Set(rewards.map(({ code }) => code)).size]).toEqual([2, 2, 2]);
  await service().settled();
  const published = service().events.filter(({ type, tenantid }) => type === rewardGiven.type && tenantid === tenant);
  expect(published.map(({ data }) => (data as { email: string }).email)).toEqual([email, email]);
});

// LOYAL-04
test("accepts a reward's code once", async () => {
  const { completed, guest, card } = await aShop();
  for (let nth = 0; nth < 3; nth += 1) await completed();
  const couponCode = (await card())?.rewards[0]?.code;
  const replies = await Promise.all(Array.from({ length: 6 }, () => guest({ couponCode, expectedTotal: undefined })));
  expect(replies.map(outcome).sort()).toEqual(['201', ...Array(5).fill('409 COUPON_USED_UP')]);
  const [accepted] = replies.filter(({ status }) => status === 201);
  expect(accepted).toBeTruthy();
  expect((await card())?.rewards).toMatchObject([{ isUsed: true }]);
});

// LOYAL-03
test('takes a stamp back once with a full refund, and none with a part', async () => {
  const { completed, refund, card } = await aShop();
  const [first, second] = [await completed(), await completed()];
  expect((await refund(first.id, 1)).status).toBe(200);
  expect(await card()).toMatchObject({ stamps: 2 });
  const replies = await Promise.all([refund(first.id), refund(first.id), refund(first.id)]);
  expect(replies.filter(({ status }) => status < 300).length).toBe(1);
  expect(await card()).toMatchObject({ stamps: 1 });
  await refund(second.id);
  expect(await card()).toMatchObject({ stamps: 0 });
});

// LOYAL-03
test('revokes the unused reward of a returned order and frees the other stamps; a used one stays', async () => {
  const { completed, refund, guest, card } = await aShop();
  const orders = [await completed(), await completed(), await completed()];
  const code = (await card())?.rewards[0]?.code;
  await refund(orders[0]?.id ?? '');
  expect(await card()).toMatchObject({ stamps: 2, rewards: [] });
  expect(outcome(await guest({ couponCode: code }))).toBe('422 COUPON_UNKNOWN');
  await completed();
  const next = (await card())?.rewards[0]?.code;
  expect(next).not.toBe(code);
  expect(outcome(await guest({ couponCode: next }))).toBe('201');
  await refund(orders[1]?.id ?? '');
  expect(await card()).toMatchObject({ stamps: 0, rewards: [{ isUsed: true }] });
});

// LOYAL-05
test('stamps expire after the given months and then do not count', async () => {
  const { completed, card } = await aShop({ ...withStamps, stampMonths: 2 });
  await completed();
  expect(await card()).toMatchObject({ stamps: 1, nextExpiry: '2027-01-21T11:02:00.000Z' });
  clock = new Date('2027-01-21T11:02:00Z');
  expect(await card()).toMatchObject({ stamps: 0, nextExpiry: null });
});

// LOYAL-06
test('staff give and remove stamps with a reason, never below 0, and read the history', async () => {
  const { correct, completed, card, staff, customer, tenant } = await aShop();
  await completed();
  expect(outcome(await correct(-2))).toBe('422 STAMPS_TOO_FEW');
  expect((await correct(-1)).body.data).toMatchObject({ stamps: 0 });
  expect((await correct(4)).body.data).toMatchObject({ stamps: 1, needed: 3, rewards: [{ isUsed: false }] });
  expect(await card()).toMatchObject({ stamps: 1 });
  const { entries } = (await staff('GET', `/customers/${customer}/stamps`)).body.data as CustomerStamps;
  expect(entries.map(({ kind, change, by, reason }) => [kind, change, by, reason])).toEqual([
    ['reward', -3, '', ''],
    ['correction', 4, 'Dora Huber', 'Im Lokal.'],
    ['correction', -1, 'Dora Huber', 'Im Lokal.'],
    ['order', 1, '', ''],
  ]);
  const as = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  const path = `/api/customers/${customer}/stamps`;
  expect((await request(service(), 'GET', path, { as, now: clock })).status).toBe(200);
  expect((await request(service(), 'POST', path, { as, now: clock, body: { change: 1, reason: 'x' } })).status).toBe(
    403,
  );
});

// LOYAL-01
test('gives nothing while the card is off, and shows none', async () => {
  const { completed, card, correct } = await aShop({ ...withStamps, enablePluginStamps: false });
  await completed();
  expect(await card()).toBeNull();
  expect(outcome(await correct(1))).toBe('409 STAMPS_OFF');
  expect(await service().sql('select from stamp_entry where tenant_id = $1', [(await aShop()).tenant])).toEqual([]);
});

// ACCT-08
test('deletes stamps, rewards and history with the account', async () => {
  const { tenant, completed, call } = await aShop();
  for (let nth = 0; nth < 4; nth += 1) await completed();
  await call('DELETE', '/account');
  for (const table of ['stamp', 'stamp_reward', 'stamp_entry'])
    expect(await service().sql(`select from ${table} where tenant_id = $1`, [tenant])).toEqual([]);
});
