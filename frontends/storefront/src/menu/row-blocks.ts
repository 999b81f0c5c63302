/** Divisible by one, two and three columns. */
const size = 12;

/**
 * Splits a group's rows into blocks that the browser can skip while off-screen. Observing each of 500 rows would cost
 * more than it saves.
 * @param hasLead whether the first row is large and fills a line
 */
export function rowBlocks<T>(rows: readonly T[], hasLead: boolean): T[][] {
  const blocks: T[][] = [];
  for (let start = 0; start < rows.length; ) {
    const end = start + size + (hasLead && start === 0 ? 1 : 0);
    blocks.push(rows.slice(start, end));
    start = end;
  }
  return blocks;
}
