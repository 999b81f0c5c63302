import type { LibraryFilter } from './library-nav.tsx';

const keys = ['tag', 'isDescribed', 'isUsed'] as const;

/** Reads the filters of the library from the address; unknown values are ignored. */
export function libraryFilter(search: URLSearchParams): LibraryFilter {
  const tag = search.get('tag');
  return {
    ...(tag && { tag }),
    ...(search.get('isDescribed') === 'false' && { isDescribed: 'false' as const }),
    ...(search.get('isUsed') === 'false' && { isUsed: 'false' as const }),
  };
}

/** Address of the first page with these filters; the search stays. */
export function filterHref(search: URLSearchParams, filter: LibraryFilter): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const key of keys) {
    const value = filter[key];
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return `?${next}`;
}
