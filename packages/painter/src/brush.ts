// Fills, strokes and specks on outlines, and placement of many objects.
import type { Chance } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { LIGHT, type Point, shift, smooth } from './outline.ts';

interface Coats {
  shade?: string;
  lit?: string;
  depth?: number;
  glow?: number;
  curve?: (pts: readonly Point[]) => string;
  litScale?: number;
}
const tenth = (n: number) => Math.round(n * 10) / 10;

export const fill = (d: string, colour: string, opacity = 1, more = ''): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${tenth(opacity * 10) / 10}"` : ''}${more}/>`;
export const stroke = (
  d: string,
  colour: string,
  width: number,
  opacity = 1,
  more = ' stroke-linecap="round"',
): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linejoin="round"${opacity < 1 ? ` opacity="${tenth(opacity * 10) / 10}"` : ''}${more}/>`;
/** Draws many specks in one path: zero-length strokes with round caps cost ten bytes each. */
export const specks = (list: readonly Point[], colour: string, width: number, opacity = 1): string =>
  list.length ? stroke(list.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join(''), colour, width, opacity) : '';
/** Shade, body and lit patch: three flat coats that read as volume without a blur. */
export function layered(
  pts: readonly Point[],
  body: string,
  {
    shade = darker(body, 0.3),
    lit = lighter(body, 0.35),
    depth = 3,
    glow = 0.55,
    curve = smooth,
    litScale = 0.6,
  }: Coats = {},
): string {
  return (
    fill(curve(pts), shade) +
    fill(curve(shift(pts, LIGHT[0] * depth, LIGHT[1] * depth, 0.955)), body) +
    (glow ? fill(curve(shift(pts, LIGHT[0] * depth * 2.2, LIGHT[1] * depth * 2.2, litScale)), lit, glow) : '')
  );
}
/** Spreads n places over a disc, each as far from the taken ones as fourteen tries allow; adds them to `taken`. */
export function scatter(
  rnd: Chance,
  n: number,
  cx: number,
  cy: number,
  radius: number,
  gap: number,
  avoided: Point[] = [],
): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < n; i++) {
    let best: Point = [cx, cy],
      bestRoom = -Infinity;
    for (let t = 0; t < 14; t++) {
      const a = rnd.angle(),
        d = Math.sqrt(rnd.next()) * radius,
        x = cx + Math.cos(a) * d,
        y = cy + Math.sin(a) * d;
      const nearest = out.reduce((m, p) => Math.min(m, Math.hypot(p[0] - x, p[1] - y)), 400);
      const nearestAvoided = avoided.reduce((m, p) => Math.min(m, Math.hypot(p[0] - x, p[1] - y) * 1.25), 400);
      const room = Math.min(nearest, nearestAvoided + gap * 0.5);
      if (room > bestRoom) {
        bestRoom = room;
        best = [x, y];
      }
    }
    out.push(best);
    avoided.push(best);
  }
  return out;
}
