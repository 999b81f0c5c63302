import { useSyncExternalStore } from 'react';

/** Media query for showing list and order side by side; narrower screens show one of them. */
const wide = '(min-width: 820px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
