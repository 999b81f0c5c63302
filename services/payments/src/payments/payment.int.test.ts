import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Mismatch, Payment, PayState } from '@theke/contracts/payments/payment';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { fromMoney, toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { holdToTheLaw } from '../../testing/hold-to-the-law.ts';
import { type AnOrder, anOrder } from '../../testing/payment-samples.ts';
import { ProviderSimulator } from '../../testing/provider-simulator.ts';
import { paymentsWith } from '../service.ts';

const simulator = new ProviderSimulator();
const definition = paymentsWith({ forMethod: async () => simulator, byName: async () => simulator });
let service: TestService<Awaited<ReturnType<typeof definition.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');
const tenant = uuidv7();
const as = asGuest(tenant);

beforeAll(async () => {
  service = await startForTest(definition, { now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => {
  simulator.trouble = () => 'none';
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const publish = async (...facts: Parameters<typeof service.publish>[1][]) => {
  for (const fact of facts) await service.publish(tenant, fact);
  await service.settled();
};
const send = (method: string, path: string, body?: unknown, who = as): Promise<Reply> =>
  request(service, method, path, { as: who, now: clock, ...(body === undefined ? {} : { body }) });
const stateOf = async (order: AnOrder, query = '') =>
  (await send('GET', `${order.link}${query}`)).body.data as PayState;
const hook = (webhookMessage: object) =>
  send('POST', `/api/payments/webhooks/${tenant}/stripe`, { id: uuidv7(), ...webhookMessage });
const paymentsOf = async (order: AnOrder) =>
  (await send('GET', `/api/payments?filter[order]=${order.id}`, undefined, asStaff(tenant))).body.data as Payment[];
const eventsOf = (order: AnOrder) =>
  service.events.filter(
    ({ type, data }) => type.startsWith('payments.') && (data as { order: string }).order === order.id,
  );
const typesOf = (order: AnOrder) => eventsOf(order).map(({ type }) => type.split('.')[1]);

async function aDueOrder(amount?: number): Promise<AnOrder> {
  const order = anOrder(tenant, clock, amount);
  await publish(order.due());
  return order;
}

/** Opens a checkout as a guest. Returns the provider's reference. */
async function aCheckout(order: AnOrder): Promise<string> {
  const { state, redirectUrl } = await stateOf(order);
  expect(state).toBe('open');
  return String(redirectUrl).split('/').at(-1) as string;
}

// PAY-07
test('makes a guest wait for an order that has not arrived, and opens nothing for a wrong link', async () => {
  const order = anOrder(tenant, clock);
  expect(await stateOf(order)).toMatchObject({ state: 'unknown', amount: null });
  expect((await send('GET', `${order.link.slice(0, -1)}~`)).status).toBe(404);
  await publish(order.due());
  expect(await stateOf(order)).toMatchObject({ state: 'open', amount: 10.9, currency: 'EUR' });
});

test('creates one attempt for twenty tabs', async () => {
  const order = await aDueOrder();
  const seen = await Promise.all(Array.from({ length: 20 }, () => stateOf(order)));
  await until('all of them to be open', async () => (await stateOf(order)).state === 'open');
  expect(simulator.references(order.id)).toHaveLength(1);
  expect(new Set(seen.flatMap(({ redirectUrl }) => redirectUrl ?? [])).size).toBeLessThanOrEqual(1);
  expect(await paymentsOf(order)).toHaveLength(1);
});

test('publishes a paid order once, despite repeated webhooks', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid');
  const event = { id: uuidv7(), reference };
  await Promise.all(Array.from({ length: 8 }, () => hook(event)));
  await hook({ reference });
  expect(await stateOf(order)).toMatchObject({ state: 'paid', redirectUrl: null });
  await until('the event is published', () => typesOf(order).length > 0);
  expect(typesOf(order)).toEqual(['payment-succeeded']);
  expect(eventsOf(order)[0]?.data).toMatchObject({ order: order.id, amount: 10.9, currency: 'EUR', method: 'card' });
});

test('asks the provider when a guest returns, instead of trusting the request', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  expect(await stateOf(order, '?returned=true')).toMatchObject({ state: 'open' });
  pass(3_000);
  simulator.decide(reference, 'paid');
  expect(await stateOf(order, '?returned=true')).toMatchObject({ state: 'paid' });
});

// PAY-04; security finding M10 of the first attack
test('holds an order for twenty minutes from its first attempt, published to ordering, and only once', async () => {
  const order = await aDueOrder();
  const opened = clock;
  const until20 = new Date(opened.getTime() + 20 * 60_000).toISOString();
  const reference = await aCheckout(order);
  expect(await stateOf(order)).toMatchObject({ expiresAt: until20 });
  const changes = () =>
    service.events.filter(
      ({ type, data }) =>
        type === 'payments.payment-changed.v1' && (data as { payment: Payment }).payment.order.id === order.id,
    );
  await until('the event is published', () => changes().length > 0);
  expect(changes()[0]?.data).toMatchObject({ payment: { state: 'open', createdAt: opened.toISOString() } });
  pass(60_000);
  simulator.decide(reference, 'declined');
  await hook({ reference });
  await send('POST', `${order.link}/attempts`, {});
  await publish(order.due());
  expect(await stateOf(order)).toMatchObject({ state: 'open', expiresAt: until20 });
});

// PAY-09
test('lets a guest pay after a declined attempt', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'declined');
  await hook({ reference });
  expect(await stateOf(order)).toMatchObject({ state: 'failed', failureReason: 'declined' });
  const retried = (await send('POST', `${order.link}/attempts`, {})).body.data as PayState;
  expect(retried.state).toBe('open');
  simulator.decide(String(retried.redirectUrl).split('/').at(-1) as string, 'paid');
  await hook({ reference: String(retried.redirectUrl).split('/').at(-1) });
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
  await until('both events are published', () => typesOf(order).length === 2);
  expect(typesOf(order)).toEqual(['payment-failed', 'payment-succeeded']);
});

test('finds a payment without any webhook within a minute', async () => {
  const order = await aDueOrder();
  simulator.decide(await aCheckout(order), 'paid');
  pass(60_000);
  await service.runTimers();
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
});

test('finds a checkout whose creation response was lost, and counts its payment', async () => {
  const order = await aDueOrder();
  simulator.trouble = () => 'answer lost';
  expect(await stateOf(order)).toMatchObject({ state: 'unknown' });
  simulator.trouble = () => 'none';
  simulator.decide(String(simulator.references(order.id)[0]), 'paid');
  pass(60_000);
  await service.runTimers();
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
  expect(simulator.references(order.id)).toHaveLength(1);
});

// PAY-11
test('lets staff check a payment at the provider, also a failed one', async () => {
  const order = await aDueOrder();
  simulator.decide(await aCheckout(order), 'paid');
  await publish(order.checkRequested());
  await service.runTimers();
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
});

// PAY-08
test('ends the order when a guest gives up, and refunds a later payment', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid');
  await send('POST', `${order.link}/give-up`, {});
  await service.runTimers();
  await service.runTimers();
  expect(await stateOf(order)).toMatchObject({ state: 'expired', refunded: 10.9 });
  expect(simulator.balance(order.id)).toBe(0);
  await until('all events are published', () => typesOf(order).length === 2);
  expect(typesOf(order)).toEqual(['payment-failed', 'payment-refunded']);
  expect(eventsOf(order)[0]?.data).toMatchObject({ isFinal: true });
});

// PAY-08
test('ends the order when a guest gives up before a checkout, and publishes it once', async () => {
  const order = await aDueOrder();
  for (let time = 0; time < 2; time++) {
    const { status, body } = await send('POST', `${order.link}/give-up`, {});
    expect([status, (body.data as PayState).state]).toEqual([200, 'expired']);
  }
  await until('the event is published', () => typesOf(order).length > 0);
  expect(typesOf(order)).toEqual(['payment-abandoned']);
  // No further checkout is opened.
  expect(await stateOf(order)).toMatchObject({ state: 'expired', redirectUrl: null });
  expect(await paymentsOf(order)).toEqual([]);
});

// PAY-08
test('refuses to give up an order that has not arrived, and works once it has', async () => {
  const order = anOrder(tenant, clock);
  const early = await send('POST', `${order.link}/give-up`, {});
  expect([early.status, early.body.errors?.[0]?.code]).toEqual([409, 'PAYMENT_NOT_READY']);
  await publish(order.due());
  expect((await send('POST', `${order.link}/give-up`, {})).status).toBe(200);
});

// ORDER-15
test.each(['rejected', 'canceled', 'failed'] as const)('refunds a paid order that is %s', async (how) => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid');
  await hook({ reference });
  await publish(order[how]());
  await service.runTimers();
  expect(simulator.balance(order.id)).toBe(0);
  const [payment] = await paymentsOf(order);
  expect(payment).toMatchObject({ state: 'captured', captured: 10.9, refunded: 10.9, refunds: [{ state: 'done' }] });
  await until('the event is published', () => typesOf(order).length === 2);
  expect(eventsOf(order)[1]?.data).toMatchObject({ refundedTotal: 10.9, isFull: true });
});

