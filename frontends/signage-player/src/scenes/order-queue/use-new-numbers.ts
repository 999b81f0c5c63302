import { useMemo } from 'react';

/** How long a number that has become ready is emphasised, in ms. */
const emphasisMs = 20_000;

/**
 * When guests first saw each ready number, in epoch ms; 0 for those that were ready at the first look. Kept while other
 * scenes are on air.
 */
let firstSeen: ReadonlyMap<string, number> | undefined;

type Look = {
  /** Undefined while the TV does not know the orders. */
  readonly ready: readonly string[] | undefined;
  readonly now: number;
  /** Whether guests see the numbers. */
  readonly isActive: boolean;
};

/** Ready numbers that guests have not seen for 20 s yet. */
export function useNewNumbers({ ready, now, isActive }: Look): ReadonlySet<string> {
  return useMemo(() => {
    if (!ready) return new Set();
    const known = firstSeen;
    const seen = new Map(ready.map((number) => [number, known ? (known.get(number) ?? now) : 0]));
    if (isActive) firstSeen = seen;
    return new Set(ready.filter((number) => now - (seen.get(number) ?? 0) < emphasisMs));
  }, [ready, now, isActive]);
}
