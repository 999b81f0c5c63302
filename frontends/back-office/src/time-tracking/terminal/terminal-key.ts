const storageKey = 'theke-terminal-key';

/**
 * Returns the key of this terminal. It is in the URL's fragment, which is not sent to servers or logged; it is stored
 * on the device and removed from the visible URL.
 */
export function terminalKey(): string | undefined {
  const shown = window.location.hash.slice(1);
  if (shown !== '') {
    localStorage.setItem(storageKey, shown);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return localStorage.getItem(storageKey) ?? undefined;
}
