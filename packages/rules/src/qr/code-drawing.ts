/** Drawing of a QR code on screen and paper: modules with an optional gap in the middle for a mark (QR-06). */

/** Width of the free border that readers need, in modules. */
export const quietZone = 4;

/**
 * The gap in the middle of a code: a quarter of the side, 6 % of the area. Error correction level Q tolerates more,
 * including stains.
 */
export function gapOf(side: number): { from: number; size: number } {
  const size = Math.floor(side / 4 / 2) * 2 + 1;
  return { from: (side - size) / 2, size };
}

/** The gap for a logo: at most a fifth of the side, centred on whole modules. */
export function logoGapOf(side: number): { from: number; size: number } {
  const limit = Math.floor(side / 5);
  const size = limit % 2 === side % 2 ? limit : limit - 1;
  return { from: (side - size) / 2, size };
}

/**
 * Size and position of a logo within the gap, as large as its aspect ratio allows, with a margin of a third of a
 * module. Relative to the gap's corner.
 */
export function logoBox(gap: number, { width, height }: { width: number; height: number }) {
  const room = gap - 2 / 3;
  const scale = room / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  return { x: (gap - wide) / 2, y: (gap - high) / 2, width: wide, height: high };
}

/** The font size of a bold mark that fits into a gap: letters are about 0.62 times as wide as high. */
export const markSize = (mark: string, gap: number): number =>
  Math.min(gap * 0.9, (gap * 0.94) / (0.62 * Math.max(1, mark.length)));

/**
 * SVG path of all dark modules as one shape, because separate modules show seams. @param offset position of the first
 * module, in modules
 */
export const modulesPath = (rows: readonly (readonly boolean[])[], offset = 0): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + offset} ${y + offset}h1v1h-1z` : ''))).join('');
