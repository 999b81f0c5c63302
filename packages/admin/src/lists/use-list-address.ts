import { useSearchParams } from 'react-router';
import { changedSearch } from '../ui/changed-search.ts';

/** What a list shows stands in the address. A change that does not say the page leads to the first. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    page: Math.max(1, Number(search.get('page')) || 1),
    change: (changes: Readonly<Record<string, string | number | undefined>>) =>
      setSearch((before) => changedSearch(before, { page: undefined, ...changes })),
  };
}
