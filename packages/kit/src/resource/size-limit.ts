import { invalid } from '../problem.ts';

/** How much large documents of one tenant may take together, in characters as JSON. */
export type SizeLimit = {
  /** One of these is not large: five hundred, a page at most, are 4 MB. */
  usual: number;
  /**
   * All large ones together. A page is read, and held by whoever answers it, as a whole: 120 products of 460 kB, asked for a
   * dozen times at once, kept a service from everybody for ten seconds and took 1.5 GB (ADR 0011).
   */
  maxTotal: number;
};

export const defaultSizeLimit: SizeLimit = { usual: 8_000, maxTotal: 6_000_000 };

/** @param others of all other large documents together @throws Problem 422 where there is no room for one so large */
export async function checkSizeLimit(
  { usual, maxTotal: mostBeyond }: SizeLimit,
  length: number,
  others: () => Promise<number>,
): Promise<void> {
  if (length <= usual || (await others()) + length <= mostBeyond) return;
  const sentence = `Alle großen Einträge dieser Art brauchen zusammen zu viel Platz. Bitte kürzen Sie diesen, oder löschen Sie andere.`;
  throw invalid('TOO_LARGE', sentence);
}
