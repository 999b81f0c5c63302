/** Limit of tables at once; more need a second run. */
const max = 200;

/** Names of tables: "Garten 1" to "Garten 20". Undefined if the numbers are no range of up to 200. */
export function tableNumbers(prefix: string, from: string, to: string): string[] | undefined {
  if (![from, to].every((text) => /^\d{1,5}$/.test(text.trim()))) return undefined;
  const [first, last] = [Number(from), Number(to)];
  if (last < first || last - first >= max) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`.trim());
}
