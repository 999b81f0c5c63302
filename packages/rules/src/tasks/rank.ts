/** In the order in which texts are compared, sign by sign. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const [zero, first, middle, last] = ['0', '1', 'i', 'z'];

/**
 * A place between two others: where a card stands in its column. Only the card that is moved gets another one, so nobody who edits one of its
 * neighbours is disturbed. Ranks are compared sign by sign (`<`), never as people read German.
 * @param before the rank that it follows; null: it is the first
 * @param behind the rank that follows it, which is larger; null: it is the last
 */
export function rankBetween(before: string | null, behind: string | null): string {
  if (behind === null) return before === null ? middle : rankBehind(before);
  return before === null ? rankBefore(behind) : between(before, behind);
}

/** One more: halving what is left would make a rank longer with every fifth card. */
function rankBehind(rank: string): string {
  const at = [...rank].findIndex((digit) => digit !== last);
  return at < 0 ? rank + first : rank.slice(0, at) + digits[digits.indexOf(rank[at] as string) + 1];
}

/** One less. A rank never ends with a zero: nothing would fit before it. */
function rankBefore(rank: string): string {
  const at = [...rank].findIndex((digit) => digit !== zero);
  const digit = rank[at] as string;
  const zeros = rank.slice(0, at);
  return digit === first ? `${zeros}${zero}${last}` : zeros + digits[digits.indexOf(digit) - 1];
}

/** Both are read as fractions; what is missing of the shorter one is zeros. */
function between(low: string, high: string | null): string {
  const from = low ? digits.indexOf(low[0] as string) : 0;
  const to = high === null ? digits.length : digits.indexOf(high[0] as string);
  if (from === to) return digits[from] + between(low.slice(1), (high as string).slice(1));
  if (to - from > 1) return digits[Math.round((from + to) / 2)] as string;
  return high !== null && high.length > 1 ? (high[0] as string) : digits[from] + between(low.slice(1), null);
}
