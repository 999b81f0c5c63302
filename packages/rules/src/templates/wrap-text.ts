/** Width of a text in any unit. */
export type Measure = (text: string) => number;

/** Breaks a word that is wider than a line between its characters. */
function brokenWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Breaks one paragraph into lines of at most the width; at least one character per line. */
function wrappedParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = brokenWord(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

/**
 * Lines of a text in a box: words wrap, paragraphs are kept, and what does not fit ends in an ellipsis (TPL-03).
 * @param rows maximum number of lines
 */
export function wrapText(
  text: string,
  { width, rows, measure }: { width: number; rows: number; measure: Measure },
): string[] {
  const lines = text.split('\n').flatMap((paragraph) => wrappedParagraph(paragraph, width, measure));
  if (lines.length <= rows) return lines;
  const shown = lines.slice(0, Math.max(1, rows));
  let last = shown.at(-1) ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...shown.slice(0, -1), `${last.trimEnd()}…`];
}
