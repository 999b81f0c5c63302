/** Readable text of a field in a version; `key` is the same in both versions, regardless of the section's position. */
export type PageLine = { key: string; label: string; text: string };

export type LineChange = { key: string; label: string; before: string; after: string };

/** Returns the lines that differ, in the order of the newer version; removed ones are last. */
export function changedLines(before: readonly PageLine[], after: readonly PageLine[]): LineChange[] {
  const [old, fresh] = [before, after].map((lines) => new Map(lines.map((line) => [line.key, line]))) as [
    Map<string, PageLine>,
    Map<string, PageLine>,
  ];
  return [...new Map([...fresh, ...old].map(([key, { label }]) => [key, label]))]
    .map(([key, label]) => ({ key, label, before: old.get(key)?.text ?? '', after: fresh.get(key)?.text ?? '' }))
    .filter((change) => change.before !== change.after);
}
