import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { useSearchParams } from 'react-router';

/** The item that the preview shows, in the URL; undefined while it plays all. */
export function useChosenItem(): [item: string | undefined, choose: (item: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('item') ?? undefined,
    (item) => setSearch((current) => changedSearch(current, { item }), { replace: true }),
  ];
}
