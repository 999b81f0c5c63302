// Filters of staff for hundreds of products: without a picture, and by category of a menu.
import { expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);

async function aCard() {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const save = async (path: string, body: object) =>
    ((await request(service(), 'POST', `/api/${path}`, { as, body })).body.data as { id: string }).id;
  const pizza = await save('categories', { ...categories.example, name: 'Pizza' });
  const picture = { id: uuidv7(), version: 1, extension: 'webp' };
  const margherita = await save('products', { ...products.example, name: 'Margherita', images: [picture] });
  await save('products', { ...products.example, name: 'Cola', images: [] });
  const menu = { name: 'Herbstkarte', availableFrom: '2026-09-22T00:00:00Z' };
  await save('menus', { ...menu, catalog: [{ id: pizza, products: [{ id: margherita }] }] });
  const found = async (filter: string, by: Caller = as) => {
    const reply = await request(service(), 'GET', `/api/products?${filter}`, { as: by });
    expect([filter, reply.status, reply.body.errors]).toEqual([filter, 200, undefined]);
    return (reply.body.data as { name: string }[]).map(({ name }) => name);
  };
  return { tenant, pizza, margherita, picture, found, save };
}

test('finds products without a picture, and those with a given one', async () => {
  const { found, picture } = await aCard();
  expect(await found('filter[images]=none')).toEqual(['Cola']);
  expect(await found(`filter[images]=${picture.id}`)).toEqual(['Margherita']);
  expect(await found('')).toEqual(['Cola', 'Margherita']);
});

test('finds products by category of any menu, for staff only', async () => {
  const { found, pizza, save, tenant } = await aCard();
  const salads = await save('categories', { ...categories.example, name: 'Salate' });
  expect(await found(`filter[category]=${pizza}`)).toEqual(['Margherita']);
  expect(await found(`filter[category]=${salads}`)).toEqual([]);
  // A menu that begins next month is not visible to guests.
  expect(await found(`filter[category]=${pizza}`, asGuest(tenant))).toEqual([]);
  expect(await found('', asGuest(tenant))).toHaveLength(2);
});

// STOCK-03
test('finds products that are sold out in any branch', async () => {
  const { found, tenant, margherita } = await aCard();
  const [one, other] = [uuidv7(), uuidv7()];
  const publish = async (branch: string, version: number, products: string[]) => {
    await service().publish(tenant, soldOutChanged(branch, version, { branch, products }));
    await service().settled();
  };
  expect(await found('filter[isSoldOut]=true')).toEqual([]);
  await publish(one, 1, [margherita]);
  await publish(other, 1, [margherita, uuidv7()]);
  expect(await found('filter[isSoldOut]=true')).toEqual(['Margherita']);
  expect(await found('filter[isSoldOut]=false')).toEqual(['Cola']);
  await publish(one, 2, []);
  expect(await found('filter[isSoldOut]=true')).toEqual(['Margherita']);
  await publish(other, 2, []);
  expect(await found('filter[isSoldOut]=true')).toEqual([]);
});