test('logs a checkout of an ended order that cannot be closed, and still checks its payment', async () => {
  const order = await aDueOrder();
  await aCheckout(order);
  simulator.trouble = () => {
    simulator.trouble = () => 'none';
    return 'request lost';
  };
  await publish(order.canceled());
  await service.runTimers();
  expect(service.log.filter(({ level }) => level === 'warn').map(({ message }) => message)).toContain(
    'payment of an ended order could not be closed at the provider',
  );
  expect(await paymentsOf(order)).toMatchObject([{ state: 'open' }]);
  pass(60_000);
  await service.runTimers();
  expect(await paymentsOf(order)).toMatchObject([{ state: 'failed' }]);
});

test('refunds the difference of a paid order that becomes cheaper, once', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid');
  await hook({ reference });
  const [dearer, cheaper] = [order.costs(10.9), order.costs(8.4)];
  await publish(cheaper, dearer, order.costs(8.4));
  await service.runTimers();
  expect(fromMoney(simulator.balance(order.id))).toBe(8.4);
  const [payment] = await paymentsOf(order);
  expect(payment?.refunds).toMatchObject([{ amount: 2.5, reason: 'order-cheaper', state: 'done' }]);
});

test('settles nothing for another amount, and lists it for staff', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid', toMoney(1));
  await hook({ reference });
  const [payment] = await paymentsOf(order);
  expect(payment).toMatchObject({ state: 'mismatched', captured: 1 });
  const list = await send('GET', '/api/payments/mismatches', undefined, asStaff(tenant));
  expect((list.body.data as Mismatch[]).find((one) => one.order.id === order.id)).toMatchObject({
    what: 'amount',
    payment: { id: payment?.id },
  });
  expect(typesOf(order)).not.toContain('payment-succeeded');
});

