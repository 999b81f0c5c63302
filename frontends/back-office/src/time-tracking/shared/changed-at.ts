/** Returns a copy of the rows with one of them changed in part. */
export const changedAt = <R extends object>(rows: readonly R[], at: number, part: Partial<R>): R[] =>
  rows.map((row, index) => (index === at ? { ...row, ...part } : row));
