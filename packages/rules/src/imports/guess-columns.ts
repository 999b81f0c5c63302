/** Fields that columns of a file can fill: their names on screens, and further headings in lower case. */
export type ImportColumns<F extends string = string> = {
  labels: Readonly<Record<F, string>>;
  headings: Readonly<Record<F, readonly string[]>>;
};

export const importFieldNames = <F extends string>({ labels }: Pick<ImportColumns<F>, 'labels'>): [F, ...F[]] =>
  Object.keys(labels) as [F, ...F[]];

/** The field of each heading, null for unknown ones; each field once (IMPORT-01). */
export function guessColumns<F extends string>(
  headings: readonly string[],
  { labels, headings: known }: ImportColumns<F>,
): (F | null)[] {
  const taken = new Set<F>();
  return headings.map((heading) => {
    const text = heading.trim().toLowerCase();
    const field = importFieldNames({ labels }).find(
      (name) => !taken.has(name) && (labels[name].toLowerCase() === text || known[name].includes(text)),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
}
