/** What there is to read in one field of a version; `key` is the same in two of them, wherever a section stands. */
export type PageLine = { key: string; label: string; text: string };

export type LineChange = { key: string; label: string; before: string; after: string };

/** Fields that read differently, in the order of the newer version; what only the older has comes last. */
export function changedLines(before: readonly PageLine[], after: readonly PageLine[]): LineChange[] {
  const [old, fresh] = [before, after].map((lines) => new Map(lines.map((line) => [line.key, line]))) as [
    Map<string, PageLine>,
    Map<string, PageLine>,
  ];
  return [...new Map([...fresh, ...old].map(([key, { label }]) => [key, label]))]
    .map(([key, label]) => ({ key, label, before: old.get(key)?.text ?? '', after: fresh.get(key)?.text ?? '' }))
    .filter((change) => change.before !== change.after);
}
