import { useMemo } from 'react';

/** How long a number that has become ready is emphasised, in ms. */
const emphasisMs = 20_000;

/** When each ready number was first seen, in epoch ms; 0 for those of the first look. Kept while other scenes play. */
let firstSeen: ReadonlyMap<string, number> | undefined;

/**
 * Numbers that have become ready within the last 20 s, as far as this TV has seen. `ready` is undefined while the TV
 * does not know the orders.
 */
export function useNewNumbers(ready: readonly string[] | undefined, now: number): ReadonlySet<string> {
  return useMemo(() => {
    if (!ready) return new Set();
    const known = firstSeen;
    firstSeen = new Map(ready.map((number) => [number, known ? (known.get(number) ?? now) : 0]));
    return new Set(ready.filter((number) => now - (firstSeen?.get(number) ?? 0) < emphasisMs));
  }, [ready, now]);
}
