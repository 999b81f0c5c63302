import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);

// T4 of the third attack, PRICE-12
test("does not reveal a hidden price to guests by the product's position in a sorted list", async () => {
  const tenant = uuidv7();
  const prices = { billig: 1, geheim: 5, mittel: 3, teuer: 9 };
  for (const [name, price] of Object.entries(prices)) {
    const body = { ...products.example, name, price, isPriceHidden: name === 'geheim' };
    expect((await request(service(), 'POST', '/api/products', { as: asStaff(tenant), body })).status).toBe(201);
  }
  const names = async (as: ReturnType<typeof asStaff>, sort: string) => {
    const { body } = await request(service(), 'GET', `/api/products?sort=${sort}`, { as });
    return (body.data as { name: string }[]).map(({ name }) => name).join(' ');
  };
  expect(await names(asStaff(tenant), 'price')).toBe('billig mittel geheim teuer');
  expect(await names(asGuest(tenant), 'price')).toBe('billig mittel teuer geheim');
  expect(await names(asGuest(tenant), '-price')).toBe('geheim teuer mittel billig');
});
