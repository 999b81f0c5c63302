// The fiscal port on a real database: which changes make a receipt, its number, and the signer's answer.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type FiscalReceipt, receiptSigned, receiptToSign } from '@theke/contracts/ordering/fiscal-receipt';
import { type CreatedOrder, type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => noon, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const register = 'MARILLO-1';

async function aShop(fiscalRegister = register) {
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true },
    branches: [{ ...aBranch, isCardProviderEnabled: true, fiscalRegister }],
    products: [{ ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: noon });
  const place = async (draft: object = {}) =>
    (await send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant))).body.data as CreatedOrder;
  const move = async (id: string, ...moves: string[]) => {
    for (const each of moves) expect((await send('POST', `/orders/${id}/status/${each}`, {})).status).toBe(200);
  };
  /** An order for 10.90 that was paid in cash. */
  const sold = async () => {
    const placed = await place();
    await move(placed.id, 'confirm', 'completed');
    return placed;
  };
  const till = asKey(tenant, 'fiscal', aBranch.id);
  const list = async (as = till) =>
    (await send('GET', '/fiscal-receipts?sort=number&pageSize=500', undefined, as)).body.data as FiscalReceipt[];
  const answer = (id: string, body: object = {}, as = till) =>
    send(
      'POST',
      `/fiscal-receipts/${id}/answer`,
      { state: 'signed', code: '_R1-AT0_X', signature: 'c2ln', ...body },
      as,
    );
  const events = async ({ type }: { type: string }) => {
    await service.settled();
    return service.events.filter((event) => event.type === type && event.tenantid === tenant);
  };
  const read = async (id: string) => (await send('GET', `/orders/${id}`)).body.data as Order;
  return { tenant, send, place, move, sold, till, list, answer, events, read };
}
const codes = ({ body }: Reply) => body.errors?.map(({ code, field }) => [code, field]);

// FISCAL-03
test('makes no receipt and no event in a branch without a register', async () => {
  const { sold, list, events, read } = await aShop('');
  const { id } = await sold();
  expect(await list()).toEqual([]);
  expect(await events(receiptToSign)).toEqual([]);
  expect((await read(id)).fiscal).toBeUndefined();
});

// FISCAL-01, FISCAL-02
test('asks for a signature when the money is taken, once, with the sums by VAT rate', async () => {
  const { place, move, list, events, send } = await aShop();
  const { id, uid } = await place();
  await move(id, 'confirm');
  expect(await list()).toEqual([]);
  await move(id, 'completed', 'completed');
  const [receipt, ...more] = await list();
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    ...{
      register,
      number: 1,
      kind: 'sale',
      order: { id, uid },
      issuedAt: noon.toISOString(),
      timeZone: 'Europe/Vienna',
    },
    ...{ paymentMethod: 'cash', currency: 'EUR', gross: 10.9, state: 'open', answer: null },
    vat: [{ rate: 10, net: 9.9091, tax: 0.9909, gross: 10.9 }],
    items: [{ name: 'Margherita', gross: 10.9 }],
  });
  expect(await events(receiptToSign)).toMatchObject([{ subject: receipt?.id, data: { number: 1, gross: 10.9 } }]);
  const { version } = (await send('GET', `/orders/${id}`)).body.data as Order;
  await send('POST', `/orders/${id}/refunds`, { version, amount: 2.5, reason: 'Kalt geliefert' });
  expect((await list()).map(({ number, kind, gross, items }) => [number, kind, gross, items.length])).toEqual([
    [1, 'sale', 10.9, 1],
    [2, 'reversal', -2.5, 0],
  ]);
});

// FISCAL-01
test('an online payment and its cancellation have one receipt each, despite repeated events', async () => {
  const { tenant, place, move, list } = await aShop();
  const { id, uid } = await place({ paymentMethod: 'card' });
  const paid = paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, order: id, uid });
  for (const fact of [paid, paid]) await service.publish(tenant, fact);
  await service.settled();
  await move(id, 'cancel');
  const refund = { ...paymentRefunded.example, order: id, uid, amount: 10.9, refundedTotal: 10.9 };
  await service.publish(tenant, paymentRefunded(exampleIds.payment, 4, { ...refund, note: 'Storniert' }));
  await service.settled();
  expect((await list()).map(({ kind, gross, paymentMethod }) => [kind, gross, paymentMethod])).toEqual([
    ['sale', 10.9, 'card'],
    ['reversal', -10.9, 'card'],
  ]);
});

