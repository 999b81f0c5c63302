import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { copies } from '@theke/kit/events/copies';
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

/** Sold-out products of each branch, as last published by ordering. */
export const soldOutCopies = copies({ soldOut: soldOutChanged });

/** Conditions on data outside of a product's row. One query per list, whatever its rows. */
export const productConditions: ListConditions = {
  isSoldOut: (
    at,
  ) => `(id in (select product::uuid from copy, jsonb_array_elements_text(copy.doc -> 'products') as product
    where copy.kind = '${soldOutCopies.stores.soldOut.kind}')) = ($${at} = 'true')`,
  // Menus, not products, have the assignment.
  category: (
    at,
  ) => `id in (select (product ->> 'id')::uuid from menus, jsonb_array_elements(menus.doc -> 'catalog') as category,
    jsonb_array_elements(category -> 'products') as product where category ->> 'id' = $${at})`,
};
