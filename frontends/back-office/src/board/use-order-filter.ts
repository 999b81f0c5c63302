import { deliveryType } from '@theke/contracts/ordering/order';
import { useSearchParams } from 'react-router';
import type { OrderFilter } from './order-filter.ts';

/** The board's filter, in the address: it survives a reload and can be bookmarked on a station's tablet. */
export function useOrderFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: OrderFilter = {
    type: deliveryType.options.find((type) => type === search.get('type')),
    place: search.get('place') ?? undefined,
    text: search.get('q') ?? undefined,
  };
  const change = (changes: { type?: string | undefined; place?: string | undefined; q?: string | undefined }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { filter, change };
}
