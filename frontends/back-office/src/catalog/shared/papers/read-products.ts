import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readByIds } from '@theke/admin/api/read-by-ids.ts';
import { type Product, products } from '@theke/contracts/catalog/product';
import { containedProducts } from '@theke/rules/products/bundles';

/** Products with those that their bundles contain. */
export async function readProducts(api: OfficeApi, ids: readonly string[]): Promise<Product[]> {
  const read = (wanted: readonly string[]) =>
    readByIds<Product>(
      wanted,
      (query) => api(products.endpoints.list, { query } as never) as Promise<{ data: Product[] }>,
    );
  const found = await read([...new Set(ids)]);
  const known = new Set(found.map(({ id }) => id));
  const missing = [...new Set(found.flatMap(containedProducts))].filter((id) => !known.has(id));
  return [...found, ...(await read(missing))];
}
