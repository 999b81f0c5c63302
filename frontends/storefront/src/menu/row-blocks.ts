/** Fills whole lines in one, two and three columns. */
const size = 12;

/**
 * Rows of a group by the dozen: what a browser may leave undrawn while nobody sees it. Each of 500 rows by itself would have to be
 * watched, which costs more than it saves.
 * @param hasLead the first row is large and fills a line alone
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
