import { useEffect, useState } from 'react';
import type { foundSections } from './found-sections.ts';
import type { Section } from './menu-sections.ts';

/**
 * Filters the menu by the search text. Returns the whole menu until the search code is loaded, which starts when the
 * search is opened.
 * @param typed undefined while the search is closed
 */
export function useFoundSections(sections: readonly Section[], typed: string | undefined): readonly Section[] {
  const [find, setFind] = useState<typeof foundSections>();
  const isNeeded = typed !== undefined && find === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries a failed load at the next key press
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "search" */ './found-sections.ts').then(
      (loaded) => setFind(() => loaded.foundSections),
      () => undefined,
    );
  }, [isNeeded, typed]);
  return find && typed ? find(sections, typed) : sections;
}
