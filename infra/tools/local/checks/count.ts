export type Count = { passed: number; failed: number };

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});
