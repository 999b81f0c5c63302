/** Path of the order board. */
const board = '/backend/orders';

/**
 * Finds the open window for a notification: the page itself, or for an order the board. Undefined: a new window is
 * needed. A window is never navigated away from its current page.
 */
export function chooseWindow<W extends { url: string }>(windows: readonly W[], path: string): W | undefined {
  const findByPath = (pathname: string) => windows.find(({ url }) => new URL(url).pathname === pathname);
  return findByPath(path) ?? (path.startsWith(`${board}/`) ? findByPath(board) : undefined);
}
