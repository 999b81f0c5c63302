// A slice of citrus, and the colours of drinks.
import { fill } from './brush.ts';
import type { Chance } from './chance.ts';
import { darker, mix } from './colour.ts';
import { arc, type Point, ring, shift, smooth, TAU } from './outline.ts';

export function citrus(rnd: Chance, x: number, y: number, r: number, colour = '#f5d033'): string {
  const o = ring(rnd, x, y, r, { wobble: 0.01, n: 22 }),
    turn = rnd.angle();
  let s =
    fill(smooth(shift(o, 4, 6)), '#0a2a30', 0.25) +
    fill(smooth(o), darker(colour, 0.2)) +
    fill(smooth(shift(o, -1, -1.4, 0.95)), colour) +
    fill(smooth(shift(o, 0, 0, 0.84)), '#fdf6d8');
  for (let i = 0; i < 8; i++) {
    const a = turn + (i / 8) * TAU,
      w = (TAU / 8) * 0.4,
      seg: Point[] = [
        [x + Math.cos(a) * r * 0.12, y + Math.sin(a) * r * 0.12],
        ...arc(x, y, r * 0.76, a - w, a + w, 4),
      ];
    s +=
      fill(smooth(seg), mix(colour, '#fff', 0.18)) +
      fill(smooth(shift(seg, -1.4, -2, 0.55)), mix(colour, '#fff', 0.55), 0.8);
  }
  return s;
}
export const liquids = {
  cola: '#4a2012',
  orange: '#f0951f',
  apple: '#e3b13a',
  water: '#bfdad8',
  lemonade: '#f0e2a0',
  spritz: '#f07428',
  herb: '#c58a2c',
  red: '#6d1226',
  white: '#e6d488',
};
