import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);

// DEPOSIT-01
test('accepts a deposit of any amount for counted products, and rejects it for weighed ones with its field', async () => {
  const tenant = uuidv7();
  const create = async (draft: object) => {
    const body = { ...products.example, ...draft };
    const reply = await request(service(), 'POST', '/api/products', { as: asStaff(tenant), body });
    return [reply.status, ...(reply.body.errors ?? []).map(({ code, field }) => `${code} ${field}`)];
  };
  const parts = [{ name: 'Gebinde', type: 'select', options: [{ name: 'Flasche', deposit: 0.25 }] }];
  expect(await create({ name: 'Flasche', deposit: 0.25, depositTax: 0 })).toEqual([201]);
  expect(await create({ unit: 'liter', deposit: 0.25 })).toEqual([422, 'DEPOSIT_NOT_COUNTED deposit']);
  expect(await create({ unit: 'liter', type: 'configurable', config: { parts } })).toEqual([
    422,
    'DEPOSIT_NOT_COUNTED config.parts.0.options.0.deposit',
  ]);
  expect(await create({ deposit: -0.25 })).toEqual([422, expect.stringMatching(/ deposit$/)]);
  expect(await create({ deposit: 0.00001 })).toEqual([422, 'TOO_PRECISE deposit']);
  const { body } = await request(service(), 'GET', '/api/products', { as: asGuest(tenant) });
  expect(body.data).toEqual([expect.objectContaining({ name: 'Flasche', deposit: 0.25, depositTax: 0 })]);
});
