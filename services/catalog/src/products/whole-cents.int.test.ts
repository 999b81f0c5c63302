import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);

// MONEY-06
test('requires whole cents for counted products and their options, and allows four decimals by weight', async () => {
  const tenant = uuidv7();
  const create = async (draft: object) => {
    const body = { ...products.example, ...draft };
    const reply = await request(service(), 'POST', '/api/products', { as: asStaff(tenant), body });
    return [reply.status, ...(reply.body.errors ?? []).map(({ code, field }) => `${code} ${field}`)];
  };
  const parts = [{ name: 'Größe', type: 'select', options: [{ name: 'groß', value: 0.335 }] }];
  expect(await create({ price: 0.335 })).toEqual([422, 'TOO_PRECISE price']);
  expect(await create({ price: 0.34 })).toEqual([201]);
  expect(await create({ price: 3, type: 'configurable', config: { parts } })).toEqual([
    422,
    'TOO_PRECISE config.parts.0.options.0.value',
  ]);
  expect(await create({ price: 0.0239, unit: 'gram' })).toEqual([201]);
});
