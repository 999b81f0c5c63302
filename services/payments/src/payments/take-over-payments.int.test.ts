import { expect, test } from '@jest/globals';
import type { Payment } from '@theke/contracts/payments/payment';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { payments } from '../service.ts';

const now = new Date('2026-11-21T12:00:00Z');
const service = runDuringTests(payments, { now: () => now });

test('takes over paid and refunded orders once, notifies nobody, and refunds the rest at the provider', async () => {
  const tenant = uuidv7();
  const order = uuidv7();
  const paidAt = new Date('2026-11-20T12:00:00Z');
  const refund = { amount: toMoney(2.5), note: 'Ein Getränk hat gefehlt.', by: 'Dora Huber', at: paidAt };
  const one = { order, uid: 'AAAA2222', branch: uuidv7(), method: 'card' as const, currency: 'EUR', paidAt };
  const former = [{ ...one, amount: toMoney(10.9), refund }];
  for (const _ of [1, 2]) await service().parts.useCases.takeOverPayments(tenant, former);
  await service().settled();
  const types = service().events.filter(({ tenantid }) => tenantid === tenant);
  expect(types.map(({ type }) => type)).toEqual(['payments.payment-changed.v1']);

  const list = async () =>
    (await request(service(), 'GET', `/api/payments?filter[order]=${order}`, { as: asStaff(tenant), now })).body
      .data as unknown as Payment[];
  const [paid] = await list();
  expect(paid).toMatchObject({ state: 'captured', provider: 'test', captured: 10.9, refunded: 2.5 });
  expect(paid?.refunds).toMatchObject([{ amount: 2.5, by: 'Dora Huber', state: 'done' }]);

  const path = `/api/payments/${paid?.id}/refunds`;
  const sent = await request(service(), 'POST', path, { as: asStaff(tenant), now, body: { reason: 'Storniert.' } });
  expect(sent.status).toBeLessThan(300);
  await until('the rest is refunded', async () => (await list())[0]?.refunds.every(({ state }) => state === 'done'));
  expect((await list())[0]).toMatchObject({ refunded: 10.9 });
});
