import type { ListColumns, ListConditions } from '@theke/kit/resource/postgres-resource-store';

/** Columns of the migration `product_lists`: only products have tens of thousands of rows. */
export const productColumns: ListColumns = {
  name: 'name',
  price: 'price',
  isEnabled: 'is_enabled',
  type: 'type',
  unit: 'unit',
  q: 'search',
};

/** Filter by category: menus, not products, have the assignment. One query per list, whatever its rows. */
export const productConditions: ListConditions = {
  category: (
    at,
  ) => `id in (select (product ->> 'id')::uuid from menus, jsonb_array_elements(menus.doc -> 'catalog') as category,
    jsonb_array_elements(category -> 'products') as product where category ->> 'id' = $${at})`,
};
