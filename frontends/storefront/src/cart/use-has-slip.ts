import { useSyncExternalStore } from 'react';

/** As in `slip.module.css`. A browser that cannot be asked has no room. */
const wide = () => window.matchMedia?.('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  const asked = wide();
  asked?.addEventListener('change', onChange);
  return () => asked?.removeEventListener('change', onChange);
}

/** Whether there is room for the slip beside the card; where there is none its code is not loaded either. */
export const useHasSlip = (): boolean => useSyncExternalStore(subscribe, () => wide()?.matches ?? false);
