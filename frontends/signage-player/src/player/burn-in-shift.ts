/** Largest shift in CSS pixels of a screen with 1080 lines. */
export const largestShift = 6;

/** Periods in ms of both directions; no common multiple within days, so every place is reached. */
const [across, down] = [17 * 60_000, 23 * 60_000];

/**
 * Shift of the whole picture against burn-in: a slow path of a few pixels. Below one pixel in 10 s, so nobody sees it.
 * @param at ms
 */
export function burnInShift(at: number): { x: number; y: number } {
  const wave = (period: number) => Math.round(largestShift * Math.sin((2 * Math.PI * at) / period) * 10) / 10;
  return { x: wave(across), y: wave(down) };
}
