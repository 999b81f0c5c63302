import type { searchSite } from '@theke/contracts/content/public-api';
import type { Replied } from '@theke/contracts/endpoint';
import { call, route } from '@theke/ui/api-client';
import { useEffect, useState } from 'react';

const search = route<typeof searchSite>('GET', '/search');
export type Found = Replied<typeof search>;

/** Debounce delay in ms. */
const waitMs = 200;

type State = { term: string; found: Found } | { term: string; isFailed: true };

/**
 * Results of the last finished search with its term; they stay until the next response. Outdated responses are
 * ignored.
 * @param attempt a change repeats the search
 */
export function useSiteSearch(typed: string, attempt: number): State | undefined {
  const [state, setState] = useState<State>();
  const term = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    if (term === '') return setState(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(search, { query: { q: term } }, controller.signal).then(
        (found) => setState({ term, found }),
        () => controller.signal.aborted || setState({ term, isFailed: true }),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, attempt]);
  return state;
}
