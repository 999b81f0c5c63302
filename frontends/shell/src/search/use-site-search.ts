import type { searchSite } from '@theke/contracts/content/public-api';
import type { Replied } from '@theke/contracts/endpoint';
import { call, route } from '@theke/ui/api-client';
import { useEffect, useState } from 'react';

const search = route<typeof searchSite>('GET', '/search');
export type Found = Replied<typeof search>;

/** A moment after the last letter. */
const waitMs = 200;

type State = { term: string; found: Found } | { term: string; isFailed: true };

/**
 * What was found last, for the term it was found for: it stays until the next answer is there. An answer that is overtaken by another
 * letter is never shown.
 * @param attempt asks again when it changes
 */
export function useSiteSearch(typed: string, attempt: number): State | undefined {
  const [state, setState] = useState<State>();
  const term = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    if (term === '') return setState(undefined);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      call(search, { query: { q: term } }, asked.signal).then(
        (found) => setState({ term, found }),
        () => asked.signal.aborted || setState({ term, isFailed: true }),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [term, attempt]);
  return state;
}
