// Bloom filter for substring search. Searching a text that lacks the word reads it to the end; marks exclude most such
// texts. Each trigram of a text sets one of 4096 bits. A text that contains a word has all bits of the word. The
// converse does not hold, so the remaining texts are searched.

const bits = 4096;

/** Maximum number of marks checked per word: more exclude hardly more texts, and each is checked for every row. */
const maxMarksPerWord = 6;

const prime = 0x01000193;
/** Local copy for speed: texts have hundreds of thousands of characters. */
const { imul } = Math;

/** Calls `use` with the bit of each trigram: FNV-1a of three UTF-16 units, folded. */
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

/** 512 bytes, with bits numbered as in PostgreSQL's `get_bit`. @param text in lower case */
export function buildMarks(text: string): Buffer {
  const marks = Buffer.alloc(bits / 8);
  eachMark(text, (mark) => {
    marks[mark >> 3] = (marks[mark >> 3] as number) | (1 << (mark & 7));
  });
  return marks;
}

/**
 * Bits set in every text that contains the word: at most six, spread over the word; none for fewer than three letters.
 * @param word in lower case
 */
export function marksOfWord(word: string): number[] {
  const found = new Set<number>();
  eachMark(word, (mark) => found.add(mark));
  const all = [...found];
  const step = Math.max(1, all.length / maxMarksPerWord);
  return all.filter((_, at) => at % step < 1);
}
