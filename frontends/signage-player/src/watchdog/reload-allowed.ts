/** Shortest time between two reloads by the watchdog, in ms. */
const pause = 5 * 60_000;

/**
 * Whether the watchdog may reload the page.
 * @param last wall clock of its last reload; undefined: never
 */
export const isReloadAllowed = (last: number | undefined, now: number): boolean =>
  // A wall clock that was set back must not forbid reloads for years.
  last === undefined || now - last >= pause || now < last;
