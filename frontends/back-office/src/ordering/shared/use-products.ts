import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { type Product, products } from '@theke/contracts/catalog/product';

const pageSize = 500;

/** All products of the business by id, loaded page by page; rarely more than one page. */
export function useProducts() {
  const api = useApi();
  return useQuery({
    queryKey: ['products', 'all'],
    queryFn: async ({ signal }) => {
      const all = await readEveryPage<Product>(
        (page) => api(products.endpoints.list, { query: { page, pageSize, sort: 'name' } }, signal),
        pageSize,
      );
      return new Map(all.map((product) => [product.id, product]));
    },
  });
}
