/**
 * Adds to a cell of the table at the top of a service's README.
 * @param before a sign that the cell's list ends at, where something else follows in the same cell
 * @returns undefined where there is no such row
 */
export function addToRow(readme: string, row: string, item: string, before?: string): string | undefined {
  const line = readme.split('\n').find((one) => one.startsWith(`| ${row} | `) && one.endsWith(' |'));
  if (!line) return undefined;
  const cell = line.slice(`| ${row} | `.length, -' |'.length);
  return readme.replace(line, () => `| ${row} | ${cell === 'nothing' ? item : joined(cell, item, before)} |`);
}

function joined(cell: string, item: string, before: string | undefined): string {
  const at = before ? cell.indexOf(before) : -1;
  return at < 0 ? `${cell}, ${item}` : `${cell.slice(0, at)}, ${item}${cell.slice(at)}`;
}
