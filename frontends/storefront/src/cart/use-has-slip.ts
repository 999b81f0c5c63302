import { useSyncExternalStore } from 'react';

/** Same breakpoint as in `slip.module.css`. Without matchMedia: no slip. */
const wide = () => window.matchMedia?.('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether there is room for the slip beside the menu; otherwise its code is not loaded. */
export const useHasSlip = (): boolean => useSyncExternalStore(subscribe, () => wide()?.matches ?? false);
