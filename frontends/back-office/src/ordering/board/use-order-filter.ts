import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { deliveryType } from '@theke/contracts/ordering/order';
import { useSearchParams } from 'react-router';
import type { OrderFilter } from './order-filter.ts';

/** Filter of the board, stored in the URL: survives a reload and can be bookmarked on a station's tablet. */
export function useOrderFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: OrderFilter = {
    type: deliveryType.options.find((type) => type === search.get('type')),
    place: search.get('place') ?? undefined,
    text: search.get('q') ?? undefined,
  };
  const change = (changes: { type?: string | undefined; place?: string | undefined; q?: string | undefined }) =>
    setSearch((before) => changedSearch(before, changes), { replace: true });
  return { filter, change };
}
