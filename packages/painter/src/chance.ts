// Seeded random numbers: a drawing is a pure function of its recipe and its seed.
import { randomFrom } from './random-from.ts';

/** A stream of random numbers. Angles in radians, `next` in [0, 1). */
export interface Chance {
  next(): number;
  between(a: number, b: number): number;
  angle(): number;
  pick<T>(list: readonly T[]): T;
  sign(): 1 | -1;
  times<T>(n: number, make: (index: number) => T): T[];
}

/** Deterministic random numbers: the same seed gives the same drawing on every machine. */
export function chance(seed: string): Chance {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = randomFrom(h);
  return {
    next,
    between: (a: number, b: number) => a + (b - a) * next(),
    angle: () => next() * (2 * Math.PI),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    sign: () => (next() < 0.5 ? -1 : 1),
    times: (n, make) => Array.from({ length: n }, (_, i) => make(i)),
  };
}
