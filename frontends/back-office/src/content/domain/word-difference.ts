/** A run of words that stayed, was taken out or put in. */
export type WordRun = { kind: 'same' | 'out' | 'in'; text: string };

/** Beyond so many words of one side the whole is told as changed: comparing takes time in proportion to both. */
const limit = 600;

const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

/** What became of a text, word by word: the longest common sequence stays. */
export function wordDifference(before: string, after: string): WordRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length > limit || fresh.length > limit) return joined([...out(before), ...into(after)]);
  // How many words the rests have in common, from the end.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      runs.push({ kind: 'same', text: old[i] as string });
      [i, j] = [i + 1, j + 1];
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'out', text: old[i] as string });
      i += 1;
    } else {
      runs.push({ kind: 'in', text: fresh[j] as string });
      j += 1;
    }
  }
  return joined(runs);
}

const out = (text: string): WordRun[] => (text === '' ? [] : [{ kind: 'out', text }]);
const into = (text: string): WordRun[] => (text === '' ? [] : [{ kind: 'in', text }]);

/** Neighbours of a kind are one run. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}
