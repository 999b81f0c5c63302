import { createContext, type ReactNode, useContext } from 'react';
import { type PathParts, pathParts } from './path-parts.ts';
import { usePlace } from './place.ts';

const PartsContext = createContext<PathParts>({});

/** What the path of the page that is shown holds by the names of its pattern. */
export const usePathParts = (): PathParts => useContext(PartsContext);

/** Shows the page whose pattern is the first to be the path; `*` is what is shown where none is. */
export function PagesByPath({ pages }: { pages: Readonly<Record<string, ReactNode>> }) {
  const { pathname } = usePlace();
  for (const [pattern, page] of Object.entries(pages)) {
    const parts = pathParts(pattern, pathname);
    if (parts) return <PartsContext value={parts}>{page}</PartsContext>;
  }
  return null;
}
