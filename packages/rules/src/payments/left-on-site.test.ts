import { expect, test } from '@jest/globals';
import { money } from '../money/money.ts';
import { orderStates } from '../orders/order-states.ts';
import { leftOnSite } from './left-on-site.ts';

test('PAY-16: has nothing to refund on site before the order is agreed, then everything not yet refunded', () => {
  const left = orderStates.filter(
    (status) => leftOnSite({ status, refunded: 2.5, totals: { total: { gross: 10.1 } } }) === money(76_000),
  );
  expect(left).toEqual(['confirmed', 'in-delivery', 'delivered', 'completed', 'rejected', 'canceled']);
});

test('TIP-06: the tip can be refunded, too', () => {
  const order = { status: 'completed', refunded: 2.5, totals: { total: { gross: 10.1 } }, tip: 1 } as const;
  expect(leftOnSite(order)).toBe(money(86_000));
});
