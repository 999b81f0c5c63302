import type { ListColumns, ListConditions } from '@theke/kit/resource/postgres-resource-store';

/** Of the migration `product_lists`: a business has tens of thousands of products, not of anything else in the catalog. */
export const productColumns: ListColumns = {
  name: 'name',
  price: 'price',
  isEnabled: 'is_enabled',
  type: 'type',
  unit: 'unit',
  q: 'search',
};

/** A product does not know where it stands: menus do. Asked once for the whole list, whatever its rows are. */
export const productConditions: ListConditions = {
  category: (
    at,
  ) => `id in (select (product ->> 'id')::uuid from menus, jsonb_array_elements(menus.doc -> 'catalog') as category,
    jsonb_array_elements(category -> 'products') as product where category ->> 'id' = $${at})`,
};
