/** In character order, as texts are compared. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const [zero, first, middle, last] = ['0', '1', 'i', 'z'];

/**
 * A sort key between two others, for a card's position in its column. Only the moved card gets a new rank, so
 * concurrent edits of its neighbours do not conflict. Ranks are compared by code unit (`<`), not by locale.
 * @param before the preceding rank; null: the card is the first
 * @param behind the following rank, which is larger; null: the card is the last
 */
export function rankBetween(before: string | null, behind: string | null): string {
  if (behind === null) return before === null ? middle : rankBehind(before);
  return before === null ? rankBefore(behind) : between(before, behind);
}

/** Increments the rank: halving the remaining range would make ranks longer with every fifth card. */
function rankBehind(rank: string): string {
  const at = [...rank].findIndex((digit) => digit !== last);
  return at < 0 ? rank + first : rank.slice(0, at) + digits[digits.indexOf(rank[at] as string) + 1];
}

/** Decrements the rank. A rank never ends with a zero, because nothing would fit before it. */
function rankBefore(rank: string): string {
  const at = [...rank].findIndex((digit) => digit !== zero);
  const digit = rank[at] as string;
  const zeros = rank.slice(0, at);
  return digit === first ? `${zeros}${zero}${last}` : zeros + digits[digits.indexOf(digit) - 1];
}

/** Compares the ranks as fractions, padding the shorter one with zeros. */
function between(low: string, high: string | null): string {
  const from = low ? digits.indexOf(low[0] as string) : 0;
  const to = high === null ? digits.length : digits.indexOf(high[0] as string);
  if (from === to) return digits[from] + between(low.slice(1), (high as string).slice(1));
  if (to - from > 1) return digits[Math.round((from + to) / 2)] as string;
  return high !== null && high.length > 1 ? (high[0] as string) : digits[from] + between(low.slice(1), null);
}
