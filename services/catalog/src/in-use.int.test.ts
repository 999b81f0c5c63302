// HTTP-16
import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from './service.ts';

const service = runDuringTests(catalog);

function business() {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/${path}`, { as, ...(body && { body }) });
  const make = async (path: string, body: object) => {
    const made = await call('POST', path, body);
    expect([path, made.status]).toEqual([path, 201]);
    return made.body.data as { id: string; version: number };
  };
  return { tenant, call, make };
}
type Business = ReturnType<typeof business>;

const branchDraft = { name: 'Neubau', identifier: 'neubau' };
const productDraft = { ...products.example, name: 'Margherita' };
const menuDraft = { name: 'Herbstkarte', availableFrom: '2026-09-22T00:00:00Z' };

/** Creates a record and one that refers to it. */
const cases: Record<
  string,
  { label: string; make(of: Business): Promise<{ path: string; used: string; by: object }> }
> = {
  'a branch that a menu offers its products in': {
    label: 'Filiale',
    async make({ make }) {
      const branch = await make('branches', branchDraft);
      const menu = await make('menus', { ...menuDraft, branches: [{ id: branch.id }] });
      return { path: 'branches', used: branch.id, by: { kind: 'menus', id: menu.id, name: 'Herbstkarte' } };
    },
  },
  'a product on a menu': {
    label: 'Produkt',
    async make({ make }) {
      const [category, product] = [await make('categories', { name: 'Pizza' }), await make('products', productDraft)];
      const menu = await make('menus', {
        ...menuDraft,
        catalog: [{ id: category.id, products: [{ id: product.id }] }],
      });
      return { path: 'products', used: product.id, by: { kind: 'menus', id: menu.id, name: 'Herbstkarte' } };
    },
  },
  'a product in a bundle': {
    label: 'Produkt',
    async make({ make }) {
      const product = await make('products', productDraft);
      const part = { name: 'Pizza', type: 'select', options: [{ product: { id: product.id }, name: 'Margherita' }] };
      const bundle = await make('products', {
        ...productDraft,
        name: 'Mittagsmenü',
        type: 'bundle',
        config: { parts: [part] },
      });
      return { path: 'products', used: product.id, by: { kind: 'products', id: bundle.id, name: 'Mittagsmenü' } };
    },
  },
  'a category on a menu': {
    label: 'Kategorie',
    async make({ make }) {
      const category = await make('categories', { name: 'Pizza' });
      const menu = await make('menus', { ...menuDraft, catalog: [{ id: category.id }] });
      return { path: 'categories', used: category.id, by: { kind: 'menus', id: menu.id, name: 'Herbstkarte' } };
    },
  },
};

test.each(Object.entries(cases))(
  'refuses to delete %s and names the reference, until it is removed',
  async (_, { label, make }) => {
    const madeBusiness = business();
    const { path, used, by } = await make(madeBusiness);
    const { kind, id } = by as { kind: string; id: string };
    expect((await madeBusiness.call('GET', `${path}/${used}/uses`)).body.data).toEqual({ places: [by], total: 1 });
    const refused = await madeBusiness.call('DELETE', `${path}/${used}`);
    const message = `${label} wird noch verwendet und kann deshalb nicht gelöscht werden.`;
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ code: 'IN_USE', message, uses: { places: [by], total: 1 } }],
    ]);
    expect((await madeBusiness.call('GET', `${path}/${used}`)).status).toBe(200);

    expect((await madeBusiness.call('DELETE', `${kind}/${id}`)).status).toBe(204);
    expect((await madeBusiness.call('GET', `${path}/${used}/uses`)).body.data).toEqual({ places: [], total: 0 });
    expect((await madeBusiness.call('DELETE', `${path}/${used}`)).status).toBe(204);
  },
);

test('names the first five references of a kind and counts all', async () => {
  const { call, make } = business();
  const branch = await make('branches', branchDraft);
  for (const identifier of ['10', '2', '1', '3', '4', '5', '6'])
    await make('tables', { identifier, branch: { id: branch.id } });
  const kitchen = await make('departments', { name: 'Küche', branches: [{ id: branch.id }] });
  const { places, total } = (await call('GET', `branches/${branch.id}/uses`)).body.data as {
    places: { kind: string; name: string }[];
    total: number;
  };
  expect(total).toBe(8);
  expect(places.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'departments Küche',
    ...['1', '2', '3', '4', '5'].map((name) => `tables ${name}`),
  ]);
  expect(places[0]).toMatchObject({ id: kitchen.id });
});

test('ignores references of another business', async () => {
  const [one, other] = [business(), business()];
  const product = await one.make('products', productDraft);
  await other.make('products', { ...productDraft, description: `Wie ${product.id}` });
  expect((await one.call('DELETE', `products/${product.id}`)).status).toBe(204);
});

test('keeps a product used by a concurrently saved menu, or refuses the menu', async () => {
  for (let round = 0; round < 10; round++) {
    const { call, make } = business();
    const [category, product] = [await make('categories', { name: 'Pizza' }), await make('products', productDraft)];
    const menu = { ...menuDraft, catalog: [{ id: category.id, products: [{ id: product.id }] }] };
    const [saved, deleted] = await Promise.all([call('POST', 'menus', menu), call('DELETE', `products/${product.id}`)]);
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([saved.status, deleted.status]);
  }
});

test('shows references only to users who may delete', async () => {
  const { tenant, make } = business();
  const product = await make('products', productDraft);
  const read = async (as: ReturnType<typeof asGuest>) =>
    (await request(service(), 'GET', `/api/products/${product.id}/uses`, { as })).status;
  expect(await read(asGuest(tenant))).toBe(401);
  expect(await read(asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).toBe(403);
  expect(await read(asStaff(tenant, { roles: ['ROLE_MANAGER'] }))).toBe(200);
  expect(await read(asStaff(uuidv7()))).toBe(404);
});
