import { invalid } from '../problem.ts';

/** Limit on the total size of a tenant's large documents, in characters of JSON. */
export type SizeLimit = {
  /** Documents up to this size are not large: five hundred of them, the largest page, are 4 MB. */
  usual: number;
  /**
   * Maximum total of all large ones. A page is read and held in memory as a whole: 120 products of 460 kB, requested a
   * dozen times concurrently, blocked a service for ten seconds and took 1.5 GB (ADR 0011).
   */
  maxTotal: number;
};

export const defaultSizeLimit: SizeLimit = { usual: 8_000, maxTotal: 6_000_000 };

/** For archives: revisions and the bin. */
export const unlimitedSize: SizeLimit = { usual: Number.POSITIVE_INFINITY, maxTotal: Number.POSITIVE_INFINITY };

/** @param totalOfOthers total size of all other large documents @throws Problem 422 if the limit is exceeded */
export async function checkSizeLimit(
  { usual, maxTotal }: SizeLimit,
  length: number,
  totalOfOthers: () => Promise<number>,
): Promise<void> {
  if (length <= usual || (await totalOfOthers()) + length <= maxTotal) return;
  const sentence = `Alle großen Einträge dieser Art brauchen zusammen zu viel Platz. Bitte kürzen Sie diesen, oder löschen Sie andere.`;
  throw invalid('TOO_LARGE', sentence);
}
