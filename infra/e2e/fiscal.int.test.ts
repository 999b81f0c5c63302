// The fiscal port with the local signer: its receipts form a chain, and add up to the revenue of the day close.
import { webcrypto } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { checkReceipts } from '@theke/rules/fiscal/check-receipts';
import { parseReceiptData } from '@theke/rules/fiscal/receipt-data';
import { totalOfRksvSums } from '@theke/rules/fiscal/rksv-sums';
import { readSignedReceipt } from '@theke/rules/fiscal/signed-receipt';
import { toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { ordering } from '../../services/ordering/src/service.ts';
import { aBranch, aCategory, aMenu, margherita } from '../../services/ordering/testing/order-samples.ts';
import { publishShop } from '../../services/ordering/testing/shop-samples.ts';
import { answerOpenReceipts } from '../tools/fiscal-signer/answer-open-receipts.ts';
import { createLocalSigner } from '../tools/fiscal-signer/local-signer.ts';

const now = new Date('2026-11-21T12:00:00Z');
const orders = runDuringTests(ordering, { now: () => now, env: { RATE_LIMIT_ORDERS: '0' } });

const register = 'MARILLO-1';
const lemonade = { ...margherita, id: uuidv7(), name: 'Limonade', price: 3.6, tax: 20, takeawayTax: 20, deposit: 0.25 };
const pizza = { ...margherita, tax: 10, takeawayTax: 10 };
const shop = {
  branches: [{ ...aBranch, fiscalRegister: register }],
  products: [lemonade, pizza],
  menu: {
    ...aMenu,
    catalog: [
      { id: aCategory.id, products: [lemonade, pizza].map(({ id }) => ({ id, isEnabled: true, schedule: [] })) },
    ],
  },
};

// FISCAL-01, FISCAL-08
test('sales, refunds and a failed device give a verified chain with the revenue of the day close', async () => {
  const tenant = await publishShop(orders(), shop);
  const send = async <T>(method: string, path: string, body?: unknown, as = asStaff(tenant)): Promise<T> => {
    const reply = await request(orders(), method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now });
    expect({ path, errors: reply.body.errors }).toEqual({ path, errors: undefined });
    return reply.body.data as T;
  };
  const till = asKey(tenant, 'fiscal', aBranch.id);
  const signer = await createLocalSigner(register);
  const answerAll = () => answerOpenReceipts((method, path, body) => send(method, path, body, till), signer, register);
  const sold = async (items: readonly (readonly [{ id: string }, number])[]): Promise<Order> => {
    const drafts = items.map(([{ id }, amount]) => ({ product: id, amount, unit: 'piece', parts: [] }));
    const { id } = await send<CreatedOrder>(
      'POST',
      '/orders',
      { ...orderDraftExample, items: drafts },
      asGuest(tenant),
    );
    await send('POST', `/orders/${id}/status/confirm`, {});
    return send<Order>('POST', `/orders/${id}/status/completed`, {});
  };
  const refund = ({ id, version }: Order, amount: number) =>
    send<Order>('POST', `/orders/${id}/refunds`, { version, amount, reason: 'Reklamation' });

  const first = await sold([
    [pizza, 2],
    [lemonade, 3],
  ]);
  expect(await answerAll()).toBe(1);
  await refund({ ...first, version: first.version + 1 }, 4.45);
  signer.setFailed(true);
  await sold([[lemonade, 7]]);
  expect(await answerAll()).toBe(2);
  signer.setFailed(false);
  await sold([[pizza, 1]]);
  expect(await answerAll()).toBe(1);
  expect(await answerAll()).toBe(0);

  const { publicKey, turnoverKey, receipts } = signer;
  const subtle = webcrypto.subtle as unknown as SubtleCrypto;
  expect(await checkReceipts(subtle, receipts, { register, publicKey, turnoverKey })).toEqual([]);
  const stored = await send<FiscalReceipt[]>('GET', '/fiscal-receipts?sort=number');
  expect(stored.map(({ kind, state }) => [kind, state])).toEqual([
    ['sale', 'signed'],
    ['reversal', 'failed'],
    ['sale', 'failed'],
    ['sale', 'signed'],
  ]);
  const signed = receipts.map((jws) => parseReceiptData(readSignedReceipt(jws)?.data ?? ''));
  const total = signed.reduce((sum, data) => sum + (data ? totalOfRksvSums(data.sums) : Number.NaN), 0);
  const draft = { id: uuidv7(), branch: { id: aBranch.id }, number: 1, counted: 0 };
  expect(total).toBe(toMoney((await send<DayClose>('POST', '/day-closes', draft)).revenue.gross));
});
