import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('single-spa:routing-event', onChange);
  return () => window.removeEventListener('single-spa:routing-event', onChange);
}

const current = () => window.location.pathname;

/**
 * The current path; follows every navigation, whichever remote it comes from.
 * @param drawn on the server: the path whose page it draws
 */
export const usePath = (drawn?: string): string => useSyncExternalStore(subscribe, current, () => drawn ?? current());
