// Mixing paint.
import type { Chance } from './chance.ts';

const parse = (h: string): number[] =>
  h.length === 4
    ? [1, 2, 3].map((i) => parseInt(h[i]! + h[i]!, 16))
    : [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
const hex = (rgb: number[]) =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
/** Mixes two colours `#rgb` or `#rrggbb`; `t` in [0, 1] is the share of the second. */
export const mix = (a: string, b: string, t: number): string => {
  const p = parse(a),
    q = parse(b);
  return hex(p.map((v, i) => v + (q[i]! - v) * t));
};
export const darker = (c: string, t = 0.25): string => mix(c, '#2a0f08', t);
export const lighter = (c: string, t = 0.25): string => mix(c, '#fff3dc', t);
/** Makes a colour slightly lighter or darker, so that slices differ. */
export const vary = (rnd: Chance, c: string, t = 0.07): string =>
  rnd.next() < 0.5 ? darker(c, rnd.next() * t) : lighter(c, rnd.next() * t);
