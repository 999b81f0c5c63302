import type { Product } from '@theke/contracts/catalog/product';
import { useGetMany } from 'ra-core';

/** Returns the first picture of each product that has one and still exists. */
export function useProductPictures(ids: readonly string[]): ReadonlyMap<string, Product['images'][number]> {
  const { data = [] } = useGetMany<Product>('products', { ids: [...new Set(ids)] }, { enabled: ids.length > 0 });
  return new Map(data.flatMap((product) => (product?.images[0] ? [[product.id, product.images[0]] as const] : [])));
}
