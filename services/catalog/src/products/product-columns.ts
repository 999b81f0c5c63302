import type { ListColumns } from '@theke/kit/resource/postgres-resource-store';

/** Of the migration `product_lists`: a business has tens of thousands of products, not of anything else in the catalog. */
export const productColumns: ListColumns = {
  name: 'name',
  price: 'price',
  isEnabled: 'is_enabled',
  type: 'type',
  unit: 'unit',
  q: 'search',
};
