type Figure = number | null | undefined;

const known = (figures: readonly Figure[]): number[] =>
  figures.filter((figure) => figure !== null && figure !== undefined);

/** The highest of those that somebody knows; null where nobody does. */
export function worstOfKnown(figures: readonly Figure[]): number | null {
  const values = known(figures);
  return values.length > 0 ? Math.max(...values) : null;
}

/** The sum of those that somebody knows; null where nobody does. */
export function sumOfKnown(figures: readonly Figure[]): number | null {
  const values = known(figures);
  return values.length > 0 ? values.reduce((all, one) => all + one, 0) : null;
}
