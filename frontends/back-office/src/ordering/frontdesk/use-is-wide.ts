import { useSyncExternalStore } from 'react';

/** From where list and order stand side by side; on what is narrower one of them is shown. */
const wide = '(min-width: 820px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
