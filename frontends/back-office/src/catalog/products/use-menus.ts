import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import type { Menu } from '@theke/contracts/catalog/menu';
import { useGetList } from 'ra-core';

/** Menus of the business, newest first; undefined while loading. */
export function useMenus() {
  const { data, refetch } = useGetList<OfficeRecord & Menu>('menus', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'availableFrom', order: 'DESC' },
  });
  return { menus: data as readonly Menu[] | undefined, refetch };
}
