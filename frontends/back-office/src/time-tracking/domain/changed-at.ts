/** The same rows, one of them changed in part; nothing of what was given is touched. */
export const changedAt = <R extends object>(rows: readonly R[], at: number, part: Partial<R>): R[] =>
  rows.map((row, index) => (index === at ? { ...row, ...part } : row));
