/**
 * Whether a text matches a pattern: `*` is any number of letters, `?` is one, case-insensitive (CONTENT-07). Runs in
 * O(text × pattern) for any pattern, which a regular expression would not guarantee.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [wanted, letters] = [[...pattern.toLowerCase()], [...text.toLowerCase()]];
  let [at, read] = [0, 0];
  let star: { at: number; read: number } | undefined;
  while (read < letters.length) {
    if (wanted[at] === '*') star = { at: at++, read };
    else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === letters[read]))
      [at, read] = [at + 1, read + 1];
    else if (star) {
      // Backtracks: the last star consumes one more letter.
      star = { at: star.at, read: star.read + 1 };
      [at, read] = [star.at + 1, star.read];
    } else return false;
  }
  return wanted.slice(at).every((letter) => letter === '*');
}
