type Figure = number | null | undefined;

const withoutUnknown = (figures: readonly Figure[]): number[] =>
  figures.filter((figure) => figure !== null && figure !== undefined);

/** The maximum of the known figures; null if all are unknown. */
export function worstOfKnown(figures: readonly Figure[]): number | null {
  const values = withoutUnknown(figures);
  return values.length > 0 ? Math.max(...values) : null;
}

/** The sum of the known figures; null if all are unknown. */
export function sumOfKnown(figures: readonly Figure[]): number | null {
  const values = withoutUnknown(figures);
  return values.length > 0 ? values.reduce((all, one) => all + one, 0) : null;
}
