import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('single-spa:routing-event', onChange);
  return () => window.removeEventListener('single-spa:routing-event', onChange);
}

const current = () => window.location.pathname;

/**
 * Returns the current path, updated on every navigation of any remote.
 * @param drawn on the server: path of the rendered page
 */
export const usePath = (drawn?: string): string => useSyncExternalStore(subscribe, current, () => drawn ?? current());
