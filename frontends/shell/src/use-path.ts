import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('single-spa:routing-event', onChange);
  return () => window.removeEventListener('single-spa:routing-event', onChange);
}

const current = () => window.location.pathname;

/**
 * Returns the current path, updated on every navigation of any remote.
 * @param serverPath on the server: path of the rendered page
 */
export const usePath = (serverPath?: string): string =>
  useSyncExternalStore(subscribe, current, () => serverPath ?? current());
