/**
 * Whether a text is what a pattern says: `*` is any number of letters, `?` is one, capitals make no difference (CONTENT-07). Takes time in
 * proportion to both lengths, whatever the pattern: a regular expression made of it would not.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [asked, letters] = [[...pattern.toLowerCase()], [...text.toLowerCase()]];
  let [at, read] = [0, 0];
  let star: { at: number; read: number } | undefined;
  while (read < letters.length) {
    if (asked[at] === '*') star = { at: at++, read };
    else if (at < asked.length && (asked[at] === '?' || asked[at] === letters[read])) [at, read] = [at + 1, read + 1];
    else if (star) {
      // One more letter belongs to the last star.
      star = { at: star.at, read: star.read + 1 };
      [at, read] = [star.at + 1, star.read];
    } else return false;
  }
  return asked.slice(at).every((letter) => letter === '*');
}
