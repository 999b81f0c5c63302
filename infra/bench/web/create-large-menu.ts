import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import { until } from '@theke/kit/testing/until';
import { innenstadt } from '../../e2e/journeys/demo-shop.ts';
import type { Platform } from '../../e2e/journeys/platform.ts';

const productCount = 500;

/** Gives the demo's first branch a menu of 500 products: copies of existing ones with distinct names. */
export async function createLargeMenu(platform: Platform): Promise<void> {
  const cookie = await platform.login('admin@demo.example');
  const readData = async <T>(path: string) => (await platform.call('GET', path, { cookie })).body.data as unknown as T;
  const add = async <T>(path: string, body: unknown) => {
    const { status, body: reply, text } = await platform.call('POST', path, { cookie, body });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${text}`);
    return reply.data as unknown as T;
  };
  const branch = await innenstadt(platform);
  const products = await readData<Product[]>('/api/products?pageSize=500&filter[isEnabled]=true');
  const [menu] = await readData<Menu[]>(`/api/branches/${branch.id}/menus`);
  if (!menu || products.length === 0) throw new Error('the demo has no menu');
  const created: string[] = [];
  for (let nr = 0; nr < productCount; nr++) {
    const {
      id: _id,
      version: _version,
      createdAt: _made,
      updatedAt: _changed,
      ...draft
    } = products[nr % products.length] as Product;
    created.push((await add<Product>('/api/products', { ...draft, name: `${draft.name} ${nr + 1}` })).id);
  }
  const share = Math.ceil(created.length / menu.catalog.length);
  await add<Menu>('/api/menus', {
    name: 'Fünfhundert',
    availableFrom: new Date(Date.now() - 60_000).toISOString(),
    branches: [{ id: branch.id }],
    catalog: menu.catalog.map(({ id }, index) => ({
      id,
      products: created
        .slice(index * share, (index + 1) * share)
        .map((product) => ({ id: product, isEnabled: true, schedule: [] })),
    })),
  });
  await until('guests to see the new menu', async () => {
    const menus = await readData<Menu[]>(`/api/branches/${branch.id}/menus`);
    return menus.some(({ name }) => name === 'Fünfhundert');
  });
}