test('lets staff resolve a mismatch once, and removes it from the alarm', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  await hook({ reference, claim: { amount: 10_000, currency: 'EUR' } });
  const open = async () =>
    (await send('GET', '/api/payments/mismatches?filter[open]=true&pageSize=500', undefined, asStaff(tenant))).body
      .data as Mismatch[];
  const found = (await open()).find((one) => one.order.id === order.id);
  const resolve = (note: string, as = asStaff(tenant)) =>
    send('POST', `/api/payments/mismatches/${found?.id}/resolve`, { note }, as);
  expect((await resolve('x', asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
  expect((await resolve('x', asStaff(uuidv7()))).status).toBe(404);
  expect((await resolve('')).status).toBe(422);
  expect((await resolve('Bar bezahlt.')).body.data).toMatchObject({
    resolved: { by: 'Dora Huber', note: 'Bar bezahlt.' },
  });
  expect((await resolve('Anders.')).body.data).toMatchObject({ resolved: { note: 'Bar bezahlt.' } });
  expect((await open()).map((one) => one.id)).not.toContain(found?.id);
});

test('alarms on a webhook with a wrong amount, and uses the provider’s status', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  await hook({ reference, claim: { amount: 10_000, currency: 'EUR' } });
  expect(await stateOf(order)).toMatchObject({ state: 'open' });
  await until('the event is published', () => typesOf(order).includes('payment-mismatched'));
});

test('refunds parts up to the available amount, and once per key', async () => {
  const order = await aDueOrder();
  const reference = await aCheckout(order);
  simulator.decide(reference, 'paid');
  await hook({ reference });
  const [payment] = await paymentsOf(order);
  const refund = (body: object, key?: string, who = asStaff(tenant)) =>
    request(service, 'POST', `/api/payments/${payment?.id}/refunds`, {
      as: who,
      now: clock,
      body,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const key = `schluessel-${uuidv7()}`;
  const replies = await Promise.all(Array.from({ length: 6 }, () => refund({ amount: 4, reason: 'Tiramisu' }, key)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(202));
  expect(fromMoney(simulator.balance(order.id))).toBe(6.9);
  expect((await refund({ amount: 4.01 }, key)).body.errors?.[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await refund({ amount: 6.91 })).body.errors?.[0]).toMatchObject({ code: 'REFUND_TOO_HIGH', field: 'amount' });
  expect((await refund({ amount: 1 }, undefined, asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
  // Concurrently and without a key: together never more than available.
  await Promise.all(Array.from({ length: 5 }, () => refund({ amount: 3 })));
  expect(fromMoney(simulator.balance(order.id))).toBe(0.9);
  expect((await refund({})).status).toBe(202);
  expect((await refund({})).body.errors?.[0]?.code).toBe('NOTHING_TO_REFUND');
  expect(simulator.balance(order.id)).toBe(0);
});

// S9 of the second attack
test('does not reuse a key of one refund for another payment', async () => {
  const paid = async () => {
    const order = await aDueOrder();
    const reference = await aCheckout(order);
    simulator.decide(reference, 'paid');
    await hook({ reference });
    return { order, id: (await paymentsOf(order))[0]?.id };
  };
  const [one, other] = [await paid(), await paid()];
  const key = `schluessel-${uuidv7()}`;
  const refund = (id: string | undefined) =>
    request(service, 'POST', `/api/payments/${id}/refunds`, {
      as: asStaff(tenant),
      now: clock,
      body: { amount: 1 },
      headers: { 'idempotency-key': key },
    });
  expect((await refund(one.id)).status).toBe(202);
  const refused = await refund(other.id);
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(fromMoney(simulator.balance(other.order.id))).toBe(10.9);
});

/** An order of 10.90 with a tip of 2 that was paid. */
async function aTippedOrder() {
  const order = anOrder(tenant, clock, 10.9, 'card', 2);
  await publish(order.due());
  expect(await stateOf(order)).toMatchObject({ state: 'open', amount: 12.9 });
  simulator.decide(await aCheckout(order), 'paid');
  const [reference] = simulator.references(order.id);
  await hook({ reference });
  await until('the payment is published', () => typesOf(order).includes('payment-succeeded'));
  expect(eventsOf(order).find(({ type }) => type.includes('payment-succeeded'))?.data).toMatchObject({ amount: 12.9 });
  return order;
}

// TIP-04, TIP-06
test('charges the total and the tip, and gives both back when the order ends', async () => {
  const order = await aTippedOrder();
  expect(fromMoney(simulator.balance(order.id))).toBe(12.9);
  await publish(order.canceled());
  await until('all of it is refunded', () => simulator.balance(order.id) === toMoney(0));
});

// TIP-08
test('refunds exactly the part of a tip that staff give back', async () => {
  const order = await aTippedOrder();
  await publish(order.tips(0.5));
  await until('the difference is refunded', () => simulator.balance(order.id) === toMoney(11.4));
  await publish(order.tips(undefined));
  await until('the rest of the tip is refunded', () => simulator.balance(order.id) === toMoney(10.9));
  expect((await paymentsOf(order))[0]?.refunds.map(({ amount }) => amount).toSorted()).toEqual([0.5, 1.5]);
});

test('lists payments from and until a given time', async () => {
  const order = await aDueOrder();
  await aCheckout(order);
  const at = String((await paymentsOf(order))[0]?.createdAt);
  const count = async (filter: string) =>
    (await send('GET', `/api/payments?filter[order]=${order.id}&${filter}`, undefined, asStaff(tenant))).body.meta
      ?.total;
  expect(await count(`filter[createdAtFrom]=${at}`)).toBe(1);
  expect(await count(`filter[createdAtUntil]=${at}`)).toBe(0);
});

test('shows employees the payments of their branches only', async () => {
  const order = await aDueOrder();
  await aCheckout(order);
  const list = async (branches: string[]) =>
    (
      await send(
        'GET',
        `/api/payments?filter[order]=${order.id}`,
        undefined,
        asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches }),
      )
    ).body.data as Payment[];
  expect(await list([order.branch])).toHaveLength(1);
  expect(await list([uuidv7()])).toEqual([]);
});

test(
  "settles one payment and leaves the shop the order's worth, for lost, repeated, late or reordered messages",
  () => holdToTheLaw({ service, tenant, stage: simulator, now: () => clock, pass }),
  120_000,
);
