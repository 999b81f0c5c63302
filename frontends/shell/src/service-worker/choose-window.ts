/** Where the order board is. */
const board = '/backend/orders';

/**
 * The open window that shows what a notification is about: the page itself, or, for an order, a board, which shows it too. Undefined:
 * a new one is needed. A window is never led away from what somebody is doing there.
 */
export function chooseWindow<W extends { url: string }>(windows: readonly W[], path: string): W | undefined {
  const shows = (wanted: string) => windows.find(({ url }) => new URL(url).pathname === wanted);
  return shows(path) ?? (path.startsWith(`${board}/`) ? shows(board) : undefined);
}
