import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type Product, products } from '@theke/contracts/catalog/product';

/** Every product of the business by its id, page by page; there are rarely more than one page holds. */
export function useProducts() {
  const api = useApi();
  return useQuery({
    queryKey: ['products', 'all'],
    queryFn: async ({ signal }) => {
      const found = new Map<string, Product>();
      for (let page = 1; ; page++) {
        const { data } = await api(products.endpoints.list, { query: { page, pageSize: 500, sort: 'name' } }, signal);
        for (const product of data) found.set(product.id, product);
        if (data.length < 500) return found;
      }
    },
  });
}
