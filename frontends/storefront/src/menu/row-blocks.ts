/** Divisible by one, two and three columns. */
const size = 12;

/**
 * Splits a group's rows into blocks that the browser can skip while off-screen. Observing each of 500 rows would cost
 * more than it saves.
 * @param hasLead whether the first row is large and fills a line
 */
export function rowBlocks<T>(rows: readonly T[], hasLead: boolean): T[][] {
  const blocks: T[][] = [];
  for (let at = 0; at < rows.length; ) {
    const end = at + size + (hasLead && at === 0 ? 1 : 0);
    blocks.push(rows.slice(at, end));
    at = end;
  }
  return blocks;
}
