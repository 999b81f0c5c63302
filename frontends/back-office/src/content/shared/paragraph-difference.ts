/** A paragraph in both versions; an added or removed one is empty in the other. */
export type ParagraphPair = { readonly before: string; readonly after: string };

/** Longest text in paragraphs that is aligned; of a longer one, paragraphs are compared by position. */
const limit = 300;

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Pairs by position what lies between two equal paragraphs. */
const pairs = (before: readonly string[], after: readonly string[]): ParagraphPair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    before: before[index] ?? '',
    after: after[index] ?? '',
  }));

/** Aligns the paragraphs of two texts, by the longest common subsequence of equal ones. */
export function paragraphDifference(before: string, after: string): ParagraphPair[] {
  const [old, fresh] = [paragraphsOf(before), paragraphsOf(after)];
  if (old.length > limit || fresh.length > limit) return pairs(old, fresh);
  // Lengths of the common subsequences of the remainders, from the end.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const all: ParagraphPair[] = [];
  let [i, j, oldFrom, freshFrom] = [0, 0, 0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      const same = old[i] as string;
      all.push(...pairs(old.slice(oldFrom, i), fresh.slice(freshFrom, j)), { before: same, after: same });
      [i, j] = [i + 1, j + 1];
      [oldFrom, freshFrom] = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [...all, ...pairs(old.slice(oldFrom), fresh.slice(freshFrom))];
}
