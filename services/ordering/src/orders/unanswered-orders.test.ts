import { expect, test } from '@jest/globals';
import { orderConfirmed, orderRejected } from '@theke/contracts/ordering/order-events';
import type { Problem } from '@theke/kit/problem';
import { UnansweredOrders } from './unanswered-orders.ts';

const wifi = { tenant: 't', branch: 'b', network: '203.0.113.7' };

/** A branch with a limit of `max` unanswered orders per network, and a clock. */
function aBranch(max = 3) {
  let now = 0;
  const orders = new UnansweredOrders(max, () => new Date(now));
  const refusal = (work: () => unknown): Problem | undefined => {
    try {
      work();
      return undefined;
    } catch (error) {
      return error as Problem;
    }
  };
  const order = (name: string, origin = wifi) => refusal(() => orders.count(origin, name).placed(`order ${name}`));
  const receive = (type: string, name: string) =>
    orders.subscription.handle({ type, subject: `order ${name}` } as never);
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { orders, order, receive, pass, refusal };
}

// Security finding M2 of the first attack
test('limits unanswered orders per network and branch in ten minutes', () => {
  const { order, pass } = aBranch();
  expect([order('1'), order('2')]).toEqual([undefined, undefined]);
  pass(4);
  expect(order('3')).toBeUndefined();
  const refused = order('4');
  expect(refused).toMatchObject({ status: 429, retryAfter: 360 });
  expect(refused?.faults[0]).toEqual({
    code: 'TOO_MANY_ORDERS',
    message:
      'Von Ihrem Anschluss kamen in kurzer Zeit sehr viele Bestellungen. Bitte versuchen Sie es in 6 Minuten noch einmal oder rufen Sie uns an.',
  });
  for (const other of [{ tenant: 'u' }, { branch: 'c' }, { network: '203.0.113.8' }])
    expect(order('5', { ...wifi, ...other })).toBeUndefined();
  pass(6);
  expect([order('6'), order('7')]).toEqual([undefined, undefined]);
  expect(order('8')).toBeDefined();
});

test('stops counting confirmed orders but not rejected ones', async () => {
  const { orders, order, receive } = aBranch();
  for (const name of ['1', '2', '3']) order(name);
  expect(orders.subscription.types).not.toContain(orderRejected.type);
  await receive(orderConfirmed.type, '2');
  await receive(orderConfirmed.type, '2');
  expect(order('4')).toBeUndefined();
  expect(order('5')).toBeDefined();
});

test('does not count refused orders, and counts a repeated one once', () => {
  const { orders, order } = aBranch();
  orders.count(wifi, 'a').refused();
  for (const name of ['1', '1', '1', '2', '3']) expect(order(name)).toBeUndefined();
  // The repetition failed because the order was stored already.
  orders.count(wifi, '3').refused();
  expect(order('4')).toBeDefined();
  expect(order('1')).toBeUndefined();
});

// S1 of the second attack
test('counts every order once for a guest who sends each one twice and one of them fails', () => {
  const { orders, refusal } = aBranch();
  const twice = (name: string) =>
    refusal(() => {
      const [good, bad] = [orders.count(wifi, name), orders.count(wifi, name)];
      bad.refused();
      good.placed(`order ${name}`);
    });
  for (const name of ['1', '2', '3']) expect(twice(name)).toBeUndefined();
  expect(twice('4')).toMatchObject({ status: 429 });
});

test('counts nothing if all tries failed', () => {
  const { orders, order } = aBranch(1);
  for (const one of [orders.count(wifi, 'a'), orders.count(wifi, 'a')]) one.refused();
  expect(order('b')).toBeUndefined();
});

// S6 of the second attack
test('limits the 65,536 networks of a /48 to ten networks’ worth of orders', () => {
  const { order } = aBranch(2);
  const from = (network: number, name = `${network}`) => order(name, { ...wifi, network: `2001:db8:1:${network}` });
  for (let network = 1; network <= 20; network += 1) expect(from(network)).toBeUndefined();
  expect(from(21)).toMatchObject({ status: 429 });
  // A repeated order is not another one.
  expect(from(3)).toBeUndefined();
  expect(order('next', { ...wifi, network: '2001:db8:2:1' })).toBeUndefined();
});
