import { queryOptions } from '@tanstack/react-query';
import { readInitData } from '@theke/ui/init-data';
import { loadShop, shopIn } from '@theke/ui/shop';

export { ShopContext, useShop } from '@theke/ui/shop';

/** Query for the business's data, also available before login. Initially filled from the data in the HTML document. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => loadShop(signal),
  initialData: () => shopIn(readInitData()),
  staleTime: Number.POSITIVE_INFINITY,
});
