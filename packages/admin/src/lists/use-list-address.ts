import { useSearchParams } from 'react-router';
import { changedSearch } from '../ui/changed-search.ts';

/** Stores the list's state in the URL. A change without a page goes back to the first page. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    page: Math.max(1, Number(search.get('page')) || 1),
    change: (changes: Readonly<Record<string, string | number | undefined>>) =>
      setSearch((current) => changedSearch(current, { page: undefined, ...changes })),
  };
}
