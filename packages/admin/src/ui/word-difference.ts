/** A run of unchanged, removed or added words. */
export type WordRun = { kind: 'same' | 'out' | 'in'; text: string };

/**
 * Longest text in words that is compared; a longer one counts as changed completely. The comparison takes time
 * proportional to both lengths.
 */
const limit = 600;

const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

/** Word difference of two texts, by their longest common subsequence. */
export function wordDifference(before: string, after: string): WordRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length > limit || fresh.length > limit) return joined([...out(before), ...into(after)]);
  // Lengths of the common subsequences of the remainders, from the end.
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
  return grouped(joined(runs));
}

const out = (text: string): WordRun[] => (text === '' ? [] : [{ kind: 'out', text }]);
const into = (text: string): WordRun[] => (text === '' ? [] : [{ kind: 'in', text }]);

/**
 * Gathers changed words that only white space separates: "zwei Tage" and "drei Wochen" instead of four marks with a
 * space between them.
 */
function grouped(runs: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  let changed: WordRun[] = [];
  const textWithout = (kind: 'in' | 'out') =>
    changed
      .filter((run) => run.kind !== kind)
      .map(({ text }) => text)
      .join('');
  const end = () => {
    const isReplaced = (['out', 'in'] as const).every((kind) => changed.some((run) => run.kind === kind));
    all.push(...(isReplaced ? [...out(textWithout('in')), ...into(textWithout('out'))] : changed));
    changed = [];
  };
  for (const [index, run] of runs.entries()) {
    const isBetween = run.text.trim() === '' && index > 0 && index < runs.length - 1;
    if (run.kind !== 'same' || isBetween) changed.push(run);
    else {
      end();
      all.push(run);
    }
  }
  end();
  return all;
}

/** Merges adjacent runs of the same kind. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}
