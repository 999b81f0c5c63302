import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('single-spa:routing-event', onChange);
  return () => window.removeEventListener('single-spa:routing-event', onChange);
}

/** The current path; follows every navigation, whichever remote it comes from. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);
