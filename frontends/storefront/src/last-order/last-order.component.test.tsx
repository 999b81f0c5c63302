import { afterEach, expect, test } from '@jest/globals';
import { lastOrder, rememberOrder, rememberPaid } from './last-order.ts';

const order = { uid: 'u1', hash: 'h1', ticketNumber: 28, branchName: 'Innenstadt' };

afterEach(() => localStorage.clear());

test('an unpaid order stays unpaid until that order of that shop is paid', () => {
  rememberOrder('shop', { ...order, isUnpaid: true });
  rememberPaid('shop', 'another');
  rememberPaid('neighbour', order.uid);
  expect(lastOrder('shop')).toMatchObject({ uid: 'u1', isUnpaid: true });
  rememberPaid('shop', order.uid);
  expect(lastOrder('shop')).toEqual({ ...order, isUnpaid: false });
});
