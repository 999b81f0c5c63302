import { useGetMany } from 'ra-core';
import type { Catalog } from '../shared/menu-catalog.ts';
import type { NamedProduct } from '../shared/named-product.ts';

export type ContentNames = {
  /** Undefined while loading and if it was deleted. */
  category: (id: string) => string | undefined;
  product: (id: string) => NamedProduct | undefined;
  isLoading: boolean;
};

/** Looks up the names of a catalog's categories and products. */
export function useContentNames(catalog: Catalog): ContentNames {
  const categories = useGetMany('categories', { ids: catalog.map(({ id }) => id) }, { enabled: catalog.length > 0 });
  const ids = [...new Set(catalog.flatMap(({ products }) => products.map(({ id }) => id)))];
  const products = useGetMany<NamedProduct>('products', { ids }, { enabled: ids.length > 0 });
  const categoryNames = new Map((categories.data ?? []).filter(Boolean).map(({ id, name }) => [id, String(name)]));
  const productsById = new Map((products.data ?? []).filter(Boolean).map((product) => [product.id, product]));
  return {
    category: (id) => categoryNames.get(id),
    product: (id) => productsById.get(id),
    isLoading: categories.isLoading || products.isLoading,
  };
}
