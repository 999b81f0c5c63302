import { queryOptions } from '@tanstack/react-query';
import { readInitData } from '@theke/ui/init-data';
import { loadShop, shopIn } from '@theke/ui/shop';

export { ShopContext, useShop } from '@theke/ui/shop';

/** What every screen knows of the business, also before anyone is logged in: at first what the document brought along. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => loadShop(signal),
  initialData: () => shopIn(readInitData()),
  staleTime: Number.POSITIVE_INFINITY,
});
