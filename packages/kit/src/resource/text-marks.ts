// A text that is looked through for a word is read from its beginning to its end where it does not hold it. Its marks say for most texts that it
// cannot: for each three letters in a row one of 4096 bits. All of a word's own are among those of any text that holds it; that a text holds it,
// they do not say, so what they let through is read.

const bits = 4096;

/** More of them let hardly less through, and each is asked of every text. */
const maxAsked = 6;

const prime = 0x01000193;
/** Looked up once: texts have hundreds of thousands of letters. */
const { imul } = Math;

/** Told the bit of each three letters in a row: FNV-1a of three UTF-16 units, folded. */
function eachMark(text: string, use: (mark: number) => void): void {
  let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 2; at < text.length; at++) {
    const third = text.charCodeAt(at);
    const hash = imul(imul(imul(0x811c9dc5 ^ first, prime) ^ second, prime) ^ third, prime);
    use((hash ^ (hash >>> 15)) & (bits - 1));
    first = second;
    second = third;
  }
}

/** 512 bytes, as PostgreSQL's `get_bit` counts their bits. @param text in small letters */
export function marksOf(text: string): Buffer {
  const marks = Buffer.alloc(bits / 8);
  eachMark(text, (mark) => {
    marks[mark >> 3] = (marks[mark >> 3] as number) | (1 << (mark & 7));
  });
  return marks;
}

/** Numbers of bits that are set in the marks of whatever holds the word; none for fewer than three letters, six at most, from all over it. @param word in small letters */
export function marksOfWord(word: string): number[] {
  const found = new Set<number>();
  eachMark(word, (mark) => found.add(mark));
  const all = [...found];
  const step = Math.max(1, all.length / maxAsked);
  return all.filter((_, at) => at % step < 1);
}
