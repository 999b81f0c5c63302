/** Pause after which typing in the same field becomes a new step of undo, in ms. */
const longestPause = 1_500;

export type TypingKeys = (field: string) => string;

/** Returns the same key for typing in one field until a pause or an edit of another field. */
export function makeTypingKeys(now: () => number = Date.now): TypingKeys {
  let last = '';
  let at = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (field) => {
    const time = now();
    if (field !== last || time - at > longestPause) count += 1;
    last = field;
    at = time;
    return `${field} ${count}`;
  };
}
