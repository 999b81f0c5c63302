/**
 * Widths of glyphs of a semibold sans serif font, in parts of the font size; slightly too wide rather than too narrow.
 */
const narrow = /[ilIjtfr.,:;'’|!() -]/;
const wide = /[mwMW@%&€]/;
const digit = /\d/;

function glyphWidth(glyph: string): number {
  if (narrow.test(glyph)) return 0.36;
  if (wide.test(glyph)) return 0.9;
  if (digit.test(glyph)) return 0.63;
  return glyph === glyph.toLowerCase() ? 0.58 : 0.7;
}

/** Estimated width of a text in parts of its font size. */
const textWidth = (text: string): number => [...text].reduce((sum, glyph) => sum + glyphWidth(glyph), 0);

/** Number of lines of a text in which no word is broken; Infinity if a word is wider than the line. */
function countLines(text: string, lineWidth: number): number {
  const space = glyphWidth(' ');
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let used = 0;
    lines += 1;
    for (const word of paragraph.split(/\s+/)) {
      const width = textWidth(word);
      if (width > lineWidth) return Number.POSITIVE_INFINITY;
      if (used > 0 && used + space + width > lineWidth) {
        lines += 1;
        used = width;
      } else used += (used > 0 ? space : 0) + width;
    }
  }
  return lines;
}

export type Room = {
  /** Width of the lines. All sizes are in units of a screen with 1080 lines. */
  readonly width: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
};

/**
 * The largest font size at which a text fits into a number of lines without breaking a word; `smallest` if none does.
 * Estimated, so that it needs no layout and is equal on all TVs.
 */
export function fitText(text: string, { width, lines, largest, smallest }: Room): number {
  for (let size = largest; size > smallest; size -= 4) if (countLines(text, width / size) <= lines) return size;
  return smallest;
}

/** A font size in units of the stage, as CSS. */
export const inUnits = (size: number): string => `calc(var(--u) * ${size})`;
