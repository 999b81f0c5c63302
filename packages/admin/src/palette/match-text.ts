/** Lower case without accents, for comparisons; a character keeps its position. */
const plain = (text: string): string =>
  [...text]
    .map((char) => (char.length > 1 ? char : char.normalize('NFD').charAt(0).toLocaleLowerCase('de').charAt(0)))
    .join('');

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/**
 * How well a text matches typed words: 2 to 3 if each typed word starts a word of the text (higher the more of them are
 * whole words), 1 if each occurs anywhere in the text, otherwise 0. Accents and case are ignored.
 */
export function matchScore(text: string, typed: string): number {
  const within = plain(text);
  const starts = within.split(/[\s\-/(„"]+/);
  const words = wordsOf(typed);
  if (words.every((word) => starts.some((start) => start.startsWith(word))))
    return 2 + words.filter((word) => starts.includes(word)).length / Math.max(1, words.length);
  return words.every((word) => within.includes(word)) ? 1 : 0;
}

/** Splits a text at the first occurrence of each typed word, so that these can be marked. */
export function markedParts(text: string, typed: string): { text: string; isMatch: boolean }[] {
  const within = plain(text);
  const matches = wordsOf(typed)
    .map((word) => ({ from: within.indexOf(word), length: word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from);
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const { from, length } of matches) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from), isMatch: false });
    parts.push({ text: text.slice(from, from + length), isMatch: true });
    at = from + length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}
