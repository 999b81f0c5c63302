import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { products } from '@theke/contracts/catalog/product';
import type { OrderItem } from '@theke/contracts/ordering/order';
import type { ImageRef } from '@theke/contracts/wire';

/** Products per request; further ones are shown without a picture. */
const max = 50;

/** Current pictures of the ordered products, by product id. */
export function useProductPictures(items: readonly OrderItem[]): ReadonlyMap<string, ImageRef> {
  const ids = [...new Set(items.map(({ product }) => product))].slice(0, max);
  const { data } = useQuery({
    ...endpointQuery(useApi(), products.endpoints.list, { query: { ids: ids.join(','), pageSize: max } }),
    enabled: ids.length > 0,
    staleTime: 300_000,
  });
  return new Map((data?.data ?? []).flatMap(({ id, images: [picture] }) => (picture ? [[id, picture] as const] : [])));
}
