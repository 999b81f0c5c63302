import { createContext, type ReactNode, useContext } from 'react';
import { type PathParts, pathParts } from './path-parts.ts';
import { usePlace } from './place.ts';

const PartsContext = createContext<PathParts>({});

/** Returns the parameters of the current path. */
export const usePathParts = (): PathParts => useContext(PartsContext);

/** Shows the page of the first matching pattern; `*` is the fallback. */
export function PagesByPath({ pages }: { pages: Readonly<Record<string, ReactNode>> }) {
  const { pathname } = usePlace();
  for (const [pattern, page] of Object.entries(pages)) {
    const parts = pathParts(pattern, pathname);
    if (parts) return <PartsContext value={parts}>{page}</PartsContext>;
  }
  return null;
}