// FISCAL-03
test('numbers the receipts of a register without gaps, also of orders completed at the same time', async () => {
  const { place, move, list, send } = await aShop();
  const placed = await Promise.all(Array.from({ length: 12 }, () => place()));
  await Promise.all(placed.map(({ id }) => move(id, 'confirm')));
  // Every order is completed twice at once: one of both changes nothing.
  await Promise.all([...placed, ...placed].map(({ id }) => send('POST', `/orders/${id}/status/completed`, {})));
  const receipts = await list();
  expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(new Set(receipts.map(({ order }) => order.id))).toEqual(new Set(placed.map(({ id }) => id)));
});

// FISCAL-04
test('stores the answer with the order and publishes it; the same answer again changes nothing', async () => {
  const { sold, list, answer, events, read, send } = await aShop();
  const { id, uid, hash } = await sold();
  const [receipt] = await list();
  const details = [{ label: 'Seriennummer', value: 'A1' }];
  const first = await answer(receipt?.id ?? '', { receiptNumber: 'K-77', details });
  expect(first.body).toMatchObject({ data: { state: 'signed', answeredAt: noon.toISOString() } });
  const { version, fiscal } = await read(id);
  expect(fiscal).toMatchObject([
    { register, number: 1, receiptNumber: 'K-77', state: 'signed', code: '_R1-AT0_X', details, vat: [{ gross: 10.9 }] },
  ]);
  const again = await answer(receipt?.id ?? '', { receiptNumber: 'K-77', details });
  expect(again.body.data).toEqual(first.body.data);
  expect((await read(id)).version).toBe(version);
  expect(await events(receiptSigned)).toMatchObject([{ subject: receipt?.id, data: { state: 'signed', number: 1 } }]);
  const other = await answer(receipt?.id ?? '', { state: 'failed' });
  expect([other.status, codes(other)]).toEqual([409, [['RECEIPT_ANSWERED', 'state']]]);
  const shown = (await send('GET', `/orders/public/${uid}/${hash}`)).body.data as PublicOrder;
  expect(shown.fiscal).toEqual(fiscal);
});

// FISCAL-04
test('of concurrent answers one is stored, and all of them agree', async () => {
  const { sold, list, answer, read } = await aShop();
  const { id } = await sold();
  const [receipt] = await list();
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map((signature) => answer(receipt?.id ?? '', { signature })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await read(id)).fiscal).toHaveLength(1);
});

// FISCAL-04
test('accepts a failed security device without a signature, but no signed receipt without one', async () => {
  const { sold, list, answer, read } = await aShop();
  const { id } = await sold();
  const [receipt] = await list();
  const empty = await answer(receipt?.id ?? '', { code: '', signature: '' });
  expect([empty.status, codes(empty)]).toEqual([422, [['SIGNATURE_MISSING', 'signature']]]);
  expect((await read(id)).fiscal).toBeUndefined();
  expect((await answer(receipt?.id ?? '', { state: 'failed', code: '', signature: '' })).status).toBe(200);
  expect((await read(id)).fiscal).toMatchObject([{ state: 'failed', receiptNumber: '1' }]);
});

// FISCAL-10
test('shows and takes nothing of another branch or business', async () => {
  const { tenant, sold, list, answer, send } = await aShop();
  await sold();
  const [receipt] = await list();
  const elsewhere = asKey(tenant, 'fiscal', uuidv7());
  expect(await list(elsewhere)).toEqual([]);
  for (const as of [elsewhere, asKey(uuidv7(), 'fiscal', aBranch.id)]) {
    expect((await answer(receipt?.id ?? '', {}, as)).status).toBe(404);
    expect((await send('GET', `/fiscal-receipts/${receipt?.id}`, undefined, as)).status).toBe(404);
  }
  for (const as of [
    asGuest(tenant),
    asKey(tenant, 'frontdesk', aBranch.id),
    asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }),
  ])
    expect([401, 403]).toContain((await answer(receipt?.id ?? '', {}, as)).status);
});
