/** At once; who has more makes them in two goes. */
const max = 200;

/** "Garten 1" to "Garten 20": what the tables are called, or undefined where the numbers make no range of up to 200. */
export function tableNumbers(prefix: string, from: string, to: string): string[] | undefined {
  if (![from, to].every((text) => /^\d{1,5}$/.test(text.trim()))) return undefined;
  const [first, last] = [Number(from), Number(to)];
  if (last < first || last - first >= max) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`.trim());
}
