/** How a QR code is drawn, on a screen and on paper: of squares (modules), with a middle that may stay free for a mark (QR-06). */

/** Readers find a code by what is free around it, in modules. */
export const quietZone = 4;

/** The free middle of a code of so many modules: a quarter of the side, so 6 % of it. Level Q has room for more than that, and for a stain beside. */
export function gapOf(side: number): { from: number; size: number } {
  const size = Math.floor(side / 4 / 2) * 2 + 1;
  return { from: (side - size) / 2, size };
}

/** The free middle for a logo: a fifth of the side at most, whole modules on either side of it. */
export function logoGapOf(side: number): { from: number; size: number } {
  const limit = Math.floor(side / 5);
  const size = limit % 2 === side % 2 ? limit : limit - 1;
  return { from: (side - size) / 2, size };
}

/** A third of a module stays free around a logo, which is as large as it can be in its own shape; measured from the gap's corner. */
export function logoBox(gap: number, { width, height }: { width: number; height: number }) {
  const room = gap - 2 / 3;
  const scale = room / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  return { x: (gap - wide) / 2, y: (gap - high) / 2, width: wide, height: high };
}

/** The height of a bold mark that fits into a gap: letters are about 0.62 as wide as high. */
export const markSize = (mark: string, gap: number): number =>
  Math.min(gap * 0.9, (gap * 0.94) / (0.62 * Math.max(1, mark.length)));

/** One shape of all dark modules, as a path of SVG: modules drawn one by one show their seams. @param offset where the first stands, in modules */
export const modulesPath = (rows: readonly (readonly boolean[])[], offset = 0): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + offset} ${y + offset}h1v1h-1z` : ''))).join('');
