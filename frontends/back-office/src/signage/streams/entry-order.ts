type Ranked = { readonly priority: number };

/** Indices of entries by descending priority; equal ones keep their order. */
export const byPriority = (entries: readonly Ranked[]): number[] =>
  entries.map((_, index) => index).toSorted((a, b) => (entries[b]?.priority ?? 0) - (entries[a]?.priority ?? 0));

/**
 * Moves an entry within the order of priorities.
 * @param from place among all by priority, 0 is the highest
 * @returns the new priority of each entry, by its index
 */
export function movedPriorities(entries: readonly Ranked[], from: number, to: number): number[] {
  const order = byPriority(entries);
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from] as number);
  return entries.map((_, index) => moved.length - 1 - moved.indexOf(index));
}
