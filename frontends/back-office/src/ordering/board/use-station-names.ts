import { useQueries, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { categories } from '@theke/contracts/catalog/category';
import { listBranchMenus } from '@theke/contracts/catalog/menu';
import { activeMenu } from '@theke/rules/products/active-menu';
import type { StationName } from './stations.ts';

/** Station of each product by id, from the active menus of the branches; undefined while loading. */
export function useStationNames(branches: readonly string[]): ReadonlyMap<string, StationName> | undefined {
  const api = useApi();
  const categoriesQuery = useQuery({
    ...endpointQuery(api, categories.endpoints.list, { query: { pageSize: 500 } }),
  });
  const menus = useQueries({
    queries: branches.map((id) => ({
      queryKey: ['menus', 'of-branch', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(listBranchMenus, { params: { id } }, signal),
    })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending) ? undefined : answers.map(({ data }) => data ?? []),
  });
  if (!categoriesQuery.data || !menus) return undefined;
  const names = new Map(categoriesQuery.data.data.map(({ id, name }) => [id, name]));
  const stations = new Map<string, StationName>();
  for (const ofBranch of menus) {
    for (const [rank, category] of (activeMenu(ofBranch, new Date())?.catalog ?? []).entries()) {
      const name = names.get(category.id);
      if (name === undefined) continue;
      for (const { id } of category.products) if (!stations.has(id)) stations.set(id, { name, rank });
    }
  }
  return stations;
}
