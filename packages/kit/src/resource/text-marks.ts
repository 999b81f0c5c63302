// A text that is looked through for a word is read from its beginning to its end where it does not hold it. Its marks say for most texts that it
// cannot: for each three letters in a row one of 4096 bits. All of a word's own are among those of any text that holds it; that a text holds it,
// they do not say, so what they let through is read.

const bits = 4096;

/** More of them let hardly less through, and each is asked of every text. */
const mostAsked = 6;

/** FNV-1a of three UTF-16 units, folded. */
function markAt(text: string, at: number): number {
  let hash = 0x811c9dc5;
  for (let next = at; next < at + 3; next++) hash = Math.imul(hash ^ text.charCodeAt(next), 0x01000193);
  return (hash ^ (hash >>> 15)) & (bits - 1);
}

const marksIn = (text: string): Set<number> =>
  new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => markAt(text, at)));

/** 512 bytes, as PostgreSQL's `get_bit` counts their bits. @param text in small letters */
export function marksOf(text: string): Buffer {
  const marks = Buffer.alloc(bits / 8);
  for (const mark of marksIn(text)) marks[mark >> 3] = (marks[mark >> 3] as number) | (1 << (mark & 7));
  return marks;
}

/** Numbers of bits that are set in the marks of whatever holds the word; none for fewer than three letters, six at most, from all over it. @param word in small letters */
export function marksOfWord(word: string): number[] {
  const all = [...marksIn(word)];
  const step = Math.max(1, all.length / mostAsked);
  return all.filter((_, at) => at % step < 1);
}
