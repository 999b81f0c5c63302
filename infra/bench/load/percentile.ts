/** The smallest value that the given `share` (0 to 1) of all values does not exceed. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
