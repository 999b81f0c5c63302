import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { categories } from '@theke/contracts/catalog/category';
import { listBranchMenus } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import { activeMenu } from '@theke/rules/products/active-menu';
import { productAvailability } from '@theke/rules/products/availability';
import { soldAt } from '@theke/rules/products/bundles';
import { useProducts } from '../shared/use-products.ts';

/** A category of the menu with the products that can be ordered now. */
export type MenuSection = { id: string; name: string; products: Product[] };

/**
 * The menu of a branch as staff order from it (TABLE-03). Products whose price is hidden are left out: a bill needs
 * prices. Empty if there is no menu.
 */
export function useMenu(branch: string | undefined) {
  const api = useApi();
  const zone = useZoneOf()(branch);
  const products = useProducts();
  const named = useQuery(endpointQuery(api, categories.endpoints.list, { query: { pageSize: 500 } }));
  const menus = useQuery({
    queryKey: ['menus', 'of-branch', branch],
    queryFn: ({ signal }) => api(listBranchMenus, { params: { id: branch ?? '' } }, signal),
    enabled: branch !== undefined,
  });
  const error = products.error ?? named.error ?? menus.error;
  if (!products.data || !named.data || !menus.data) return { error, sections: undefined, products: undefined };
  const now = new Date();
  const byId = new Map(named.data.data.map((category) => [category.id, category]));
  const sold = new Map(soldAt([...products.data.values()], zone, now).map((product) => [product.id, product]));
  const sections = (activeMenu(menus.data, now)?.catalog ?? []).flatMap((entry): MenuSection[] => {
    const category = byId.get(entry.id);
    if (!category) return [];
    const orderable = entry.products.flatMap((each) => {
      const product = sold.get(each.id);
      const isOffered =
        product &&
        !product.isPriceHidden &&
        productAvailability({ product, entry: each, category }, zone, now) === 'orderable';
      return isOffered ? [product] : [];
    });
    return orderable.length > 0 ? [{ id: category.id, name: category.name, products: orderable }] : [];
  });
  return { error: null, sections, products: sold };
}
