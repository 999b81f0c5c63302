const kept = 'theke-terminal-key';

/**
 * The key of this terminal. Its address has it behind `#`, so that no server and no log ever sees it; it is kept on the device, and taken out of
 * the address before anybody reads it from the screen.
 */
export function terminalKey(): string | undefined {
  const shown = window.location.hash.slice(1);
  if (shown !== '') {
    localStorage.setItem(kept, shown);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return localStorage.getItem(kept) ?? undefined;
}
