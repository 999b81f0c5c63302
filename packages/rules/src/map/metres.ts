/** Length of a degree of latitude. */
export const metresPerDegree = 111_195;

/** Rounds a length down to 1, 2, 5, 10, 20, ... */
export function roundDown(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * ([5, 2].find((one) => one * power <= metres) ?? 1);
}
